import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildRecord, buildPackage, type PackageBuild, remotePackages } from '@scripts/build/packages';
import { assembleSite } from '@scripts/build/site';
import { runNode, copyForBuild } from '@scripts/core/testing';

/** Changes a file of the copy. Throws if nothing changes. */
function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} is as it was.`);
  writeFileSync(file, changed);
}

async function buildShell(root: string): Promise<PackageBuild> {
  const { ended, err } = runNode([path.join(root, 'scripts/build.ts'), 'shell'], { root });
  if ((await ended) !== 0) throw new Error(err.join('\n'));
  const builds = path.join(root, 'dist/builds/shell');
  const folder = path.join(builds, readdirSync(builds)[0] ?? '');
  const record = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as BuildRecord;
  return { name: 'shell', folder, record, fresh: true };
}

interface Newer {
  readonly looks: string;
  /** The brand: the color of the main buttons, and the firm's name below. */
  readonly color: string;
  readonly firm: string;
}

/** Builds a release with a rebuilt shell and the next version of shared-ui. The remotes' files stay the same. */
async function releaseOfNewerShell(folder: string, { looks, color, firm }: Newer): Promise<string> {
  const root = copyForBuild(path.join(folder, 'project'));
  edit(path.join(root, 'shared-ui/package.json'), (text) =>
    text.replace(
      /"version": "(\d+)\.(\d+)\.\d+"/,
      (_all, major: string, minor: string) => `"version": "${major}.${String(Number(minor) + 1)}.0"`,
    ),
  );
  edit(path.join(root, 'shared-ui/src/components/button.tsx'), (text) =>
    text.replace('return clsx(', `return clsx('${looks}',`),
  );
  edit(path.join(root, 'shared-ui/src/tokens.css'), (text) =>
    text.replace(/(?<=--nc-primary: )#\w+/, color).replace(/(?<=--nc-primary-hover: )#\w+/, color),
  );
  edit(path.join(root, 'shared-ui/src/brand/brand.ts'), (text) =>
    text.replace(/(?<=export const brand = \{\s+name: ')[^']+/, firm),
  );
  const shell = await buildShell(root);
  const remotes = [];
  for (const name of remotePackages) remotes.push(await buildPackage(name));
  return (await assembleSite(shell, remotes, path.join(folder, 'sites'))).folder;
}

// Runs in a separate process, because a remote's build caches the modules that it rendered with.
const [folder = '', newer = ''] = process.argv.slice(2);
process.stdout.write(`Release: ${await releaseOfNewerShell(folder, JSON.parse(newer) as Newer)}\n`);
