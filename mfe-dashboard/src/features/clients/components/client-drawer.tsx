import { lazy, Suspense, type ReactNode } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { useMediaQuery } from 'shared-ui/hooks';
import { loadChunk } from 'shared-ui/chunks';
import { useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { LazyMenu, menuButtonLook } from '../../../components/lazy-menu.tsx';
import { menuItemsOf } from '../../../components/list/row-actions.tsx';
import { RecordDrawer } from '../../../components/record-drawer.tsx';
import { RecordNeighbours, type Neighbours } from '../../../components/record-neighbours.tsx';
import { RecordTabs } from '../../../components/record-tabs.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useReplace } from '../../../lib/use-replace.ts';
import { contactActions, serviceActions } from '../client-actions.ts';
import { readClient, type FullClient } from '../data/read-client.ts';
import { ClientActivity } from './client-activity.tsx';
import type { CoachNames } from './client-cells.tsx';
import { ClientDeadlines } from './client-deadlines.tsx';
import { ClientOverview } from './client-overview.tsx';
import { ClientProjections } from './client-projections.tsx';
import { ClientStatusSelect } from './client-status-select.tsx';
import { ClientStories } from './client-stories.tsx';
import { ContactForm } from './contact-form.tsx';
import type { Quick } from './quick-dialog.tsx';

const ClientEdit = lazy(async () => ({
  default: (
    await loadChunk(() => import(/* webpackChunkName: "dashboard-client-form" */ '../form/client-edit.tsx'))
  ).ClientEdit,
}));

interface ClientTab {
  readonly id: string;
  readonly label: string;
  readonly content: (client: FullClient, coaches: CoachNames) => ReactNode;
}

const overview: ClientTab = {
  id: 'overview',
  label: 'Overview',
  content: (client, coaches) => <ClientOverview client={client} coaches={coaches} />,
};

/** The parts of a client, in order. What is not shown asks for nothing. */
const clientTabs: readonly ClientTab[] = [
  overview,
  {
    id: 'notes',
    label: 'Notes',
    content: ({ id, account_id: account }, coaches) => (
      <>
        <ContactForm clientId={id} hasAccount={account !== null} />
        <ClientActivity clientId={id} coaches={coaches} isWrittenOnly />
      </>
    ),
  },
  { id: 'stories', label: 'Stories', content: ({ id }) => <ClientStories clientId={id} /> },
  { id: 'deadlines', label: 'Deadlines', content: ({ id }) => <ClientDeadlines clientId={id} /> },
  { id: 'projections', label: 'Projections', content: ({ id }) => <ClientProjections clientId={id} /> },
  {
    id: 'activity',
    label: 'Activity',
    content: ({ id }, coaches) => <ClientActivity clientId={id} coaches={coaches} isWrittenOnly={false} />,
  },
];

interface Props {
  readonly id: string;
  readonly coaches: CoachNames;
  readonly tab: string | null;
  readonly isEdit: boolean;
  readonly neighbours: Neighbours;
  /** The address of this drawer, of one of its parts, or of the list without it. */
  readonly addressOf: (id: string | null, part?: { tab?: string | null; isEdit?: boolean }) => string;
  /** Opens the dialog of a quick change, as the one in which a contact is written down. */
  readonly onQuick: (quick: Quick) => void;
}

function Actions({
  client,
  onQuick,
  editAddress,
}: {
  readonly client: FullClient;
  readonly onQuick: Props['onQuick'];
  readonly editAddress: string;
}) {
  const replace = useReplace();
  const navigate = useNavigate();
  const isStaff = roleOf(useSession().profile) !== 'user';
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <ClientStatusSelect client={client} />
      <Button size="sm" onClick={() => replace(editAddress)}>
        Edit
      </Button>
      <LazyMenu
        label="Contact"
        items={menuItemsOf([
          ...contactActions(client, { quick: onQuick }),
          ...(isStaff ? serviceActions(client.id, (address) => void navigate(address)) : []),
        ])}
        className={menuButtonLook}
      >
        Contact <Icon name="chevron-down" className="size-4 text-muted" />
      </LazyMenu>
    </div>
  );
}

/** One client over the list: all that is kept of them, the ways to reach them, and the form that changes them. */
export function ClientDrawer({ id, coaches, tab, isEdit, neighbours, addressOf, onQuick }: Props) {
  const query = useDataQuery('client', (client) => readClient(client, id), { id });
  const replace = useReplace();
  const isWide = useMediaQuery('(min-width: 40rem)');
  const shown = clientTabs.find((one) => one.id === tab) ?? overview;
  const tabs = clientTabs.map((one) => ({
    id: one.id,
    label: one.label,
    address: addressOf(id, { tab: one === overview ? null : one.id }),
  }));
  return (
    <RecordDrawer
      what="The client"
      query={query}
      titleOf={({ name }) => name}
      descriptionOf={({ company }) => company ?? undefined}
      closedAddress={addressOf(null)}
      absent="This client is not on your list."
    >
      {(client) =>
        isEdit ? (
          <Suspense fallback={<Spinner label="Loading: the form" />}>
            <ClientEdit
              key={id}
              client={client}
              coaches={coaches}
              onClose={() => replace(addressOf(id, { tab }))}
            />
          </Suspense>
        ) : (
          <>
            <div className="-mt-2 flex flex-wrap items-center gap-2">
              <Actions client={client} onQuick={onQuick} editAddress={addressOf(id, { tab, isEdit: true })} />
              {isWide ? <RecordNeighbours {...neighbours} /> : null}
            </div>
            <RecordTabs label="Parts of the client" tabs={tabs} shown={shown.id} />
            <div key={`${id} ${shown.id}`} className="flex flex-col gap-4">
              {shown.content(client, coaches)}
            </div>
            {isWide ? null : <RecordNeighbours {...neighbours} />}
          </>
        )
      }
    </RecordDrawer>
  );
}
