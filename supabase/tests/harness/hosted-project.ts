import { openNew, type MigratedDatabase } from './migrated-database.ts';

export interface HostedProject extends MigratedDatabase {
  /** URL for pushing migrations, as the database owner of a hosted project. */
  ownersUrl: string;
  owner: string;
}

/* On a hosted project, the owner isn't a superuser: accounts, files, and their tables belong to the platform. The owner
   may read and write the auth server's rows and create triggers on these auth tables:
   https://supabase.com/changelog/34270-restricting-access-on-auth-storage-and-realtime-schemas-on-april-21-2025,
   `mfa_factors` since https://github.com/supabase/postgres/pull/1712. The owner may also create policies on
   storage.objects, which requires ownership of that table here. Objects that the owner creates are closed to callers
   until access is granted. */
const triggerTables = [
  'audit_log_entries',
  'identities',
  'refresh_tokens',
  'sessions',
  'users',
  'mfa_factors',
];

const transferOwnership = (owner: string, database: string): string => `
drop schema supabase_migrations cascade;
create role ${owner} login createdb createrole bypassrls;
grant anon, authenticated, service_role to ${owner} with admin option;
alter database ${database} owner to ${owner};
alter schema public owner to ${owner};
alter schema extensions owner to ${owner};
alter publication supabase_realtime owner to ${owner};
grant usage on schema auth, storage to ${owner};
revoke trigger on all tables in schema auth from service_role;
grant select, insert, update, delete, references on all tables in schema auth to ${owner};
do $$ declare name text; begin
  foreach name in array '{${triggerTables.join()}}'::text[] loop
    if to_regclass('auth.' || name) is not null then execute format('grant trigger on auth.%I to ${owner}', name); end if;
  end loop;
end $$;
grant execute on all functions in schema auth, storage to ${owner};
alter table storage.objects owner to ${owner};
alter table storage.buckets owner to ${owner};
grant usage on schema realtime to ${owner};
alter table realtime.messages owner to ${owner};
`;

/** Creates an empty project on a PostgreSQL server with the privileges of a hosted one. */
export async function openHostedProject(server: string): Promise<HostedProject> {
  const project = await openNew(server);
  const { url, database } = project;
  if (url === undefined) throw new Error('A hosted project needs a PostgreSQL server');
  const owners = new URL(url);
  const name = owners.pathname.slice(1);
  owners.username = `owner_${name}`;
  await database.script(transferOwnership(owners.username, name));
  return { ...project, ownersUrl: owners.href, owner: owners.username };
}
