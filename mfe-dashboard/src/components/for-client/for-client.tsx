import type { ReactNode } from 'react';
import { useSearchParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ownPages } from '../../own-pages.ts';
import { FailedQuery } from '../failed-query.tsx';
import { ClientChoice } from './client-choice.tsx';
import { readNamedClient, type NamedClient } from './find-clients.ts';

interface Props {
  readonly children: (client: NamedClient) => ReactNode;
}

/** What is made for one client: the one of the address, else the one that is chosen here. */
export function ForClient({ children }: Props) {
  const [address] = useSearchParams();
  const id = address.get('client');
  const query = useDataQuery(
    'client-named',
    (client) => readNamedClient(client, id ?? ''),
    { id },
    {
      isWanted: id !== null,
    },
  );
  if (id === null) return <ClientChoice />;
  const client = query.isPlaceholderData ? undefined : query.data;
  if (client) {
    return (
      <>
        <p className="-mt-2 print:hidden">
          For <TextLink to={`${ownPages.clients.path}?client=${client.id}`}>{client.name}</TextLink>
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
