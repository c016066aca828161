import path from 'node:path';
import { root } from '../build/shared-modules.ts';
import { startService, type Service } from '../lib/services.ts';

/** Public pages ask no backend for anything as they open; the edge wants to know one. */
const NO_BACKEND = { SUPABASE_URL: 'http://localhost:9', SUPABASE_PUBLISHABLE_KEY: 'none' };

/** How the browser of a bench starts: it stops with the bench, and asks nobody for anything by itself. */
export const BROWSER_FLAGS = {
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
};

/** A site's files from other hosts fail immediately: each load is of the local site only, with or without a network. */
export const LOCAL_ONLY = ['--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];

/** An edge of its own for a release. */
export const serveSite = (
  name: string,
  folder: string,
  signal: AbortSignal,
  backend?: { readonly url: string; readonly publishableKey: string },
): Promise<Service> =>
  startService(name, path.join(root, 'shell/server/node/main.ts'), {
    env: {
      ...(backend
        ? { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey }
        : NO_BACKEND),
      SITE_PORT: '0',
      SITE_ROOT: folder,
    },
    signal,
  });
