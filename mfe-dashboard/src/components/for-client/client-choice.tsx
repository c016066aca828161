import { useState } from 'react';
import { Link, useSearchParams } from 'shared-ui/router';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { FailedQuery } from '../failed-query.tsx';
import { findClients } from './find-clients.ts';

/** Asks which client something is for; the choice goes into the address. */
export function ClientChoice() {
  const [address] = useSearchParams();
  const [typed, setTyped] = useState('');
  const words = useSettled(typed, 200);
  const found = useDataQuery('client-choice', (client) => findClients(client, words), { words });
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
      <input
        type="search"
        autoComplete="off"
        aria-label="Search by name or company"
        placeholder="Search by name or company"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-control w-full rounded-md border border-edge bg-surface px-3 text-field placeholder:text-muted"
      />
      {found.isError ? <FailedQuery what="Clients" query={found} /> : null}
      <p role="status" className="sr-only">
        {found.data ? `${String(found.data.length)} clients` : ''}
      </p>
      {found.data?.length === 0 ? <p>No client is found by that name.</p> : null}
      {/* The room of eight lines is kept, so that what is below stays where it is. */}
      <ul aria-label="Clients" className="min-h-88">
        {(found.data ?? []).map(({ id, name, company }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <Link
              to={addressOf(id)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 hover:underline"
            >
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="wrap-anywhere text-muted">{company}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
