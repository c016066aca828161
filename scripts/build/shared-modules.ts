import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, placeOf, root } from './places.ts';
import { shareGroups } from './share-groups.ts';

export { root };

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string | { readonly default: string }>>;
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
const installed = (name: string): PackageJson => readPackage(path.join(root, 'node_modules', name));

/** Workspaces whose code runs once in the page, given out by the host. */
export const sharedPackages = ['shared-ui', 'shared-auth'] as const;

/** Packages that exist once in the page; a remote built against another version range is refused. */
const libraries = ['react', 'react-dom'];

/** Parts that only tests use, or that carry no code. */
const excluded = /^shared-auth\/(testing|database\.types)|\.css$/;

/** What code imports, `shared-ui/button`, and the file that it stands in, from the project's root. */
export interface SharedPart {
  readonly request: string;
  readonly file: string;
}

/** A row of the share scope: a library, or parts of a shared package that travel together. */
export interface SharedModule {
  /** `react`, `shared-ui/forms`. */
  readonly key: string;
  /** The package whose version decides. */
  readonly package: string;
  readonly version: string;
  /** Part of the first load of every page. */
  readonly eager: boolean;
  /** None for a library. */
  readonly parts: readonly SharedPart[];
}

function partsOf({ name, exports = {} }: PackageJson): SharedPart[] {
  return Object.entries(exports)
    .map(([subpath, target]) => ({
      request: `${name}${subpath.slice(1)}`,
      // What is packed names its types beside.
      file: path.join(placeOf(name), typeof target === 'string' ? target : target.default),
    }))
    .filter(({ request }) => !excluded.test(request));
}

function groupsOf(folder: string): SharedModule[] {
  const manifest = readPackage(folderOf(folder));
  const { name, version } = manifest;
  const parts = partsOf(manifest);
  const groups = Object.entries(shareGroups[name] ?? {}).map(([group, members]) => ({
    key: `${name}/${group}`,
    package: name,
    version,
    eager: group === 'first',
    parts: members.map((member) => {
      const part = parts.find(({ request }) => request === `${name}/${member}`);
      if (!part) throw new Error(`share-groups.ts names ${name}/${member}, which ${name} does not export.`);
      return part;
    }),
  }));
  for (const { request } of parts) {
    // The group would be asked for the part that it is made of, and wait for itself.
    if (groups.some(({ key }) => key === request))
      throw new Error(`A group of scripts/build/share-groups.ts has the name of a part: ${request}.`);
    if (groups.filter((group) => group.parts.some((part) => part.request === request)).length !== 1)
      throw new Error(`${request} has to stand in one group of scripts/build/share-groups.ts.`);
  }
  return groups;
}

/** Everything that the host provides to the remotes. */
export function sharedModules(): SharedModule[] {
  const fromLibraries = libraries.map((name) => ({
    key: name,
    package: name,
    version: installed(name).version,
    eager: true,
    parts: [],
  }));
  return [...fromLibraries, ...sharedPackages.flatMap(groupsOf)];
}

/** What remotes start with is the shell's, too (`federation/remote-runtime.ts`). */
const federation = '@module-federation/runtime';

/** Package versions that a build was made against, as the boot manifest's `builtAgainst` states them. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries([
    ...sharedModules().map((module) => [module.package, module.version]),
    [federation, installed(federation).version],
  ]) as Record<string, string>;
}
