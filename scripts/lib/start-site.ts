import path from 'node:path';
import { root } from '../build/shared-modules.ts';
import type { Run } from './run-until-stopped.ts';
import type { Service } from './services.ts';
import type { BackendAddress } from './start-backend.ts';

/** Serves a finished release as production does; port 0 takes a free one. */
export function startSite(run: Run, folder: string, port: number, backend: BackendAddress): Promise<Service> {
  return run.start('The site', path.join(root, 'shell/server/node/main.ts'), {
    env: {
      SITE_PORT: String(port),
      SITE_ROOT: folder,
      SUPABASE_URL: backend.supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: backend.supabasePublishableKey,
    },
    onLine: (line) => {
      run.say(`  ${line}`);
    },
  });
}
