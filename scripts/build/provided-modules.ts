import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, sharedModules, type SharedModule } from './shared-modules.ts';

export const providedFolder = path.join(root, 'node_modules/.cache/ninecourse');

/** The module that holds all parts of a group. */
export const groupFile = ({ key }: Pick<SharedModule, 'key'>): string =>
  path.join(providedFolder, `${key.replace('/', '-')}.js`);

/** The chunk of a group that is provided on demand. */
export const groupChunk = ({ key }: Pick<SharedModule, 'key'>): string => key.replace('/', '-');

const groups = (): SharedModule[] => sharedModules().filter(({ parts }) => parts.length > 0);

/** What the server build of a remote takes from the shell's: React, and every part of the shared packages. */
export const providedRequests = (): string[] =>
  sharedModules().flatMap(({ key, parts }) =>
    parts.length > 0 ? parts.map(({ request }) => request) : [key],
  );

/** Where it is found. */
export const takenFromShell = (request: string): string =>
  `globalThis.__ninecourseShared[${JSON.stringify(request)}]`;

/** What a finished server build takes from there. */
export const takenBy = (code: string): string[] => [
  ...new Set(
    [...code.matchAll(/globalThis\.__ninecourseShared\["([^"]+)"\]/g)].flatMap(
      ([, request]) => request ?? [],
    ),
  ),
];

/**
 * The host provides only what its own module graph holds, so the graph is given every group: those of the first load
 * at once, the others as chunks of their own. For rendering, the parts are put where the remotes' server builds look
 * for them.
 */
export function writeProvidedModules(): void {
  mkdirSync(providedFolder, { recursive: true });
  for (const group of groups())
    writeFileSync(
      groupFile(group),
      group.parts.map(({ request }) => `export * from '${request}';\n`).join(''),
    );
  const relative = (group: SharedModule) => `'./${path.basename(groupFile(group))}'`;
  const web = [
    ...groups()
      .filter(({ eager }) => eager)
      .map((group) => `import ${relative(group)};`),
    `export const onDemand = [${groups()
      .filter(({ eager }) => !eager)
      .map((group) => `() => import(/* webpackChunkName: "${groupChunk(group)}" */ ${relative(group)})`)
      .join(', ')}];`,
  ];
  const requests = providedRequests();
  const server = [
    ...requests.map((request, index) => `import * as module${String(index)} from '${request}';`),
    `globalThis.__ninecourseShared = {${requests
      .map((request, index) => `${JSON.stringify(request)}: module${String(index)}`)
      .join(', ')}};`,
  ];
  writeFileSync(path.join(providedFolder, 'provided.js'), `${web.join('\n')}\n`);
  writeFileSync(path.join(providedFolder, 'provided-server.js'), `${server.join('\n')}\n`);
}
