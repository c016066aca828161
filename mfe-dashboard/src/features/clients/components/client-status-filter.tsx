import { clientStatuses } from 'shared-contract/lists/clients';
import type { ListQuery } from 'shared-contract/lists/list';

interface Props {
  readonly query: ListQuery;
  readonly change: (next: Partial<ListQuery>) => void;
}

const ALL = 'All';

/** One press for the filter that is used all day. */
export function ClientStatusFilter({ query, change }: Props) {
  const chosen = query.filters['status'] ?? [];
  const isPressed = (status: string) =>
    status === ALL ? chosen.length === 0 : chosen.length === 1 && chosen[0] === status;
  return (
    <div role="group" aria-label="Filter by status" className="flex">
      {[ALL, ...clientStatuses].map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={isPressed(status)}
          onClick={() => change({ filters: { ...query.filters, status: status === ALL ? [] : [status] } })}
          className="-ml-px min-h-control cursor-pointer border border-edge bg-surface px-2.5 text-sm font-medium first:ml-0 first:rounded-l-md last:rounded-r-md hover:z-1 hover:border-primary aria-pressed:z-1 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary sm:px-3"
        >
          {status}
        </button>
      ))}
    </div>
  );
}
