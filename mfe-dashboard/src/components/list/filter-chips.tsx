import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { labelOf, type ListFiltersProps } from './list-filters.tsx';

/** What narrows the list, each with a way to take it away. */
export function FilterChips({ filters, query, people, change, clear }: ListFiltersProps) {
  const chips = filters.flatMap((filter) =>
    (query.filters[filter.key] ?? []).map((value) => ({ filter, value })),
  );
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap items-center gap-2 print:hidden">
      {chips.map(({ filter, value }) => (
        <li key={`${filter.key} ${value}`}>
          <button
            type="button"
            onClick={() =>
              change({
                filters: {
                  ...query.filters,
                  [filter.key]: (query.filters[filter.key] ?? []).filter((one) => one !== value),
                },
              })
            }
            className="inline-flex min-h-7 cursor-pointer items-center gap-1 rounded-sm border border-edge bg-surface px-2 text-left text-sm hover:border-primary pointer-coarse:min-h-11"
          >
            <span className="text-muted">{filter.label}:</span>
            {labelOf(filter, value, people)}
            <Icon name="close" label="Take this filter away" className="size-4 text-muted" />
          </button>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <Button variant="quiet" size="sm" onClick={clear}>
            Clear all
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
