import { leadsList, leadStatuses } from 'shared-contract/lists/leads';
import type { ListQuery } from 'shared-contract/lists/list';
import { BulkChange } from '../../../components/list/bulk-change.tsx';
import type { ListSelection } from '../../../components/list/use-row-selection.ts';
import { leadThings } from '../lead-words.ts';
import { useRefreshLeads } from '../use-lead-change.tsx';
import type { AssigneeNames } from './lead-cells.tsx';

interface Props {
  readonly query: ListQuery;
  readonly selection: ListSelection;
  readonly names: AssigneeNames;
}

const statuses = leadStatuses.map(({ value, label }) => ({ label, change: { status: value } }));

/** Sets the status of every lead that is selected, or who follows them up. */
export function LeadBulk({ query, selection, names }: Props) {
  const refresh = useRefreshLeads();
  const offers = [...names].map(([id, name]) => ({ label: name, change: { assigned: id } }));
  return (
    <BulkChange
      {...{ list: leadsList, things: leadThings, query, selection, refresh, statuses }}
      people={{ label: 'Assigned', offers: [{ label: 'nobody', change: { assigned: null } }, ...offers] }}
    />
  );
}
