import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPackage } from '@scripts/build/packages';
import { buildSite } from '@scripts/build/site';
import { readCandidate } from '../candidate.ts';
import { openStore } from '../open-store.ts';
import { publish, type Published } from '../publish.ts';
import { keysFor } from '../release-keys.ts';
import { changedArtifact } from './changed-artifact.ts';

/**
 * Releases another version of a package to the store of a data folder while the product runs. It reuses the live pages,
 * because other tests cover rendering.
 */
export async function releaseAlongside(data: string, folder: string): Promise<Published> {
  const store = openStore(path.join(data, 'release-store'), {});
  const build = await buildPackage('mfe-cpps');
  const artifact = await changedArtifact(build, folder, () => undefined, { version: '9.9.9-0123456789' });
  return publish(
    {
      store,
      keys: await keysFor(store.where, {}, 'sign'),
      author: 'ann',
      say: () => undefined,
      async render(artifacts, facts) {
        const site = mkdtempSync(path.join(folder, 'site-'));
        cpSync(await buildSite(() => undefined), site, { recursive: true });
        const file = path.join(site, 'release.json');
        const text = readFileSync(file, 'utf8');
        const { release } = JSON.parse(text) as { release: string };
        writeFileSync(file, text.replaceAll(release, facts.id));
        return {
          candidate: await readCandidate(site, artifacts, facts),
          remove: () => Promise.resolve(),
        };
      },
    },
    { action: 'publish mfe-cpps', choose: () => [artifact] },
  );
}
