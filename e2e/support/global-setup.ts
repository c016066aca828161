import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackages } from '@scripts/build/packages';
import { assembleBuilt } from '@scripts/build/site';
import { startService, type Service } from '@scripts/core/processes';
import { cachedResources, cachedTools } from '@scripts/documents/resources';
import { releaseHere, siteSettings } from '@scripts/release/local';
import { installResources } from '../../supabase/resources/install-resources.ts';
import { installTools } from '../../supabase/tools/install-tools.ts';

const root = path.resolve(import.meta.dirname, '../..');
const quickPasswords = pathToFileURL(path.join(root, 'supabase/tests/harness/quick-passwords.ts'));

/** Fields of the file that the embedded backend writes to its data folder. */
interface BackendFile {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly inboxUrl: string;
}

/** Builds what has changed and starts the product on free ports with fresh data. Returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const quiet = () => undefined;
  const builds = await buildPackages(quiet);
  const siteFolder = await assembleBuilt(builds, quiet);
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
    await installTools(backend, await cachedTools());
    await installResources(backend, await cachedResources());
    const served = siteSettings(await releaseHere(builds, data, {}, quiet));
    const site = await startService('The site', path.join(root, 'shell/server/node/main.ts'), {
      env: { ...served, SITE_PORT: '0', BACKEND_FILE: path.join(data, 'backend.json') },
    });
    services.push(site);
    process.env['E2E_SITE_URL'] = site.url;
    process.env['E2E_SITE_FOLDER'] = siteFolder;
    process.env['E2E_SITE_SETTINGS'] = JSON.stringify(served);
    process.env['E2E_BUILDS'] = JSON.stringify(builds.map(({ name, folder }) => ({ name, folder })));
    process.env['E2E_BACKEND'] = JSON.stringify(backend);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
