import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendAddress } from '@scripts/build/dev';
import type { Settings } from '@scripts/core/command';
import { root } from '@scripts/core/files';
import type { NamedPort, Run, Service } from '@scripts/core/processes';
import { cachedResources, cachedTools } from '@scripts/documents/resources';
import { type LocalStore, siteSettings } from '@scripts/release/local';
import { installResources } from '../supabase/resources/install-resources.ts';
import { installTools } from '../supabase/tools/install-tools.ts';

/** Returns the port that {@link startBackend} opens; empty for a hosted backend. */
export const backendPorts = (settings: Settings): NamedPort[] =>
  settings.SUPABASE_URL ? [] : [['BACKEND_PORT', settings.BACKEND_PORT]];

/** Starts the embedded backend, or returns the address of the hosted one. */
export async function startBackend(
  run: Run,
  settings: Settings,
  args: string[] = [],
): Promise<BackendAddress> {
  if (settings.SUPABASE_URL && settings.SUPABASE_PUBLISHABLE_KEY) {
    run.say(`Using the hosted backend at ${settings.SUPABASE_URL}`);
    return {
      supabaseUrl: settings.SUPABASE_URL,
      supabasePublishableKey: settings.SUPABASE_PUBLISHABLE_KEY,
    };
  }
  run.say('Starting the embedded backend …');
  const data = path.resolve(root, settings.DATA_DIR);
  const options = {
    env: {
      BACKEND_PORT: String(settings.BACKEND_PORT),
      DATA_DIR: data,
      SITE_PORT: String(settings.SITE_PORT),
      ...(settings.DATABASE_URL ? { DATABASE_URL: settings.DATABASE_URL } : {}),
    },
    onLine: (line: string) => {
      run.say(`  ${line}`);
    },
  };
  await run.start('The backend', path.join(root, 'supabase/embedded/main.ts'), {
    ...options,
    args,
    // Restart at the address that pages use, and with the current data: don't apply `--reset` again.
    again: ({ url }) => ({ ...options, env: { ...options.env, BACKEND_PORT: new URL(url).port } }),
  });
  const { url, publishableKey, secretKey, reportKey } = JSON.parse(
    readFileSync(path.join(data, 'backend.json'), 'utf8'),
  ) as {
    url: string;
    publishableKey: string;
    secretKey: string;
    reportKey: string;
  };
  await installTools({ url, secretKey }, await cachedTools());
  await installResources({ url, secretKey }, await cachedResources());
  return { supabaseUrl: url, supabasePublishableKey: publishableKey, reportKey };
}

/** Serves the active release of a store, as production does. Port 0 selects a free port. */
export function startSite(
  run: Run,
  store: LocalStore,
  port: number,
  backend: BackendAddress,
): Promise<Service> {
  return run.start('The site', path.join(root, 'shell/server/node/main.ts'), {
    env: {
      SITE_PORT: String(port),
      ...siteSettings(store),
      SUPABASE_URL: backend.supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: backend.supabasePublishableKey,
      ...(backend.reportKey !== undefined && { SITE_REPORT_KEY: backend.reportKey }),
    },
    onLine: (line) => {
      run.say(`  ${line}`);
    },
  });
}
