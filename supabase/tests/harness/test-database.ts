import postgres from 'postgres';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Databases from which others are copied, by what they hold; `templates.ts` makes them. */
export type Template = 'migrated' | 'product' | 'sample';

export const templateName = (prefix: string, template: Template): string => `${prefix}_${template}`;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const IN_USE = '55006';

interface Options {
  /** The one at TEST_POSTGRES_URL if no other is named. */
  server?: string | undefined;
  name?: string | undefined;
  /** What it is a copy of, where a run has made templates; it is empty otherwise. */
  template?: Template | undefined;
}

/** A database of its own on a server; null without one: PGlite is used. */
export async function createTestDatabase({
  server = process.env['TEST_POSTGRES_URL'],
  name = `test_${crypto.randomUUID().replaceAll('-', '')}`,
  template,
}: Options = {}): Promise<TestDatabase | null> {
  if (server === undefined) return null;
  const run = async (statement: string, tries = 1): Promise<void> => {
    const sql = postgres(server, { max: 1, onnotice: () => undefined });
    try {
      await sql.unsafe(statement);
    } catch (error) {
      if (tries === 1 || !(error instanceof postgres.PostgresError) || error.code !== IN_USE) throw error;
      await run(statement, tries - 1);
    } finally {
      await sql.end();
    }
  };
  const prefix = process.env['TEST_TEMPLATES'];
  const original =
    prefix === undefined || template === undefined ? '' : ` template ${templateName(prefix, template)}`;
  // The server itself may be looking after a template just then; it waits five seconds for that each time.
  await run(`create database ${name}${original}`, 4);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
