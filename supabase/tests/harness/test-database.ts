import postgres from 'postgres';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own on a server, the one at TEST_POSTGRES_URL if no other is named; null without one: PGlite is used. */
export async function createTestDatabase(
  server = process.env['TEST_POSTGRES_URL'],
): Promise<TestDatabase | null> {
  if (server === undefined) return null;
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string): Promise<void> => {
    const sql = postgres(server, { max: 1, onnotice: () => undefined });
    await sql.unsafe(statement);
    await sql.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
