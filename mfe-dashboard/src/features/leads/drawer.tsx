import { Icon } from 'shared-ui/icon';
import { LazyMenu, menuButtonStyles } from '../../ui/lazy-menu.tsx';
import { EmailComposer } from '../../email/email-composer.tsx';
import { menuItemsOf } from '../../list/list-row.tsx';
import type { ListScreen } from '../../list/list-screen.ts';
import { TabbedRecord } from '../../list/tabbed-record.tsx';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { QuickChoice } from '../../ui/quick-actions.tsx';
import { contactActions } from '../../ui/contact.tsx';
import { RecordDrawer } from '../../ui/record-drawer.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { useReplace } from '../../lib/navigation.ts';
import { LeadStatusBadge, LeadStatusSelect } from './cells.tsx';
import { useAssign } from './changes.tsx';
import { LeadHistory } from './history.tsx';
import { LeadOverview } from './overview.tsx';
import { type Assignee, type Lead, readLead } from './queries.ts';
import { replyTemplates } from './model.ts';

interface LeadDrawerProps {
  readonly id: string;
  readonly screen: ListScreen;
  readonly rows: readonly Lead[];
  readonly people: readonly Assignee[];
  /** Whether the user can change status and assignment. */
  readonly canChange: boolean;
}

function LeadDrawer({ id, screen, rows, people, canChange }: LeadDrawerProps) {
  const { recordAddress } = screen;
  const query = useDataQuery('lead', (client) => readLead(client, id), { id });
  const replace = useReplace();
  useLive('lead-events', ['lead_events']);
  return (
    <RecordDrawer
      what="The lead"
      query={query}
      titleOf={({ name }) => name}
      descriptionOf={({ company }) => company ?? undefined}
      closedAddress={recordAddress(null)}
      absent="This lead is not on your list."
    >
      {(lead) => (
        <TabbedRecord
          label="Parts of the lead"
          address={screen}
          {...{ id, rows }}
          actions={
            <>
              {canChange ? <LeadStatusSelect lead={lead} /> : <LeadStatusBadge status={lead.status} />}
              <LazyMenu
                label="Contact"
                items={menuItemsOf(contactActions(lead))}
                className={menuButtonStyles}
              >
                Contact <Icon name="chevron-down" className="size-4 text-muted" />
              </LazyMenu>
            </>
          }
          parts={[
            {
              id: 'overview',
              label: 'Overview',
              content: <LeadOverview {...{ lead, people, canChange }} />,
            },
            { id: 'history', label: 'History', content: <LeadHistory lead={lead} people={people} /> },
            {
              id: 'reply',
              label: 'Reply',
              content: (
                <EmailComposer
                  recipient={{ kind: 'lead', id }}
                  label="Reply"
                  templates={replyTemplates}
                  recordedIn="the lead’s history"
                  onSent={() => replace(recordAddress(id, { tab: 'history' }))}
                />
              ),
            },
          ]}
        />
      )}
    </RecordDrawer>
  );
}

interface LeadOverlaysProps extends Omit<LeadDrawerProps, 'id'> {
  readonly assigning: Lead | undefined;
  readonly setAssigning: (lead: Lead | undefined) => void;
}

/** Overlays of the list: the lead drawer and the dialog that assigns a lead. */
export function LeadOverlays({ assigning, setAssigning, ...drawer }: LeadOverlaysProps) {
  const { opened } = drawer.screen;
  const { assign } = useAssign();
  return (
    <>
      {opened === null ? null : <LeadDrawer id={opened} {...drawer} />}
      {assigning ? (
        <OpenDialog
          title={`Who follows up ${assigning.name}`}
          className="max-w-md"
          onClose={() => setAssigning(undefined)}
        >
          <QuickChoice
            label="Assigned to"
            options={[
              { value: '', label: 'Unassigned' },
              ...drawer.people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            chosen={assigning.assigned_to ?? ''}
            save={async (id) => {
              await assign(assigning, drawer.people.find((one) => one.id === id) ?? null);
              setAssigning(undefined);
            }}
          />
        </OpenDialog>
      ) : null}
    </>
  );
}
