import postgres from 'postgres';

/** A new, empty database on a server. */
export async function databaseFor(server: string, size: number): Promise<string> {
  const name = `bench_${size}`;
  const sql = postgres(server, { max: 1, onnotice: () => undefined });
  await sql`create database ${sql(name)}`;
  await sql.end({ timeout: 5 });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
