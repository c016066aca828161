import { clientsList, clientStatuses } from 'shared-contract/lists/clients';
import type { ListQuery } from 'shared-contract/lists/list';
import { BulkChange } from '../../../components/list/bulk-change.tsx';
import type { ListSelection } from '../../../components/list/use-row-selection.ts';
import { useRefreshClients } from '../use-client-change.ts';
import type { CoachNames } from './client-cells.tsx';

const clientThings = { one: 'client', many: 'clients' };

interface Props {
  readonly query: ListQuery;
  readonly selection: ListSelection;
  /** For who gives clients to coaches. */
  readonly coaches: CoachNames;
}

const statuses = clientStatuses.map((status) => ({ label: status, change: { status } }));

/** Sets status or coach of every client that is selected. */
export function ClientBulk({ query, selection, coaches }: Props) {
  const refresh = useRefreshClients();
  const offers = [...coaches].map(([id, name]) => ({ label: name, change: { coach: id } }));
  return (
    <BulkChange
      {...{ list: clientsList, things: clientThings, query, selection, refresh, statuses }}
      people={
        coaches.size === 0
          ? undefined
          : { label: 'Coach', offers: [{ label: 'nobody', change: { coach: null } }, ...offers] }
      }
    />
  );
}
