import { openNew, type MigratedDatabase } from './migrated-database.ts';

export interface HostedProject extends MigratedDatabase {
  /** The address by which migrations are pushed, as a hosted project's owner of the database. */
  ownersUrl: string;
}

/*
 * On a hosted project the owner is no superuser: accounts, files and their tables belong to the platform, which lets
 * the owner add triggers and, for files, policies. What the owner makes is open to no caller before it is granted.
 */
const handOver = (owner: string, database: string): string => `
drop schema supabase_migrations cascade;
create role ${owner} login createdb createrole bypassrls;
grant anon, authenticated, service_role to ${owner} with admin option;
alter database ${database} owner to ${owner};
alter schema public owner to ${owner};
alter schema extensions owner to ${owner};
alter publication supabase_realtime owner to ${owner};
grant usage on schema auth, storage to ${owner};
grant all on all tables in schema auth to ${owner};
grant execute on all functions in schema auth, storage to ${owner};
alter table storage.objects owner to ${owner};
alter table storage.buckets owner to ${owner};
grant usage on schema realtime to ${owner};
alter table realtime.messages owner to ${owner};
`;

/** A new, empty project on a PostgreSQL server, with the rights that a hosted one gives. */
export async function openHostedProject(server: string): Promise<HostedProject> {
  const project = await openNew(server);
  const { url, database } = project;
  if (url === undefined) throw new Error('A hosted project needs a PostgreSQL server');
  const owners = new URL(url);
  const name = owners.pathname.slice(1);
  owners.username = `owner_${name}`;
  await database.script(handOver(owners.username, name));
  return { ...project, ownersUrl: owners.href };
}
