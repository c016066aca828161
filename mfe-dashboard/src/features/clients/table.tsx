import { useCallback, useMemo } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { type clientsList, clientStatuses } from 'shared-contract/lists/clients';
import { Button } from 'shared-ui/button';
import { useNavigate } from 'shared-ui/router';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useStableCallback } from '../../lib/events.ts';
import type { useDataQuery } from '../../lib/use-data-query.ts';
import { BulkChange } from '../../list/bulk.tsx';
import { menuItemsOf } from '../../list/list-row.tsx';
import type { ListScreen } from '../../list/list-screen.ts';
import { ListView } from '../../list/list-view.tsx';
import { useLiveRows } from '../../list/live-rows.ts';
import type { ListSelection } from '../../list/row-selection.tsx';
import { LazyMenu, menuButtonStyles } from '../../ui/lazy-menu.tsx';
import { EmptyList } from '../../ui/states.tsx';
import { clientActions, clientContactActions, type Quick, serviceActions } from './actions.tsx';
import { clientCard, clientCells, type CoachNames } from './cells.tsx';
import type { Client, ClientPage } from './queries.ts';

const statuses = clientStatuses.map((status) => ({ label: status, change: { status } }));

interface CardActionsProps {
  readonly client: Client;
  readonly open: ListScreen['open'];
  readonly quick: (quick: Quick) => void;
}

/** A card shows three frequent actions. The menu has the rest. */
function CardActions({ client, open, quick }: CardActionsProps) {
  const navigate = useNavigate();
  const isStaff = roleOf(useSession().profile) !== 'user';
  const forName = <VisuallyHidden> {client.name}</VisuallyHidden>;
  const rest = clientActions(client, { open, quick, hasCoaches: false }).filter(({ id }) => id === 'status');
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => open(client.id)}>
        View{forName}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => open(client.id, { isEdit: true })}>
        Edit{forName}
      </Button>
      <LazyMenu
        label={`Contact ${client.name}`}
        items={menuItemsOf([
          ...clientContactActions(client, quick),
          ...(isStaff ? serviceActions(client.id, (address) => void navigate(address)) : []),
          ...rest,
        ])}
        className={menuButtonStyles}
      >
        Contact{forName}
      </LazyMenu>
    </>
  );
}

interface ClientsTableProps {
  readonly screen: ListScreen<typeof clientsList>;
  readonly page: ReturnType<typeof useDataQuery<ClientPage>>;
  readonly selection: ListSelection;
  /** Empty if the user can't assign coaches. */
  readonly coaches: CoachNames;
  readonly quick: (quick: Quick) => void;
}

/** Shows clients with their actions, and marks rows that other users change in the meantime. */
export function ClientsTable({ screen, page, selection, coaches, ...props }: ClientsTableProps) {
  const cells = useMemo(() => clientCells(coaches), [coaches]);
  const hasCoaches = coaches.size > 0;
  // Stable callbacks, so that rows don't rerender with the page.
  const open = useStableCallback(screen.open);
  const quick = useStableCallback(props.quick);
  const actionsOf = useCallback(
    (client: Client) => clientActions(client, { open, quick, hasCoaches }),
    [open, quick, hasCoaches],
  );
  const live = useLiveRows({
    screen,
    table: 'clients',
    name: 'clients',
    readAt: page.dataUpdatedAt,
    relatedQueries: ['client', 'client-figures', 'client-events'],
    selection,
  });
  const things = { one: 'client', many: 'clients' };
  return (
    <ListView
      {...{ screen, page, things, cells, selection, live, actionsOf }}
      title="Clients"
      cardOf={clientCard}
      nameOf={({ name }) => name}
      actionsBelow={(client) => <CardActions {...{ client, open, quick }} />}
      bulk={
        <BulkChange
          {...{ screen, things, selection, statuses }}
          changes="client"
          assignees={hasCoaches ? { label: 'Coach', field: 'coach', names: coaches } : undefined}
        />
      }
      nothing={
        <EmptyList
          title="No clients found"
          text="Try adjusting your search or filter criteria"
          action={{ label: 'Show all clients', run: screen.clear }}
        />
      }
    />
  );
}
