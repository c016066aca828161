import { existsSync, readFileSync } from 'node:fs';
import { SCHEMA, schemaFile } from '@scripts/build/rules';
import type { ReleaseSet } from 'shared-release/live';
import type { ReadStore } from 'shared-release/store';
import { z } from 'zod';
import { type Artifact, storedArtifact } from '../../artifacts.ts';
import type { ArtifactCheck, GateViolation } from '../../gate.ts';
import { scriptsOf, textOf } from '../record.ts';
import { type Change, schemaChanges } from './schema-changes.ts';

const text = z.string();
const values = z.array(text).nullable();
const column = z.object({
  name: text,
  type: text,
  /** The values that its constraints allow, if they list any. */
  values,
  isNullable: z.boolean(),
  hasDefault: z.boolean(),
  generated: z.enum(['no', 'default', 'always']),
});
const relation = z.object({ name: text, isWritable: z.boolean(), columns: z.array(column) });
const result = z.object({ name: text, type: text });
const routine = z.object({
  name: text,
  args: z.array(z.object({ name: text, type: text, hasDefault: z.boolean() })),
  columns: z.array(result).nullable(),
  returns: text,
  isSet: z.boolean(),
});
const shape = z.record(text, z.unknown());
const form = z.object({ name: text, takes: shape });

/** The backend's interface for pages (`supabase/schema.json`), reduced to what the gate checks. */
const schema = z.object({
  relations: z.array(relation),
  functions: z.array(routine),
  enums: z.array(z.object({ name: text, values: z.array(text) })),
  endpoints: z.array(text),
  forms: z.array(form),
  /** Missing in a shell built before answers were described. */
  answers: z.array(z.object({ name: text, code: text, answer: shape })).default([]),
  /** Storage buckets. Missing in a shell built before they were described. */
  buckets: z.array(text).default([]),
});

export type SchemaDocument = z.infer<typeof schema>;
export type Relation = z.infer<typeof relation>;
export type Column = z.infer<typeof column>;
export type Routine = z.infer<typeof routine>;

export const parseSchema = (source: string): SchemaDocument => schema.parse(JSON.parse(source));

const LITERAL = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
/** Four words separated only by spaces are a sentence for users. Lists of columns have commas. */
const SENTENCE = /(?:^|[\s"'])[A-Za-z’]+ [A-Za-z’]+ [A-Za-z’]+ [A-Za-z’]+(?=[\s.,;:!?"'’]|$)/;
/** Characters of code. A sentence that contains them is the result of misread quotes. */
const CODE = /[_={}<>[\]|]|=>|\)\./;

const isProse = (literal: string) => SENTENCE.test(literal) && !CODE.test(literal);

/** Returns every name in a script, in code or in strings such as `id, due_date`. */
function namesIn(script: string): Set<string> {
  const code = script.replace(LITERAL, (literal) => (isProse(literal) ? '""' : literal));
  const names = new Set(code.match(/[A-Za-z_]\w*/g));
  // Names of forms and server functions.
  for (const name of code.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g) ?? []) names.add(name);
  return names;
}

const FILE = `server/${SCHEMA}`;

/** Reads the backend schema of a shell's sources; undefined if its build is older than that document. */
export async function schemaOf(artifacts: readonly Artifact[]): Promise<SchemaDocument | undefined> {
  const shell = artifacts.find((artifact) => artifact.package === 'shell');
  return shell && FILE in shell.files ? parseSchema(await textOf(shell, FILE)) : undefined;
}

const liveArtifacts = (store: ReadStore, live: ReleaseSet) =>
  Promise.all(Object.entries(live.artefacts).map(([name, { id }]) => storedArtifact(store, name, id)));

async function namesOf(artifact: Artifact): Promise<Set<string>> {
  const names = await Promise.all(
    scriptsOf(artifact).map(async (file) => namesIn(await textOf(artifact, file))),
  );
  return new Set(names.flatMap((set) => [...set]));
}

const WRITES = ['insert', 'upsert'];

const uses = (names: ReadonlySet<string>, { names: all, isOfInserts }: Change) =>
  all.every((name) => names.has(name)) && (!isOfInserts || WRITES.some((name) => names.has(name)));

async function findViolations(
  users: readonly Artifact[],
  changes: readonly Change[],
  which: string,
): Promise<GateViolation[]> {
  if (changes.length === 0) return [];
  const found: GateViolation[] = [];
  for (const artifact of users) {
    const names = await namesOf(artifact);
    const { package: name, version } = artifact;
    for (const change of changes.filter((one) => uses(names, one)))
      found.push({
        check: 'database',
        package: name,
        message: `${change.what}, and ${version} ${which} uses ${change.names.join(', ')}; first release a set that no longer uses it`,
      });
  }
  return found;
}

/** Reads the schema that the migrations of these sources create; undefined in a repository without one. */
export const ownSchema = (): SchemaDocument | undefined =>
  existsSync(schemaFile) ? parseSchema(readFileSync(schemaFile, 'utf8')) : undefined;

/**
 * Enforces expand, then contract: everything that the live release set uses must remain in the release's schema. That
 * is the schema of the sources, or else of the shell in the release set.
 */
export const checkDatabase =
  (store: ReadStore, own: () => SchemaDocument | undefined = ownSchema): ArtifactCheck =>
  async (artifacts, live) => {
    if (!live) return [];
    const lived = await liveArtifacts(store, live);
    const before = await schemaOf(lived);
    const after = own() ?? (await schemaOf(artifacts));
    if (!before || !after) return [];
    return findViolations(lived, schemaChanges(before, after), 'of the live set');
  };

/** Checks a rollback. The database doesn't change, so it must contain everything that the earlier packages use. */
export const checkDatabaseBack =
  (store: ReadStore): ArtifactCheck =>
  async (artifacts, live) => {
    if (!live) return [];
    const before = await schemaOf(artifacts);
    const after = await schemaOf(await liveArtifacts(store, live));
    if (!before || !after) return [];
    return findViolations(artifacts, schemaChanges(before, after), 'that would be live again');
  };
