import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFingerprints } from '@scripts/build/fingerprints';
import { type Fingerprints, sharedPackages } from '@scripts/build/packages';
import { root } from '@scripts/core/files';

/** The public API in a package's `api.json`: type digests of its exports at its last published version. */
export interface RecordedApi {
  readonly version: string;
  readonly modules: Fingerprints;
}

const fileOf = (name: string) => path.join(root, name, 'api.json');

const packageVersion = (name: string): string =>
  (JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as { version: string }).version;

/** Returns the API of each shared package in the current sources. */
export async function currentApis(): Promise<({ readonly name: string } & RecordedApi)[]> {
  const all = Object.entries(await sharedFingerprints());
  return sharedPackages.map((name) => ({
    name,
    version: packageVersion(name),
    modules: Object.fromEntries(all.filter(([request]) => request.startsWith(`${name}/`))),
  }));
}

export const recordedApi = (name: string): RecordedApi =>
  JSON.parse(readFileSync(fileOf(name), 'utf8')) as RecordedApi;

/** Writes the current APIs to the packages' `api.json`. */
export async function recordApis(): Promise<void> {
  for (const { name, ...api } of await currentApis())
    writeFileSync(fileOf(name), `${JSON.stringify(api, null, 2)}\n`);
}

interface Change {
  readonly needs: 'major' | 'minor';
  readonly what: string;
}

function changesOf(before: Fingerprints, now: Fingerprints): Change[] {
  const changes: Change[] = [];
  for (const module of Object.keys({ ...before, ...now })) {
    const [old, current] = [before[module], now[module]];
    if (!current) changes.push({ needs: 'major', what: `${module} was removed` });
    else if (!old) changes.push({ needs: 'minor', what: `${module} is new` });
    else {
      const names = Object.keys({ ...old, ...current });
      const add = (needs: Change['needs'], what: string, isAffected: (name: string) => boolean) => {
        const affected = names.filter(isAffected);
        if (affected.length > 0) changes.push({ needs, what: `${module} ${what} ${affected.join(', ')}` });
      };
      add('major', 'no longer exports', (name) => !(name in current));
      add('minor', 'also exports', (name) => !(name in old));
      add(
        'minor',
        'has other types of',
        (name) => name in current && name in old && current[name] !== old[name],
      );
    }
  }
  return changes;
}

/** Returns true if the version change is large enough for a change that needs `needs`. */
function covers(from: string, to: string, needs: Change['needs']): boolean {
  const [before = [], now = []] = [from, to].map((version) => version.split('.').map(Number));
  const isMajor = (now[0] ?? 0) > (before[0] ?? 0);
  return isMajor || (needs === 'minor' && now[0] === before[0] && (now[1] ?? 0) > (before[1] ?? 0));
}

/**
 * Checks that a package's version reflects its API changes. A remote built against a new export must not load in a page
 * without it, and the check relies on the version.
 *
 * @returns one line per fault; empty if the version covers every change, or nothing changed.
 */
export function findApiFaults(name: string, recorded: RecordedApi, now: RecordedApi): string[] {
  const faults = changesOf(recorded.modules, now.modules)
    .filter(({ needs }) => !covers(recorded.version, now.version, needs))
    .map(({ needs, what }) => `${name} ${now.version}: ${what}; this needs a new ${needs} version`);
  if (faults.length === 0 && recorded.version !== now.version)
    return [`${name} ${now.version}: its api.json is of ${recorded.version}`];
  return faults;
}
