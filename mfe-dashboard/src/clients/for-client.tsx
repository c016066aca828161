import { type ReactNode, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import type { DataClient } from 'shared-auth/supabase-client';
import { clientsList } from 'shared-contract/lists/clients';
import { conditionsOf } from 'shared-contract/lists/list-conditions';
import { isUuid } from 'shared-contract/uuid';
import { Notice } from 'shared-ui/notice';
import { Link, useSearchParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { useDataQuery, useSettled } from '../lib/use-data-query.ts';
import { clientAddress, dashboardPages } from '../page-list.ts';
import { FailedQuery } from '../ui/states.tsx';

const columns = 'id, name, company, email, coach_id';
/** Maximum number of results. */
const SHOWN = 8;

/** Returns the caller's clients whose name or company contains the words, sorted by name. */
async function findClients(client: DataClient, text: string) {
  let request = client.from('clients').select(columns);
  const sought = { q: text.trim(), filters: {} };
  for (const one of conditionsOf(clientsList, sought, ''))
    request = 'or' in one ? request.or(one.or) : request.filter(one.field, one.operator, one.value);
  const { data, error } = await request.order('name').order('id').limit(SHOWN);
  if (error) throw error;
  return data;
}

/** Reads a client. Null if the id is unknown or the caller has no access. */
export async function readNamedClient(client: DataClient, id: string) {
  if (!isUuid(id)) return null;
  const { data, error } = await client.from('clients').select(columns).eq('id', id).maybeSingle();
  if (error) throw error;
  return data;
}

export type NamedClient = NonNullable<Awaited<ReturnType<typeof readNamedClient>>>;

/** @param children the control that selects a client: a link or a button, as wide as the list */
export function ClientSearch({ children }: { readonly children: (client: NamedClient) => ReactNode }) {
  const [typed, setTyped] = useState('');
  const words = useSettled(typed, 200);
  const found = useDataQuery('client-choice', (client) => findClients(client, words), { words });
  return (
    <>
      <input
        type="search"
        autoComplete="off"
        aria-label="Find a client by name or company"
        placeholder="Name or company"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-control w-full rounded-md border border-edge bg-surface px-3 text-field placeholder:text-muted"
      />
      {found.isError && !found.data ? <FailedQuery what="Clients" query={found} /> : null}
      <p role="status" className="sr-only">
        {found.data ? `${String(found.data.length)} clients` : ''}
      </p>
      {/* Reserves the height of eight rows, so that the content below doesn't move. */}
      <div className="min-h-88">
        {found.data?.length === 0 ? <p className="py-2 text-muted">No client has that name.</p> : null}
        <ul aria-label="Clients">
          {(found.data ?? []).map((client) => (
            <li key={client.id} className="border-t border-line first:border-t-0">
              {children(client)}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

export function ClientLine({ client: { name, company } }: { readonly client: NamedClient }) {
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span className="wrap-anywhere text-muted">{company}</span>
    </>
  );
}

export const clientLineStyles =
  'flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 py-1 text-left hover:underline';

function ClientChoice() {
  const [address] = useSearchParams();
  const addressOf = (id: string) => {
    const next = new URLSearchParams(address);
    next.set('client', id);
    return `?${next.toString()}`;
  };
  return (
    <section
      aria-labelledby="client-choice"
      className="flex max-w-160 flex-col gap-3 rounded-md border border-line bg-surface p-4"
    >
      <h2 id="client-choice" className="text-lg">
        For which client?
      </h2>
      <ClientSearch>
        {(client) => (
          <Link to={addressOf(client.id)} className={clientLineStyles}>
            <ClientLine client={client} />
          </Link>
        )}
      </ClientSearch>
    </section>
  );
}

export function ForClient({ children }: { readonly children: (client: NamedClient) => ReactNode }) {
  const [address] = useSearchParams();
  const id = address.get('client');
  const query = useDataQuery(
    'client-named',
    (client) => readNamedClient(client, id ?? ''),
    { id },
    { isWanted: id !== null },
  );
  if (id === null) return <ClientChoice />;
  const client = query.isPlaceholderData ? undefined : query.data;
  if (client) {
    return (
      <>
        <p className="-mt-2 print:hidden">
          For <TextLink to={clientAddress(client.id)}>{client.name}</TextLink>
          {client.company === null ? null : <span className="text-muted">, {client.company}</span>}
        </p>
        {children(client)}
      </>
    );
  }
  if (query.isError) return <FailedQuery what="The client" query={query} />;
  if (client === undefined) return <Spinner label="Loading the client" />;
  return (
    <>
      <p role="alert">This client is not on your list.</p>
      <ClientChoice />
    </>
  );
}

/** Shown instead of email actions if the client has no email address. */
export function NoAddress({ client }: { readonly client: NamedClient }) {
  return (
    <Notice tone="warning" title={`${client.name} has no email address on file`} className="max-w-160">
      <p>
        <TextLink to={clientAddress(client.id)}>Add an email address</TextLink> first.
      </p>
    </Notice>
  );
}

/** Hides staff actions from users. The database enforces the permission. */
export function StaffOnly({ children }: { readonly children: ReactNode }) {
  if (roleOf(useSession().profile) !== 'user') return children;
  return (
    <Notice title="Access denied. Coach privileges required." className="max-w-160">
      <p>
        <TextLink to={dashboardPages.overview.path}>Go to your dashboard</TextLink>
      </p>
    </Notice>
  );
}
