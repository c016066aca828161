import { Button } from 'shared-ui/button';
import { Pager } from '../../../components/pager.tsx';
import type { ClientPage } from '../data/list-clients.ts';
import { pageCount, shownInWords } from '../model.ts';
import { ClientCard } from './client-card.tsx';

interface Props {
  readonly shown: ClientPage;
  /** How many clients there are without a filter. */
  readonly all: number;
  /** Another page is on its way. */
  readonly busy: boolean;
  readonly onClear: () => void;
  readonly pageAddress: (page: number) => string;
}

export function ClientList({ shown: { clients, total, page }, all, busy, onClear, pageAddress }: Props) {
  return (
    <section aria-labelledby="client-list" aria-busy={busy}>
      <h2 id="client-list" className="sr-only">
        Clients
      </h2>
      <p role="status" className="text-sm text-muted">
        {shownInWords(page, total, all)}
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
        <>
          <ul className="my-3 grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
            {clients.map((client) => (
              <ClientCard key={client.id} client={client} />
            ))}
          </ul>
          <Pager label="Pages of clients" page={page} pages={pageCount(total)} addressOf={pageAddress} />
        </>
      )}
    </section>
  );
}
