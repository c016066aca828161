import { existsSync, readFileSync } from 'node:fs';
import type { ReadStore } from '../../../../shell/server/live/read-store.ts';
import type { ReleaseSet } from '../../../../shell/server/live/release-set.ts';
import { SCHEMA, schemaFile } from '../../../build/schema-file.ts';
import { storedArtefact, type Artefact } from '../../artefacts.ts';
import type { ArtefactCheck, Objection } from '../../gate.ts';
import { textOf } from '../record.ts';
import { schemaChanges, type Change } from './schema-changes.ts';
import { parseSchema, type SchemaDocument } from './schema-document.ts';
import { namesIn } from './used-names.ts';

const FILE = `server/${SCHEMA}`;

/** What the backend offers as the sources of a shell have it; nothing where its build is older than that document. */
async function schemaOf(artefacts: readonly Artefact[]): Promise<SchemaDocument | undefined> {
  const shell = artefacts.find((artefact) => artefact.package === 'shell');
  return shell && FILE in shell.files ? parseSchema(await textOf(shell, FILE)) : undefined;
}

const liveArtefacts = (store: ReadStore, live: ReleaseSet) =>
  Promise.all(Object.entries(live.artefacts).map(([name, { id }]) => storedArtefact(store, name, id)));

/** The names in the scripts of a package. */
async function namesOf(artefact: Artefact): Promise<Set<string>> {
  const scripts = Object.keys(artefact.files).filter((file) => /^web\/(?!at\/).*\.js$/.test(file));
  const names = await Promise.all(scripts.map(async (file) => namesIn(await textOf(artefact, file))));
  return new Set(names.flatMap((set) => [...set]));
}

const WRITES = ['insert', 'upsert'];

const uses = (names: ReadonlySet<string>, { names: all, isOfInserts }: Change) =>
  all.every((name) => names.has(name)) && (!isOfInserts || WRITES.some((name) => names.has(name)));

async function objectionsOf(
  users: readonly Artefact[],
  changes: readonly Change[],
  which: string,
): Promise<Objection[]> {
  if (changes.length === 0) return [];
  const found: Objection[] = [];
  for (const artefact of users) {
    const names = await namesOf(artefact);
    const { package: name, version } = artefact;
    for (const change of changes.filter((one) => uses(names, one)))
      found.push({
        check: 'database',
        package: name,
        message: `${change.what}, and ${version} ${which} uses ${change.names.join(', ')}; first release a set that no longer uses it`,
      });
  }
  return found;
}

/** What the migrations of these sources make of the backend; nothing in a repository that has none. */
const ownSchema = (): SchemaDocument | undefined =>
  existsSync(schemaFile) ? parseSchema(readFileSync(schemaFile, 'utf8')) : undefined;

/**
 * Expand, then contract: what the live set asks the backend for has to stand in the schema that goes with the release, that of
 * the sources or else that of the shell in the set.
 */
export const checkDatabase =
  (store: ReadStore, own: () => SchemaDocument | undefined = ownSchema): ArtefactCheck =>
  async (artefacts, live) => {
    if (!live) return [];
    const lived = await liveArtefacts(store, live);
    const before = await schemaOf(lived);
    const after = own() ?? (await schemaOf(artefacts));
    if (!before || !after) return [];
    return objectionsOf(lived, schemaChanges(before, after), 'of the live set');
  };

/** The way back: the database stays as it is, and the earlier shell has to find in it what it was built with. */
export const checkDatabaseBack =
  (store: ReadStore): ArtefactCheck =>
  async (artefacts, live) => {
    if (!live) return [];
    const before = await schemaOf(artefacts);
    const after = await schemaOf(await liveArtefacts(store, live));
    if (!before || !after) return [];
    return objectionsOf(artefacts, schemaChanges(before, after), 'that would be live again');
  };
