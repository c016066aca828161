import {
  countWith,
  filterOffers,
  type ResourceChoice,
  type ResourceFilter,
} from 'shared-contract/resources/choose';
import { allResources } from 'shared-contract/resources/resources';
import { Button } from 'shared-ui/button';
import { SearchField } from '../../../components/list/search-field.tsx';

const filters: readonly { readonly key: ResourceFilter; readonly label: string; readonly all: string }[] = [
  { key: 'category', label: 'Category', all: 'All categories' },
  { key: 'type', label: 'Type', all: 'All types' },
  { key: 'layer', label: 'Layer', all: 'All layers' },
];

interface Props {
  readonly choice: ResourceChoice;
  readonly change: (next: Partial<ResourceChoice>, options?: { readonly replace?: boolean }) => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
}

/** Search and three filters; each offer says how many it would leave. */
export function ResourceFilters({ choice, change, clear, isNarrowed }: Props) {
  return (
    <div
      role="search"
      aria-label="Resources"
      className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-end gap-2 sm:flex sm:flex-wrap print:hidden max-xl:[&>:first-child]:col-span-2 max-xl:[&>:first-child]:max-w-none max-xl:[&>:first-child]:basis-full"
    >
      <SearchField
        label="Search resources"
        search={choice.q}
        write={(q) => change({ q }, { replace: true })}
      />
      {filters.map(({ key, label, all }) => (
        <label key={key} className="flex min-w-0 flex-col text-sm text-muted">
          {label}
          <select
            value={choice[key]}
            onChange={({ target }) => change({ [key]: target.value })}
            className="min-h-control w-full max-w-full rounded-md border border-edge bg-surface px-3 text-field text-ink"
          >
            <option value="">
              {all} ({countWith(allResources, choice, key, '')})
            </option>
            {filterOffers[key].map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words} ({countWith(allResources, choice, key, value)})
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button
        variant="quiet"
        size="sm"
        disabled={!isNarrowed}
        onClick={clear}
        className="min-h-control justify-self-start"
      >
        Clear
      </Button>
    </div>
  );
}
