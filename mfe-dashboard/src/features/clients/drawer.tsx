import { lazy, Suspense } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { clientStatuses } from 'shared-contract/lists/clients';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { Icon } from 'shared-ui/icon';
import { useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { LazyMenu, menuButtonStyles } from '../../ui/lazy-menu.tsx';
import { menuItemsOf } from '../../list/list-row.tsx';
import type { ListScreen } from '../../list/list-screen.ts';
import { TabbedRecord } from '../../list/tabbed-record.tsx';
import { RecordDrawer } from '../../ui/record-drawer.tsx';
import { SavingSelect } from '../../ui/select.tsx';
import type { ClientStatus } from '../../lib/clients.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useReplace } from '../../lib/navigation.ts';
import { clientContactActions, ContactForm, type Quick, QuickDialog, serviceActions } from './actions.tsx';
import { ClientActivity, ClientProjections, ClientStories } from './records.tsx';
import type { CoachNames } from './cells.tsx';
import { useStatusChange } from './changes.ts';
import { ClientDeadlines } from './deadlines.tsx';
import { ClientOverview } from './overview.tsx';
import { type Client, type FullClient, readClient } from './queries.ts';

const ClientEdit = lazy(async () => ({
  default: (
    await loadChunk(() => import(/* webpackChunkName: "dashboard-client-form" */ './client-edit.tsx'))
  ).ClientEdit,
}));

interface ClientDrawerProps {
  readonly id: string;
  readonly screen: Pick<ListScreen, 'tab' | 'isEdit' | 'recordAddress'>;
  readonly rows: readonly Client[];
  readonly coaches: CoachNames;
  /** Opens a quick-change dialog, such as the one that logs a contact. */
  readonly setQuick: (quick: Quick) => void;
}

function Actions({ id, client, screen, setQuick }: ClientDrawerProps & { readonly client: FullClient }) {
  const setStatus = useStatusChange();
  const replace = useReplace();
  const navigate = useNavigate();
  const isStaff = roleOf(useSession().profile) !== 'user';
  return (
    <>
      <SavingSelect
        label="Status"
        value={client.status}
        options={clientStatuses.map((status) => ({ value: status, label: status }))}
        save={(status) => setStatus(client, status as ClientStatus)}
      />
      <Button size="sm" onClick={() => replace(screen.recordAddress(id, { tab: screen.tab, isEdit: true }))}>
        Edit
      </Button>
      <LazyMenu
        label="Contact"
        items={menuItemsOf([
          ...clientContactActions(client, setQuick),
          ...(isStaff ? serviceActions(client.id, (address) => void navigate(address)) : []),
        ])}
        className={menuButtonStyles}
      >
        Contact <Icon name="chevron-down" className="size-4 text-muted" />
      </LazyMenu>
    </>
  );
}

export function ClientDrawer(props: ClientDrawerProps) {
  const { id, screen, rows, coaches } = props;
  const { tab, isEdit, recordAddress } = screen;
  const query = useDataQuery('client', (client) => readClient(client, id), { id });
  const replace = useReplace();
  return (
    <RecordDrawer
      what="The client"
      query={query}
      titleOf={({ name }) => name}
      descriptionOf={({ company }) => company ?? undefined}
      closedAddress={recordAddress(null)}
      absent="This client is not on your list."
    >
      {(client) =>
        isEdit ? (
          <Suspense fallback={<Spinner label="Loading: the form" />}>
            <ClientEdit
              key={id}
              client={client}
              coaches={coaches}
              onClose={() => replace(recordAddress(id, { tab }))}
            />
          </Suspense>
        ) : (
          <TabbedRecord
            label="Parts of the client"
            address={screen}
            {...{ id, rows }}
            actions={<Actions client={client} {...props} />}
            parts={[
              {
                id: 'overview',
                label: 'Overview',
                content: <ClientOverview client={client} coaches={coaches} />,
              },
              {
                id: 'notes',
                label: 'Notes',
                content: (
                  <>
                    <ContactForm clientId={id} hasAccount={client.account_id !== null} />
                    <ClientActivity clientId={id} coaches={coaches} isWrittenOnly />
                  </>
                ),
              },
              { id: 'stories', label: 'Stories', content: <ClientStories clientId={id} /> },
              { id: 'deadlines', label: 'Deadlines', content: <ClientDeadlines clientId={id} /> },
              { id: 'projections', label: 'Projections', content: <ClientProjections clientId={id} /> },
              {
                id: 'activity',
                label: 'Activity',
                content: <ClientActivity clientId={id} coaches={coaches} isWrittenOnly={false} />,
              },
            ]}
          />
        )
      }
    </RecordDrawer>
  );
}

const AddClientDialog = lazy(async () => ({
  default: (await loadChunk(() => import(/* webpackChunkName: "dashboard-client-form" */ './client-add.tsx')))
    .AddClientDialog,
}));

interface ClientOverlaysProps extends Omit<ClientDrawerProps, 'id'> {
  readonly screen: ListScreen;
  readonly quick: Quick | undefined;
  readonly setQuick: (quick: Quick | undefined) => void;
  readonly isAdding: boolean;
  readonly setAdding: (isAdding: boolean) => void;
}

/** Overlays of the list: the client drawer, the quick-change dialog, and the dialog that adds a client. */
export function ClientOverlays({ quick, isAdding, setAdding, ...drawer }: ClientOverlaysProps) {
  const { screen, coaches, setQuick } = drawer;
  return (
    <>
      {screen.opened === null ? null : <ClientDrawer id={screen.opened} {...drawer} />}
      {quick ? <QuickDialog quick={quick} coaches={coaches} onClose={() => setQuick(undefined)} /> : null}
      <Suspense fallback={null}>
        {isAdding ? (
          <AddClientDialog
            coaches={coaches}
            onOpen={(id) => {
              setAdding(false);
              screen.open(id);
            }}
            onCancel={() => setAdding(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
