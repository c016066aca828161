import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BackendAddress, DevRelease } from '@scripts/build/dev';
import { buildPackages } from '@scripts/build/packages';
import type { Run } from '@scripts/core/processes';
import { releaseHere } from '@scripts/release/local';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { serveSite, type RunningSite } from '../shell/server/node/serve-site.ts';

interface Served {
  readonly release: string;
  readonly site: RunningSite;
  readonly manifest: BootManifest;
}

/** Rendering sets React's mode in the environment. Restore it for the development servers that start later. */
async function releaseApart(run: Run, folder: string) {
  const { NODE_ENV } = process.env;
  try {
    return await releaseHere(await buildPackages(run.say), folder, {}, run.say);
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

export function createDevRelease(run: Run, backend: BackendAddress): DevRelease {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-dev-'));
  let served: Served | undefined;
  let last = Promise.resolve();

  async function renew(): Promise<void> {
    const { release, ...live } = await releaseApart(run, folder);
    const before = served;
    // Nothing has changed since the last request.
    if (before?.release === release) return;
    const site = await serveSite({ ...backend, live, host: '127.0.0.1', port: 0 });
    try {
      const manifest = (await (await fetch(new URL('/remotes.json', site.url))).json()) as BootManifest;
      served = { release, site, manifest };
    } catch (error) {
      await site.close();
      throw error;
    }
    await before?.site.close();
  }

  run.onStop(async () => {
    await served?.site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    // Only one build runs at a time. A request after a failed build tries again.
    refresh: () => (last = last.then(renew, renew)),
    get isServed() {
      return served !== undefined;
    },
    get remotes() {
      return served?.manifest.remotes ?? {};
    },
    get url() {
      if (!served) throw new Error('Nothing was built yet.');
      return served.site.url;
    },
  };
}
