import path from 'node:path';
import { root } from '../build/shared-modules.ts';
import type { LocalStore } from '../release/release-here.ts';
import type { Run } from './run-until-stopped.ts';
import type { Service } from './services.ts';
import type { BackendAddress } from './start-backend.ts';

/** The folder of a release, or a store whose live set is followed. */
type Source = { readonly folder: string } | LocalStore;

/** Of two sources that are set the site takes none: the other one may stand in `.env`. */
const settingsOf = (source: Source) =>
  'folder' in source
    ? { SITE_ROOT: source.folder, SITE_STORE: '' }
    : { SITE_ROOT: '', SITE_STORE: source.store, SITE_LIVE_KEY: JSON.stringify(source.key), SITE_STATE: '' };

/** Serves a finished release, or what is live, as production does; port 0 takes a free one. */
export function startSite(run: Run, source: Source, port: number, backend: BackendAddress): Promise<Service> {
  return run.start('The site', path.join(root, 'shell/server/node/main.ts'), {
    env: {
      SITE_PORT: String(port),
      ...settingsOf(source),
      SUPABASE_URL: backend.supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: backend.supabasePublishableKey,
      ...(backend.reportKey !== undefined && { SITE_REPORT_KEY: backend.reportKey }),
    },
    onLine: (line) => {
      run.say(`  ${line}`);
    },
  });
}
