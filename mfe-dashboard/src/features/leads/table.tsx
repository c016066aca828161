import { useCallback, useMemo } from 'react';
import { type leadsList, leadStatuses } from 'shared-contract/lists/leads';
import { useStableCallback } from '../../lib/events.ts';
import type { useDataQuery } from '../../lib/use-data-query.ts';
import { BulkChange } from '../../list/bulk.tsx';
import { type RowAction, separated } from '../../list/list-row.tsx';
import type { ListScreen } from '../../list/list-screen.ts';
import { ListView } from '../../list/list-view.tsx';
import { useLiveRows } from '../../list/live-rows.ts';
import type { ListSelection } from '../../list/row-selection.tsx';
import { contactActions } from '../../ui/contact.tsx';
import { type AssigneeNames, leadCard, leadCells, NoLeads } from './cells.tsx';
import type { Lead, LeadPage } from './queries.ts';

const statuses = leadStatuses.map(({ value, label }) => ({ label, change: { status: value } }));

const focusStatus = (id: string) =>
  document.querySelector<HTMLElement>(`[data-lead-status="${CSS.escape(id)}"]`)?.focus();

interface Handlers {
  readonly open: ListScreen['open'];
  readonly assign: (lead: Lead) => void;
  readonly canChange: boolean;
}

function leadActions(lead: Lead, { open, assign, canChange }: Handlers): readonly RowAction[] {
  const { id } = lead;
  return [
    { id: 'view', label: 'View', run: () => open(id) },
    { id: 'reply', label: 'Reply', run: () => open(id, { tab: 'reply' }) },
    { id: 'contact', label: 'Log a contact', key: 'c', run: () => open(id, { tab: 'history' }) },
    ...separated(contactActions(lead)),
    ...(canChange
      ? [
          { id: 'status', label: 'Change status', key: 's', separated: true, run: () => focusStatus(id) },
          { id: 'assign', label: 'Assign', key: 'a', run: () => assign(lead) },
        ]
      : []),
  ];
}

interface LeadsTableProps {
  readonly screen: ListScreen<typeof leadsList>;
  readonly page: ReturnType<typeof useDataQuery<LeadPage>>;
  /** Undefined if the user can't change leads. */
  readonly selection: ListSelection | undefined;
  readonly names: AssigneeNames;
  readonly canChange: boolean;
  readonly assign: (lead: Lead) => void;
}

/** Shows leads with their actions, and marks rows that other users change in the meantime. */
export function LeadsTable({ screen, page, selection, names, canChange, ...props }: LeadsTableProps) {
  const [cells, cardOf] = useMemo(
    () => [leadCells({ names, canChange }), leadCard({ names, canChange })],
    [names, canChange],
  );
  // Stable callbacks, so that rows don't rerender with the page.
  const open = useStableCallback(screen.open);
  const assign = useStableCallback(props.assign);
  const actionsOf = useCallback(
    (lead: Lead) => leadActions(lead, { open, assign, canChange }),
    [open, assign, canChange],
  );
  const live = useLiveRows({
    screen,
    table: 'leads',
    name: 'leads',
    readAt: page.dataUpdatedAt,
    relatedQueries: ['lead', 'lead-count', 'lead-events'],
    selection,
  });
  const things = { one: 'lead', many: 'leads' };
  return (
    <ListView
      {...{ screen, page, things, cells, cardOf, live, actionsOf, selection }}
      title="Leads"
      failed={{ title: 'Failed to load leads' }}
      nameOf={({ name }) => name}
      bulk={
        selection && (
          <BulkChange
            {...{ screen, things, selection, statuses }}
            changes="lead"
            assignees={{ label: 'Assigned', field: 'assigned', names }}
          />
        )
      }
      nothing={<NoLeads screen={screen} />}
    />
  );
}
