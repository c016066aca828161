import { sql, type Kysely } from 'kysely';

/** Key columns of views that show a table with its key under the same names. */
export type ViewKeys = ReadonlyMap<string, string[]>;

export async function readViewKeys(db: Kysely<unknown>): Promise<ViewKeys> {
  const { rows } = await sql<{ name: string; columns: string[] | null }>`
    select v.table_name as name,
      (select jsonb_agg(a.attname order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indisprimary and i.indrelid = to_regclass(format('%I.%I', u.table_schema, u.table_name))) as columns
    from information_schema.views v
      join information_schema.view_table_usage u on u.view_schema = v.table_schema and u.view_name = v.table_name
    where v.table_schema = 'public' and v.is_insertable_into = 'YES'`.execute(db);
  return new Map(rows.flatMap(({ name, columns }) => (columns === null ? [] : [[name, columns]])));
}

/** An upsert through a view names no key; PostgREST finds that of the table below it, lite does not. */
export function withViewKey(request: Request, url: URL, keys: ViewKeys): Request {
  const isUpsert = request.method === 'POST' && (request.headers.get('prefer') ?? '').includes('resolution=');
  if (!isUpsert || url.searchParams.has('on_conflict')) return request;
  const columns = keys.get(url.pathname.slice('/rest/v1/'.length));
  if (columns === undefined) return request;
  const address = new URL(url);
  address.searchParams.set('on_conflict', columns.join(','));
  return new Request(address, request);
}
