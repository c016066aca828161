import { useState, type ReactNode } from 'react';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { FailedQuery } from '../failed-query.tsx';
import { findClients, type NamedClient } from './find-clients.ts';

interface Props {
  /** What is pressed to choose one: a link or a button, as wide as the list. */
  readonly children: (client: NamedClient) => ReactNode;
}

/** Finds the client that something is for, or about. */
export function ClientSearch({ children }: Props) {
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
      {/* The room of eight lines is kept, so that what is below stays where it is. */}
      <div className="min-h-88">
        {found.data?.length === 0 ? (
          <p className="py-2 text-muted">No client is found by that name.</p>
        ) : null}
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

/** A line of the list: who, and of which company. */
export function ClientLine({ client: { name, company } }: { readonly client: NamedClient }) {
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span className="wrap-anywhere text-muted">{company}</span>
    </>
  );
}

export const clientLineLook =
  'flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 py-1 text-left hover:underline';
