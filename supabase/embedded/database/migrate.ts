import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { messageOf, StartFailure } from '../start-failure.ts';
import type { Database } from './database.ts';
import { splitStatements, type Statement } from './split-statements.ts';

export interface Migration {
  version: string;
  name: string;
  file: string;
  script: string;
}

const fileName = /^(\d+)_(.+)\.sql$/;

/** Migration files of a folder in the order in which the Supabase CLI applies them. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => fileName.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version = '', name = ''] = fileName.exec(file) ?? [];
      return { version, name, file, script: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

/** The schema files as one script: what they set for the session holds for all of them. */
export async function readSchemas(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

/** Applies what is missing, each file in its own transaction, and records it as the Supabase CLI does. */
export async function migrate(database: Database, migrations: Migration[]): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`
    select version from supabase_migrations.schema_migrations`.execute(database.db);
  const done = new Set(rows.map(({ version }) => version));
  const unknown = [...done].find((version) => !migrations.some((migration) => migration.version === version));
  if (unknown !== undefined)
    throw new StartFailure(
      `The data was made by another version of this project (migration ${unknown}): start with --reset, which sets it aside, or empty the database at DATABASE_URL`,
    );
  const applied: string[] = [];
  for (const migration of migrations) {
    if (done.has(migration.version)) continue;
    await apply(database, migration);
    applied.push(migration.file);
  }
  return applied;
}

async function apply(database: Database, { version, name, file, script }: Migration): Promise<void> {
  const statements = splitStatements(script);
  let current: Statement | undefined;
  try {
    await database.db.transaction().execute(async (transaction) => {
      for (const statement of statements) {
        current = statement;
        await sql.raw(statement.text).execute(transaction);
      }
      const texts = JSON.stringify(statements.map(({ text }) => text));
      await sql`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, array(select jsonb_array_elements_text(${texts}::text::jsonb)))`.execute(
        transaction,
      );
    });
  } catch (error) {
    const line = current === undefined ? 1 : lineOf(current, error);
    throw new StartFailure(
      `Migration ${file} stopped at line ${line}: ${messageOf(error)}. Nothing of it was kept.`,
    );
  }
}

/** The database tells a character position inside the statement for some errors. */
function lineOf(statement: Statement, error: unknown): number {
  const position = Number((error as { position?: unknown }).position ?? 1);
  return statement.line + statement.text.slice(0, position - 1).split('\n').length - 1;
}
