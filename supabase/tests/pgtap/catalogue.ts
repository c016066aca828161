import { sql, type Kysely } from 'kysely';

/**
 * Finds tables and views of schema public that an API role may write in full, such as "clients UPDATE authenticated".
 */
export async function findWideGrants(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s %s %s', c.relname, a.privilege_type, coalesce(r.rolname, 'public')) as line
    from pg_class c cross join lateral aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and a.privilege_type not in ('SELECT', 'DELETE')
      and coalesce(r.rolname, 'public') in ('anon', 'authenticated', 'public')
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

/**
 * Finds policies for signed-in users that an ended session or a suspended account would pass: those on tables without a
 * restrictive policy that calls `private.is_member`. Excludes tables that visitors can read too, and policies that only
 * require an administrator, because that check includes the account's status.
 */
export async function findOpenPolicies(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with policies as (
      select p.*, c.relname,
        array(select r.rolname from pg_roles r where r.oid = any (p.polroles)) as roles,
        array(
          select d.refobjid::regprocedure::text from pg_depend d
          where d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_proc'::regclass
        ) as asked
      from pg_policy p join pg_class c on c.oid = p.polrelid
      where c.relnamespace in ('public'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace)
    )
    select format('%s %s', p.relname, p.polname) as line from policies p
    where p.polpermissive and ('authenticated' = any (p.roles) or p.polroles = '{0}')
      and not exists (
        select from policies r
        where r.polrelid = p.polrelid and not r.polpermissive and r.polcmd = '*'
          and 'authenticated' = any (r.roles) and 'private.is_member()' = any (r.asked)
      )
      and not ('private.is_admin()' = any (p.asked) and not 'auth.uid()' = any (p.asked))
      and not (p.polcmd = 'r' and exists (
        select from policies v where v.polrelid = p.polrelid and v.polcmd = 'r' and 'anon' = any (v.roles)
      ))
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}
