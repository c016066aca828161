import path from 'node:path';
import { root } from '@scripts/core/files';
import { type Service, startService } from '@scripts/core/processes';
import { type LocalStore, siteSettings } from '@scripts/release/local';

/** The edge requires a backend address, but public pages send no request to it on load. */
const NO_BACKEND = { SUPABASE_URL: 'http://localhost:9', SUPABASE_PUBLISHABLE_KEY: 'none' };

/** Browser options for a bench. The bench stops the browser itself, and the browser sends no background requests. */
export const BROWSER_FLAGS = {
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
};

/** Starts a separate edge for a store. */
export const serveSite = (
  store: LocalStore,
  signal: AbortSignal,
  backend?: { readonly url: string; readonly publishableKey: string },
): Promise<Service> =>
  startService('The site', path.join(root, 'shell/server/node/main.ts'), {
    env: {
      ...(backend
        ? { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey }
        : NO_BACKEND),
      SITE_PORT: '0',
      ...siteSettings(store),
    },
    signal,
  });
