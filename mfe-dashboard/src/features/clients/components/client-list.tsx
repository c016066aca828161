import { Button } from 'shared-ui/button';
import type { Client } from '../data/list-clients.ts';
import { ClientCard } from './client-card.tsx';

interface Props {
  readonly clients: readonly Client[];
  readonly total: number;
  readonly onClear: () => void;
}

export function ClientList({ clients, total, onClear }: Props) {
  return (
    <section aria-labelledby="client-list">
      <h2 id="client-list" className="sr-only">
        Clients
      </h2>
      <p role="status" className="text-sm text-muted">
        Showing {clients.length} of {total}
      </p>
      {clients.length === 0 ? (
        <div className="mt-3 flex flex-col items-start gap-2 rounded-md border border-line bg-surface p-6">
          <p className="text-lg font-semibold">No clients found</p>
          <p>Try adjusting your search or filter criteria</p>
          <Button variant="secondary" size="sm" onClick={onClear}>
            Show all clients
          </Button>
        </div>
      ) : (
        <ul className="mt-3 grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
          {clients.map((client) => (
            <ClientCard key={client.id} client={client} />
          ))}
        </ul>
      )}
    </section>
  );
}
