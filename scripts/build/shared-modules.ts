import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, placeOf, root } from '@scripts/core/files';
import { shareGroups } from './share-groups.ts';

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string | { readonly default: string }>>;
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
const installed = (name: string): PackageJson => readPackage(path.join(root, 'node_modules', name));

/** Workspaces whose code runs once in the page. The host provides them. */
export const sharedPackages = ['shared-ui', 'shared-auth'] as const;

/** Packages that exist once in the page. The page rejects a remote built against another version range. */
const libraries = ['react', 'react-dom'];

/** Modules for tests only, or without code. */
const excluded = /^shared-auth\/(testing|database\.types)|\.css$/;

/** A module as code imports it, `shared-ui/button`, and its source file relative to the project's root. */
export interface SharedPart {
  readonly request: string;
  readonly file: string;
}

/** A row of the share scope: a library, or modules of a shared package that load together. */
export interface SharedModule {
  /** `react`, `shared-ui/forms`. */
  readonly key: string;
  /** The package whose version applies. */
  readonly package: string;
  readonly version: string;
  /** True if it is in the initial load of every page. */
  readonly eager: boolean;
  /** Empty for a library. */
  readonly parts: readonly SharedPart[];
}

function partsOf({ name, exports = {} }: PackageJson): SharedPart[] {
  return Object.entries(exports)
    .map(([subpath, target]) => ({
      request: `${name}${subpath.slice(1)}`,
      // The `exports` of a packed package also name the types.
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
    // Otherwise the group would resolve to itself and wait for itself.
    if (groups.some(({ key }) => key === request))
      throw new Error(`A group of scripts/build/share-groups.ts has the name of a part: ${request}.`);
    if (groups.filter((group) => group.parts.some((part) => part.request === request)).length !== 1)
      throw new Error(`${request} has to stand in one group of scripts/build/share-groups.ts.`);
  }
  return groups;
}

/** Returns everything that the host provides to the remotes. */
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

/** Remotes also start with the shell's copy of the federation runtime (`federation/remote-runtime.ts`). */
const federation = '@module-federation/runtime';

/** Returns the package versions that a build was made against, for `builtAgainst` in the boot manifest. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries([
    ...sharedModules().map((module) => [module.package, module.version]),
    [federation, installed(federation).version],
  ]) as Record<string, string>;
}
