import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, sharedModules } from './shared-modules.ts';

export const providedFolder = path.join(root, 'node_modules/.cache/ninecourse');

/**
 * The host provides only what its own module graph holds, so the graph is given every shared module: eager ones
 * with the first load, the heavy ones as chunks of their own. For rendering, the same modules are put where the
 * remotes' server builds look for them.
 */
export function writeProvidedModules(): void {
  const modules = sharedModules().filter((module) => module.package.startsWith('shared-'));
  const web = [
    ...modules.filter(({ eager }) => eager).map(({ request }) => `import '${request}';`),
    `export const onDemand = [${modules
      .filter(({ eager }) => !eager)
      .map(({ request }) => `() => import('${request}')`)
      .join(', ')}];`,
  ];
  const server = [
    ...modules.map(({ request }, index) => `import * as module${String(index)} from '${request}';`),
    `globalThis.__ninecourseShared = {${modules
      .map(({ request }, index) => `${JSON.stringify(request)}: module${String(index)}`)
      .join(', ')}};`,
  ];
  mkdirSync(providedFolder, { recursive: true });
  writeFileSync(path.join(providedFolder, 'provided.js'), `${web.join('\n')}\n`);
  writeFileSync(path.join(providedFolder, 'provided-server.js'), `${server.join('\n')}\n`);
}
