import { useId } from 'react';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import type { Client } from '../data/list-clients.ts';
import { statusFilters } from '../model.ts';
import type { ClientFilter } from '../model.ts';
import type { FilterChange } from '../use-client-filter.ts';

interface Props {
  readonly filter: ClientFilter;
  /** What stands in the search field. */
  readonly typed: string;
  readonly change: (next: FilterChange) => void;
  /** Those that are shown; none while they are being loaded. */
  readonly clients: readonly Client[] | undefined;
}

/** What an address like `?client={id}` narrows the list to, in words. */
function restriction(filter: ClientFilter, clients: readonly Client[] | undefined): string | null {
  if (filter.client !== null) {
    const client = clients?.find(({ id }) => id === filter.client);
    if (client) return `Only ${client.name}`;
    // With other filters beside it, nobody may be shown who is on the list all the same.
    const isSought = clients === undefined || filter.status !== 'All' || filter.search !== '';
    return isSought ? 'Only one client' : 'Only a client that is not on your list';
  }
  return filter.coach === null ? null : 'Only the clients of one coach';
}

export function ClientFilters({ filter, typed, change, clients }: Props) {
  const id = useId();
  const only = restriction(filter, clients);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <div className="flex min-w-0 grow basis-72 flex-col gap-1">
          <label htmlFor={id} className="font-semibold">
            Search by name or company
          </label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => change({ search: event.target.value })}
            className="min-h-12 w-full rounded-md border border-edge bg-surface px-3"
          />
        </div>
        <div role="group" aria-label="Filter by status" className="flex flex-wrap gap-2">
          {statusFilters.map((status) => (
            <button
              key={status}
              type="button"
              aria-pressed={status === filter.status}
              onClick={() => change({ status })}
              className="min-h-12 cursor-pointer rounded-md border border-edge bg-surface px-4 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
            >
              {status}
            </button>
          ))}
        </div>
      </div>
      {only === null ? null : (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => change({ only: null })}>
          {only}
          <Icon name="close" label="Show all clients again" />
        </Button>
      )}
    </div>
  );
}
