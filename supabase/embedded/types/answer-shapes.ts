import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Rpc } from 'shared-contract/rpc/rpc.ts';
import * as z from 'zod/mini';
import { projectPaths } from '../project-paths.ts';

const isRpc = (value: unknown): value is Rpc =>
  typeof value === 'object' && value !== null && 'name' in value && 'answer' in value;

/** Every database function whose answer `shared-contract/rpc` describes, by name. */
export async function describedRpcs(): Promise<Rpc[]> {
  const folder = join(projectPaths.root, 'shared-contract/src/rpc');
  const files = await readdir(folder);
  const modules = await Promise.all(files.map(async (file) => (await import(join(folder, file))) as object));
  return modules
    .flatMap((module) => Object.values(module).filter(isRpc))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

interface Source {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns a digest of what a function does: its own source and that of every function of ours that it names, without
 * comments and line breaks.
 */
function codeOf(name: string, sources: readonly Source[]): string {
  const names = new Set([name]);
  // A set takes up what is added while it is walked.
  for (const one of names)
    for (const { text } of sources.filter((source) => source.name === one))
      for (const [, called = ''] of text.matchAll(/\b(?:private|public)\.(\w+)/g)) names.add(called);
  const texts = sources
    .filter((source) => names.has(source.name))
    .map(({ text }) => text.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' '));
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
}

/**
 * Returns the answers of those functions as JSON Schema. `code` tells a page that reads less, or accepts more, from a
 * function that answers less, or something else.
 */
export async function answerShapes(
  db: Kysely<unknown>,
): Promise<{ name: string; code: string; answer: unknown }[]> {
  const { rows } = await sql<Source>`
    select p.proname as name, p.prosrc as text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by p.proname collate "C", p.prosrc collate "C"`.execute(db);
  return (await describedRpcs()).map(({ name, answer }) => {
    const { $schema: _, ...shape } = z.toJSONSchema(answer, {
      io: 'input',
      // The format says the same in one word.
      override: ({ jsonSchema }) => jsonSchema.format !== undefined && delete jsonSchema.pattern,
    });
    return { name, code: codeOf(name, rows), answer: shape };
  });
}
