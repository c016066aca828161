import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { remotes } from 'shared-contract/remotes';
import type { ReadStore } from 'shared-release/store';
import { storedArtifact, type Artifact } from './artifacts.ts';
import { readSet } from './live.ts';
import { StoreError } from './store.ts';

/** A position in a file that the site serves. Line and column count from 1. */
export interface CodePlace {
  readonly pathname: string;
  readonly line: number;
  readonly column: number;
}

/** The same as text, `/remotes/mfe-cpps/static/js/routes.1.js:3:4`. */
const PLACE =
  /^(?:https?:\/\/[^/]+)?\/(?:remotes\/(?<remote>[^/]+)\/)?(?<file>[^:]+):(?<line>\d+):(?<column>\d+)$/;

/** Finds the position in the source, or null if it is unknown: the release set was removed, or the file has no map. */
export type FindSource = (release: string, place: string) => Promise<string | null>;

/** Remotes of other repositories have their folder at the root. */
const folders = new Set<string>(['shell', ...remotes.map((remote) => remote.package)]);

async function readMap(artifact: Artifact, file: string): Promise<SourceMap | null> {
  const map = `maps/${file}.map`;
  if (!artifact.files[map]) return null;
  const text = new TextDecoder().decode(await artifact.bytes(map));
  return new SourceMap(JSON.parse(text) as SourceMapPayload);
}

/** Returns a position in the source, from the root of the repository, or null if the map has none. */
function originIn(map: SourceMap, name: string, line: number, column: number): string | null {
  const found = map.findOrigin(line, column);
  if (!('fileName' in found)) return null;
  const source = path.posix.join(folders.has(name) ? name : '', found.fileName);
  return `${source}:${String(found.lineNumber)}:${String(found.columnNumber)}`;
}

/** Stores the result of each call, so that errors of one file read it once. */
function once<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  };
}

/** Finds positions in the source by the source maps that each artifact has in the store. */
export function createFindSource(store: ReadStore): FindSource {
  const ifStored = <Value>(reading: Promise<Value>) =>
    reading.catch((error: unknown) => {
      if (error instanceof StoreError) return null;
      throw error;
    });
  const setOf = once((id) => ifStored(readSet(store, id)));
  const artifactOf = once<Artifact | null>(async (key) => {
    const [id = '', name = ''] = key.split(' ');
    const artifact = (await setOf(id))?.artefacts[name];
    return artifact ? ifStored(storedArtifact(store, name, artifact.id)) : null;
  });
  const mapOf = once(async (key) => {
    const [id = '', name = '', file = ''] = key.split(' ');
    const artifact = await artifactOf(`${id} ${name}`);
    return artifact && ifStored(readMap(artifact, file));
  });
  return async (release, place) => {
    const { remote: name = 'shell', file, line, column } = PLACE.exec(place)?.groups ?? {};
    if (file === undefined || !/^[0-9a-f]{16}$/.test(release)) return null;
    const map = await mapOf(`${release} ${name} ${file}`);
    return map && originIn(map, name, Number(line), Number(column));
  };
}

/** Returns the package and the source of a position, or the position in the built file if the source is unknown. */
export async function findSourceIn(
  artifacts: readonly Artifact[],
  { pathname, line, column }: CodePlace,
): Promise<{ readonly package: string; readonly where: string }> {
  const built = `${pathname}:${String(line)}:${String(column)}`;
  const { remote: name = 'shell', file = '' } = PLACE.exec(built)?.groups ?? {};
  const artifact = artifacts.find((one) => one.package === name);
  const map = artifact && (await readMap(artifact, file));
  return { package: name, where: (map && originIn(map, name, line, column)) ?? built };
}
