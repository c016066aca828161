import { useCallback, useMemo } from 'react';
import { leadsList } from 'shared-contract/lists/leads';
import { isListIdle } from '../../../components/list/is-list-idle.ts';
import { ListView } from '../../../components/list/list-view.tsx';
import type { useListAddress } from '../../../components/list/use-list-address.ts';
import { useLiveRows } from '../../../components/list/use-live-rows.ts';
import { selectedCount, type ListSelection } from '../../../components/list/use-row-selection.ts';
import { useSteady } from '../../../lib/use-steady.ts';
import type { Lead, LeadPage } from '../data/list-leads.ts';
import { leadActions } from '../lead-actions.ts';
import { leadThings } from '../lead-words.ts';
import { LeadBulk } from './lead-bulk.tsx';
import { leadCard, leadCells, type AssigneeNames } from './lead-cells.tsx';
import { NoLeads } from './no-leads.tsx';

interface Props {
  readonly page: LeadPage;
  /** Another page is on its way. */
  readonly isBusy: boolean;
  /** When this one was read. */
  readonly readAt: number;
  readonly isTable: boolean;
  readonly shown: readonly string[];
  readonly address: ReturnType<typeof useListAddress>;
  readonly selection: ListSelection;
  readonly names: AssigneeNames;
  readonly canChange: boolean;
  readonly open: (id: string, tab?: string) => void;
  readonly assign: (lead: Lead) => void;
}

/** Names of the queries that tell something of leads beside the list. */
const besides = ['lead', 'lead-count', 'lead-events'];

/** The rows of leads with what can be done with them, and what others do with them meanwhile. */
export function LeadsTable(props: Props) {
  const { page, isBusy, readAt, isTable, shown, address, selection, names, canChange } = props;
  const { query, opened, change, clear, addressOf, recordAddress } = address;
  const cells = useMemo(() => leadCells({ names, canChange }), [names, canChange]);
  // Rows are not drawn again because the page was.
  const open = useSteady(props.open);
  const assign = useSteady(props.assign);
  const actionsOf = useCallback(
    (lead: Lead) => leadActions(lead, { open, assign, canChange }),
    [open, assign, canChange],
  );
  const live = useLiveRows({
    list: leadsList,
    query,
    table: 'leads',
    name: 'leads',
    readAt,
    besides,
    isIdle: () => selectedCount(selection) === 0 && isListIdle(),
  });
  return (
    <ListView
      list={leadsList}
      caption="Leads"
      things={leadThings}
      {...page}
      {...{ query, isBusy, isTable, shown, cells, opened, recordAddress, addressOf, change, live, actionsOf }}
      selection={canChange ? selection : undefined}
      cardOf={leadCard({ names, canChange })}
      nameOf={({ name }) => name}
      bulk={canChange ? <LeadBulk {...{ query, selection, names }} /> : undefined}
      nothing={<NoLeads query={query} clear={clear} />}
    />
  );
}
