import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite } from '../../scripts/build/build-site.ts';
import { keptResources } from '../../scripts/build/resources/kept-resources.ts';
import { keptTools } from '../../scripts/build/tools/kept-tools.ts';
import { installResources } from '../../supabase/resources/install-resources.ts';
import { installTools } from '../../supabase/tools/install-tools.ts';
import { startService, type Service } from '../../scripts/lib/services.ts';

const root = path.resolve(import.meta.dirname, '../..');
const quickPasswords = pathToFileURL(path.join(root, 'supabase/tests/harness/quick-passwords.ts'));

/** What the embedded backend writes into its data folder. */
interface BackendFile {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly inboxUrl: string;
}

/** Builds what changed and starts the whole product on free ports and fresh data; the returned function ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const siteFolder = await buildSite(() => undefined);
  const data = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-journeys-'));
  const services: Service[] = [];
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(data, { recursive: true, force: true });
  };
  try {
    services.push(
      await startService('The backend', path.join(root, 'supabase/embedded/main.ts'), {
        env: {
          BACKEND_PORT: '0',
          DATA_DIR: data,
          TRUSTED_PROXIES: '1',
          NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${quickPasswords.href}`,
        },
      }),
    );
    const backend = JSON.parse(readFileSync(path.join(data, 'backend.json'), 'utf8')) as BackendFile;
    await installTools(backend, await keptTools());
    await installResources(backend, await keptResources());
    const site = await startService('The site', path.join(root, 'shell/server/node/main.ts'), {
      env: { SITE_PORT: '0', SITE_ROOT: siteFolder, BACKEND_FILE: path.join(data, 'backend.json') },
    });
    services.push(site);
    process.env['E2E_SITE_URL'] = site.url;
    process.env['E2E_SITE_FOLDER'] = siteFolder;
    process.env['E2E_BACKEND'] = JSON.stringify(backend);
    process.env['E2E_RELEASE'] = readFileSync(path.join(siteFolder, 'release.json'), 'utf8');
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
