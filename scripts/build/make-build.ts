import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { draftOf, prune, publishDraft } from '@scripts/core/files';
import { brandPhotos } from '@scripts/core/modules';
import { digestsBelow } from './artifact.ts';
import { buildFolderOf } from './build-package.ts';
import { bundlerCache } from './bundler-cache.ts';
import { checkScope } from './check-stylesheets.ts';
import { type PackageName, serverConfig, webConfig } from './config.ts';
import { describeBuild, runBuild, runWebBuild } from './describe-build.ts';
import { writeHostParts } from './host-parts.ts';
import { writeOwnFiles } from './own-files.ts';
import { writePhotos } from './photos.ts';
import { writeProvidedModules } from './provided-modules.ts';

/** Removes files that no page loads: the federation plugin's manifests, and a remote's unused page entry. */
function removeUnserved(name: PackageName, folder: string): void {
  const unserved = name === 'shell' ? /^mf-\w+\.json$/ : /^mf-\w+\.json$|^static\/js\/main\./;
  for (const file of Object.keys(digestsBelow(path.join(folder, 'web'))).filter((one) =>
    unserved.test(one),
  )) {
    rmSync(path.join(folder, 'web', file));
    rmSync(path.join(folder, 'maps', `${file}.map`), { force: true });
  }
}

/** Builds a package for the browser and for server rendering. */
export async function makeBuild(name: PackageName): Promise<void> {
  const { builds, key, folder } = buildFolderOf(name);
  const draft = draftOf(folder);
  if (name === 'shell') {
    writeProvidedModules();
    await writePhotos(brandPhotos());
  }
  const web = path.join(draft, 'web');
  const cached = bundlerCache(name);
  const stats = await runWebBuild(cached('web', webConfig(name, web)), draft);
  await runBuild(cached('server', serverConfig(name, path.join(draft, 'server'))));
  removeUnserved(name, draft);
  await writeOwnFiles(name, web);
  if (name !== 'shell') checkScope(name, web);
  const host = name === 'shell' ? writeHostParts(path.join(draft, 'server')) : undefined;
  const record = await describeBuild(name, draft, stats, host);
  writeFileSync(path.join(draft, 'build.json'), JSON.stringify(record, null, 2));
  publishDraft(draft, folder);
  prune(builds, key);
}
