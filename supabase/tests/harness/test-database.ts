import postgres from 'postgres';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Databases to copy from, by content. `templates.ts` creates them. */
export type Template = 'migrated' | 'product' | 'sample';

export const templateName = (prefix: string, template: Template): string => `${prefix}_${template}`;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const IN_USE = '55006';

/** One connection per server for all statements of this process, because connecting costs more than the statement. */
const connections = new Map<string, postgres.Sql>();
function connectionTo(server: string): postgres.Sql {
  const open = connections.get(server) ?? postgres(server, { max: 1, onnotice: () => undefined });
  connections.set(server, open);
  return open;
}

/** Closes the connections of `createTestDatabase`, which otherwise keep the process alive. */
export async function closeConnections(): Promise<void> {
  await Promise.all([...connections.values()].map((connection) => connection.end()));
  connections.clear();
}

interface Options {
  /** Defaults to the server at TEST_POSTGRES_URL. */
  server?: string | undefined;
  name?: string | undefined;
  /** Database to copy, if the run has created templates. Otherwise the new database is empty. */
  template?: Template | undefined;
}

/** Creates a separate database on a server. Returns null without a server, so that PGlite is used. */
export async function createTestDatabase({
  server = process.env['TEST_POSTGRES_URL'],
  name = `test_${crypto.randomUUID().replaceAll('-', '')}`,
  template,
}: Options = {}): Promise<TestDatabase | null> {
  if (server === undefined) return null;
  const run = async (statement: string, tries = 1): Promise<void> => {
    try {
      await connectionTo(server).unsafe(statement);
    } catch (error) {
      if (tries === 1 || !(error instanceof postgres.PostgresError) || error.code !== IN_USE) throw error;
      await run(statement, tries - 1);
    }
  };
  const prefix = process.env['TEST_TEMPLATES'];
  const original =
    prefix === undefined || template === undefined ? '' : ` template ${templateName(prefix, template)}`;
  // The server's own maintenance may be using the template. Each attempt waits up to five seconds.
  await run(`create database ${name}${original}`, 4);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
