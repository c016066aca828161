import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { messageOf, StartFailure } from '../start-failure.ts';
import type { Database } from './database.ts';

/* Splits a script at the semicolons that end statements, ignoring those inside quotes, dollar quotes, comments, and
   `begin atomic` bodies. Each statement includes its text and starting line. */
export interface Statement {
  text: string;
  line: number;
}

const opaque =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|begin\s+atomic\b[\s\S]*?\bend\b|;/giy;

export function splitStatements(script: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let at = 0;
  const take = (end: number): void => {
    const raw = script.slice(start, end);
    const lead = leadingSpace(raw);
    const text = raw.slice(lead).trim();
    if (text !== '') statements.push({ text, line: script.slice(0, start + lead).split('\n').length });
    start = end + 1;
  };
  while (at < script.length) {
    opaque.lastIndex = at;
    const match = opaque.exec(script);
    if (match === null) {
      at += 1;
    } else {
      if (match[0] === ';') take(at);
      at = opaque.lastIndex;
    }
  }
  take(script.length);
  return statements;
}

/** Returns the length of the leading white space and comments. */
function leadingSpace(text: string): number {
  return /^(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0].length ?? 0;
}

export interface Migration {
  version: string;
  name: string;
  file: string;
  script: string;
}

const fileName = /^(\d+)_(.+)\.sql$/;

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => fileName.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version = '', name = ''] = fileName.exec(file) ?? [];
      return { version, name, file, script: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

/** Joins the schema files into one script, because session settings in one file apply to the next. */
export async function readSchemas(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

/** Applies the missing migrations, each in its own transaction, and records them like the Supabase CLI. */
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

/** Some database errors include a character position inside the statement. */
function lineOf(statement: Statement, error: unknown): number {
  const position = Number((error as { position?: unknown }).position ?? 1);
  return statement.line + statement.text.slice(0, position - 1).split('\n').length - 1;
}

/** Runs the seed files that have not run on this database and records them like the Supabase CLI. */
export async function seed(database: Database, supabase: string, paths: string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from supabase_migrations.seed_files`.execute(database.db);
  const done = new Set(rows.map(({ path }) => path));
  const ran: string[] = [];
  for (const entry of paths) {
    const file = join(supabase, entry);
    const path = join('supabase', relative(supabase, file));
    if (done.has(path)) continue;
    const script = await readFile(file, 'utf8');
    try {
      await database.db.transaction().execute(async (transaction) => {
        for (const { text } of splitStatements(script)) await sql.raw(text).execute(transaction);
        await sql`insert into supabase_migrations.seed_files (path, hash)
          values (${path}, ${createHash('sha256').update(script).digest('hex')})`.execute(transaction);
      });
    } catch (error) {
      throw new StartFailure(`Seed ${path} failed: ${messageOf(error)}. Nothing of it was kept.`);
    }
    ran.push(path);
  }
  return ran;
}
