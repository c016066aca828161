import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { serveSite, type RunningSite } from '../../shell/server/node/serve-site.ts';
import type { Run } from '../lib/run-until-stopped.ts';
import type { BackendAddress } from '../lib/start-backend.ts';
import { buildSite } from './build-site.ts';

/** The present sources as a release, served beside the development servers. */
export interface DevRelease {
  /** Builds what has changed since, and serves that from now on. */
  refresh(): Promise<void>;
  readonly isServed: boolean;
  readonly remotes: BootManifest['remotes'];
  readonly url: string;
}

interface Served {
  readonly folder: string;
  readonly site: RunningSite;
  readonly remotes: BootManifest['remotes'];
}

/** Rendering takes React's mode from the environment; the development servers that start afterwards must not. */
async function buildApart(run: Run): Promise<string> {
  const { NODE_ENV } = process.env;
  try {
    return await buildSite(run.say);
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

export function createDevRelease(run: Run, backend: BackendAddress): DevRelease {
  let served: Served | undefined;
  let last = Promise.resolve();

  async function renew(): Promise<void> {
    const folder = await buildApart(run);
    if (served?.folder === folder) return;
    const before = served;
    const { manifest } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
      manifest: BootManifest;
    };
    const site = await serveSite({ ...backend, root: folder, host: '127.0.0.1', port: 0 });
    served = { folder, site, remotes: manifest.remotes };
    await before?.site.close();
  }

  run.onStop(async () => {
    await served?.site.close();
  });
  return {
    // One build at a time; who asks after one that failed gets another try.
    refresh: () => (last = last.then(renew, renew)),
    get isServed() {
      return served !== undefined;
    },
    get remotes() {
      return served?.remotes ?? {};
    },
    get url() {
      if (!served) throw new Error('Nothing was built yet.');
      return served.site.url;
    },
  };
}
