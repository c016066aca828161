import postgres from 'postgres';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Databases from which others are copied, by what they hold; `templates.ts` makes them. */
export type Template = 'migrated' | 'product' | 'sample';

export const templateName = (prefix: string, template: Template): string => `${prefix}_${template}`;

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
  const run = async (statement: string): Promise<void> => {
    const sql = postgres(server, { max: 1, onnotice: () => undefined });
    try {
      await sql.unsafe(statement);
    } finally {
      await sql.end();
    }
  };
  const prefix = process.env['TEST_TEMPLATES'];
  const original =
    prefix === undefined || template === undefined ? '' : ` template ${templateName(prefix, template)}`;
  await run(`create database ${name}${original}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
