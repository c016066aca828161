import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/shared-modules.ts';
import { keptResources } from '../build/resources/kept-resources.ts';
import { keptTools } from '../build/tools/kept-tools.ts';
import { installResources } from '../../supabase/resources/install-resources.ts';
import { installTools } from '../../supabase/tools/install-tools.ts';
import type { NamedPort } from './ports.ts';
import type { Run } from './run-until-stopped.ts';
import type { Settings } from './settings.ts';

/** Where the browser finds the backend. */
export interface BackendAddress {
  readonly supabaseUrl: string;
  readonly supabasePublishableKey: string;
  /** By which the site names the senders of reports; the environment has the one of a hosted backend. */
  readonly reportKey?: string;
}

/** The port that {@link startBackend} opens; none for a hosted backend. */
export const backendPorts = (settings: Settings): NamedPort[] =>
  settings.SUPABASE_URL ? [] : [['BACKEND_PORT', settings.BACKEND_PORT]];

/** Starts the embedded backend, or names the hosted one. */
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
    // Where pages look for it, with the data that it has by now: not --reset once more.
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
  await installTools({ url, secretKey }, await keptTools());
  await installResources({ url, secretKey }, await keptResources());
  return { supabaseUrl: url, supabasePublishableKey: publishableKey, reportKey };
}
