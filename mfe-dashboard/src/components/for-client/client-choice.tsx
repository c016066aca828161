import { Link, useSearchParams } from 'shared-ui/router';
import { ClientLine, clientLineLook, ClientSearch } from './client-search.tsx';

/** Asks which client something is for; the choice goes into the address. */
export function ClientChoice() {
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
          <Link to={addressOf(client.id)} className={clientLineLook}>
            <ClientLine client={client} />
          </Link>
        )}
      </ClientSearch>
    </section>
  );
}
