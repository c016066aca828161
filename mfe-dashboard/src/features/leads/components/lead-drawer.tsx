import { useMediaQuery } from 'shared-ui/hooks';
import { Icon } from 'shared-ui/icon';
import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { LazyMenu, menuButtonLook } from '../../../components/lazy-menu.tsx';
import { RecordDrawer } from '../../../components/record-drawer.tsx';
import { RecordNeighbours, type Neighbours } from '../../../components/record-neighbours.tsx';
import { RecordTabs } from '../../../components/record-tabs.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useLive } from '../../../lib/use-live.ts';
import type { Assignee } from '../data/list-assignees.ts';
import { readLead, type FullLead } from '../data/read-lead.ts';
import { LeadHistory } from './lead-history.tsx';
import { LeadStatusBadge } from './lead-cells.tsx';
import { LeadOverview } from './lead-overview.tsx';
import { LeadReply } from './lead-reply.tsx';
import { LeadStatusSelect } from './lead-status-select.tsx';

const parts = [
  { id: 'overview', label: 'Overview' },
  { id: 'history', label: 'History' },
  { id: 'reply', label: 'Reply' },
] as const;

interface Props {
  readonly id: string;
  readonly people: readonly Assignee[];
  /** Whether the reader sets status and assignment. */
  readonly canChange: boolean;
  readonly tab: string | null;
  readonly neighbours: Neighbours;
  /** The address of a lead's drawer at one of its parts; without a lead, of the list. */
  readonly addressOf: (id: string | null, part?: { tab?: string | null }) => string;
}

function Actions({ lead, canChange }: { readonly lead: FullLead; readonly canChange: boolean }) {
  const { email, phone } = lead;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {canChange ? <LeadStatusSelect lead={lead} /> : <LeadStatusBadge status={lead.status} />}
      <LazyMenu
        label="Contact"
        items={[
          { id: 'write', label: 'Write an email', onSelect: () => window.location.assign(mailHref(email)) },
          ...(phone
            ? [{ id: 'call', label: 'Call', onSelect: () => window.location.assign(phoneHref(phone)) }]
            : []),
        ]}
        className={menuButtonLook}
      >
        Contact <Icon name="chevron-down" className="size-4 text-muted" />
      </LazyMenu>
    </div>
  );
}

/** One lead over the list: all that was sent, what happened since, and the reply. */
export function LeadDrawer({ id, people, canChange, tab, neighbours, addressOf }: Props) {
  const query = useDataQuery('lead', (client) => readLead(client, id), { id });
  useLive('lead-events', ['lead_events']);
  const isWide = useMediaQuery('(min-width: 40rem)');
  const shown = parts.find((one) => one.id === tab)?.id ?? 'overview';
  const addressOfPart = (part: string) => addressOf(id, { tab: part === 'overview' ? null : part });
  return (
    <RecordDrawer
      what="The lead"
      query={query}
      titleOf={({ name }) => name}
      descriptionOf={({ company }) => company ?? undefined}
      closedAddress={addressOf(null)}
      absent="This lead is not on your list."
    >
      {(lead) => (
        <>
          <div className="-mt-2 flex flex-wrap items-center gap-2">
            <Actions lead={lead} canChange={canChange} />
            {isWide ? <RecordNeighbours {...neighbours} /> : null}
          </div>
          <RecordTabs
            label="Parts of the lead"
            tabs={parts.map((part) => ({ ...part, address: addressOfPart(part.id) }))}
            shown={shown}
          />
          <div key={`${id} ${shown}`} className="flex flex-col gap-4">
            {shown === 'overview' ? <LeadOverview {...{ lead, people, canChange }} /> : null}
            {shown === 'history' ? <LeadHistory lead={lead} people={people} /> : null}
            {shown === 'reply' ? <LeadReply lead={lead} sentAddress={addressOfPart('history')} /> : null}
          </div>
          {isWide ? null : <RecordNeighbours {...neighbours} />}
        </>
      )}
    </RecordDrawer>
  );
}
