import { CompiledQuery } from 'kysely';
import { withMigratedDatabase } from 'embedded-backend/database';

export type Query = <Row>(statement: string) => Promise<Row[]>;

interface Trigger {
  name: string;
  table: string;
  definition: string;
  isEnabled: boolean;
}

interface Bucket {
  id: string;
  isPublic: boolean;
  maxBytes: string | null;
  types: string[] | null;
}

export interface ProjectFacts {
  triggers: Trigger[];
  published: string[];
  buckets: Bucket[];
}

/**
 * Reads objects that migrations create outside the schemas that the Supabase CLI compares. Works for the hosted and the
 * local database.
 */
export async function readFacts(query: Query): Promise<ProjectFacts> {
  const triggers = await query<Trigger>(`
    select t.tgname as name, t.tgrelid::regclass::text as table, pg_get_triggerdef(t.oid) as definition,
      t.tgenabled <> 'D' as "isEnabled"
    from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace in (select oid from pg_namespace where nspname in ('private', 'public'))
    order by 2, 1`);
  const published = await query<{ name: string }>(`
    select schemaname || '.' || tablename as name from pg_publication_tables
    where pubname = 'supabase_realtime' order by 1`);
  const buckets = await query<Bucket>(`
    select id, public as "isPublic", file_size_limit::text as "maxBytes",
      array(select unnest(allowed_mime_types) order by 1)::text[] as types
    from storage.buckets order by 1`);
  return { triggers, published: published.map(({ name }) => name), buckets };
}

export const factsOfMigrations = (): Promise<ProjectFacts> =>
  withMigratedDatabase(({ db }) =>
    readFacts(async <Row>(statement: string) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(statement));
      return rows as Row[];
    }),
  );
