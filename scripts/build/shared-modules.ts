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

/** Packages that exist once in the page; a remote built against another version range is refused. */
const libraries = ['react', 'react-dom'];

/** Parts of the shared packages that are too heavy for every first load: the host provides them on demand. */
const onDemand = new Set([
  ...['badge', 'card', 'claim', 'dialog', 'drawing', 'field', 'form', 'form-block', 'menu'].map(
    (name) => `shared-ui/${name}`,
  ),
  ...['hours', 'programme', 'question-list', 'stat', 'strategies', 'zoned-time'].map(
    (name) => `shared-ui/${name}`,
  ),
  ...['error-words', 'mail-link', 'require-role', 'submit-form'].map((name) => `shared-auth/${name}`),
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
  const fromPackages = ['shared-ui', 'shared-auth'].flatMap((folder) => {
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
        eager: !onDemand.has(request),
      }));
  });
  return [...fromLibraries, ...fromPackages];
}

/** Package versions that a build was made against, as the boot manifest's `builtAgainst` states them. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(sharedModules().map((module) => [module.package, module.version]));
}
