import { useCallback, useMemo } from 'react';
import { clientsList } from 'shared-contract/lists/clients';
import { Button } from 'shared-ui/button';
import { EmptyList } from '../../../components/list/empty-list.tsx';
import { isListIdle } from '../../../components/list/is-list-idle.ts';
import { ListView } from '../../../components/list/list-view.tsx';
import type { useListAddress } from '../../../components/list/use-list-address.ts';
import { useLiveRows } from '../../../components/list/use-live-rows.ts';
import { selectedCount, type ListSelection } from '../../../components/list/use-row-selection.ts';
import { useSteady } from '../../../lib/use-steady.ts';
import { clientActions } from '../client-actions.ts';
import type { Client, ClientPage } from '../data/list-clients.ts';
import { ClientBulk } from './client-bulk.tsx';
import { CardActions } from './card-actions.tsx';
import { clientCard, clientCells, type CoachNames } from './client-cells.tsx';
import type { Quick } from './quick-dialog.tsx';

interface Props {
  readonly page: ClientPage;
  /** Another page is on its way. */
  readonly isBusy: boolean;
  /** When this one was read. */
  readonly readAt: number;
  readonly isTable: boolean;
  readonly shown: readonly string[];
  readonly address: ReturnType<typeof useListAddress>;
  readonly selection: ListSelection;
  readonly coaches: CoachNames;
  readonly open: (id: string, isEdit: boolean) => void;
  readonly quick: (quick: Quick) => void;
}

/** Names of the queries that tell something of clients beside the list. */
const besides = ['client', 'client-figures', 'client-events'];

/** The rows of clients with what can be done with them, and what others do with them meanwhile. */
export function ClientsTable(props: Props) {
  const { page, isBusy, readAt, isTable, shown, address, selection, coaches } = props;
  const { query, opened, change, clear, addressOf, recordAddress } = address;
  const cells = useMemo(() => clientCells(coaches), [coaches]);
  const hasCoaches = coaches.size > 0;
  // Rows are not drawn again because the page was.
  const open = useSteady(props.open);
  const quick = useSteady(props.quick);
  const actionsOf = useCallback(
    (client: Client) => clientActions(client, { open, quick, hasCoaches }),
    [open, quick, hasCoaches],
  );
  const live = useLiveRows({
    list: clientsList,
    query,
    table: 'clients',
    name: 'clients',
    readAt,
    besides,
    isIdle: () => selectedCount(selection) === 0 && isListIdle(),
  });
  return (
    <ListView
      list={clientsList}
      caption="Clients"
      things={{ one: 'client', many: 'clients' }}
      {...page}
      {...{ query, isBusy, isTable, shown, cells, opened, recordAddress, addressOf, change }}
      {...{ selection, live, actionsOf }}
      cardOf={clientCard}
      nameOf={({ name }) => name}
      actionsBelow={(id) => {
        const client = page.rows.find((row) => row.id === id);
        return client ? <CardActions client={client} open={open} quick={quick} /> : null;
      }}
      bulk={<ClientBulk query={query} selection={selection} coaches={coaches} />}
      nothing={
        <EmptyList title="No clients found">
          <p>Try adjusting your search or filter criteria</p>
          <Button variant="secondary" size="sm" onClick={clear}>
            Show all clients
          </Button>
        </EmptyList>
      }
    />
  );
}
