import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly exports?: Record<string, unknown>;
}

function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageJson;
}

/** Workspaces whose code runs once in the page, given out by the host. */
export const sharedPackages = ['shared-ui', 'shared-auth'] as const;

/** Packages that exist once in the page; a remote built against another version range is refused. */
const libraries = ['react', 'react-dom'];

const subpaths = (name: string, ...parts: string[]) => parts.map((part) => `${name}/${part}`);

/** What the first paint of every page needs. The host provides the rest of the shared packages on demand. */
const firstLoad = new Set([
  ...subpaths('shared-ui', 'router', 'brand', 'hooks', 'button', 'drafts', 'icon', 'late', 'layout'),
  ...subpaths('shared-ui', 'logo', 'notice', 'seo', 'spinner', 'text-link', 'toast', 'visually-hidden'),
  ...subpaths('shared-auth', 'config', 'constants', 'roles', 'session-provider'),
  ...subpaths('shared-auth', 'session-store', 'supabase-client'),
]);

/** Parts that only tests use, or that carry no code. */
const excluded = /^shared-auth\/(testing|database\.types)|\.css$/;

export interface SharedModule {
  /** What code imports: `react`, `shared-ui/button`. */
  readonly request: string;
  /** The package whose version decides. */
  readonly package: string;
  readonly version: string;
  readonly eager: boolean;
  /** Source file of a module of our own, from the project's root. */
  readonly file?: string;
}

/** Everything the host provides to the remotes, read from the packages themselves so that no second list exists. */
export function sharedModules(): SharedModule[] {
  const fromLibraries = libraries.map((name) => ({
    request: name,
    package: name,
    version: readPackage(`node_modules/${name}`).version,
    eager: true,
  }));
  const fromPackages = sharedPackages.flatMap((folder) => {
    const { name, version, exports = {} } = readPackage(folder);
    return Object.entries(exports)
      .map(([subpath, target]) => ({
        request: `${name}${subpath.slice(1)}`,
        file: `${name}${String(target).slice(1)}`,
      }))
      .filter(({ request }) => !excluded.test(request))
      .map(({ request, file }) => ({
        request,
        file,
        package: name,
        version,
        eager: firstLoad.has(request),
      }));
  });
  return [...fromLibraries, ...fromPackages];
}

/** Package versions that a build was made against, as the boot manifest's `builtAgainst` states them. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(sharedModules().map((module) => [module.package, module.version]));
}
