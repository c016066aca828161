import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { useSearchText } from '../lib/navigation.ts';
import type { ListScreen } from './list-screen.ts';

interface SearchFieldProps {
  /** Label and placeholder, such as "Search by name or company". */
  readonly label: string;
  readonly search: string;
  readonly write: (text: string) => void;
}

/** Search field of a list. The address stores its text. */
function SearchField({ label, search, write }: SearchFieldProps) {
  const { typed, setTyped } = useSearchText(search, write);
  return (
    <div className="relative min-w-0 grow basis-56 sm:max-w-96">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        autoComplete="off"
        data-list-search
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-control w-full rounded-md border border-edge bg-surface pr-3 pl-9 text-field placeholder:text-muted"
      />
    </div>
  );
}

/** Search field of a screen. Typing replaces the history entry instead of adding one per key. */
export function ListSearch({
  label,
  query,
  change,
}: Pick<ListScreen, 'query' | 'change'> & { label: string }) {
  return <SearchField label={label} search={query.q} write={(q) => change({ q }, { replace: true })} />;
}

interface ChoiceFilter<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** Label of the option without a filter, such as `All types`. */
  readonly all: string;
  readonly offers: readonly { readonly value: string; readonly label: string }[];
}

interface Props<Key extends string> {
  /** Plural label, such as `Resources`. */
  readonly label: string;
  readonly search: string;
  readonly filters: readonly ChoiceFilter<Key>[];
  readonly choice: Readonly<Record<Key | 'q', string>>;
  readonly change: (key: Key | 'q', value: string, options?: { readonly replace?: boolean }) => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
  /** Returns the number of rows that an option would leave. */
  readonly countWith: (key: Key, value: string) => number;
  readonly className: string;
}

/** Search and filters for a list that is fully loaded. Each option shows how many rows it would leave. */
export function ChoiceFilters<Key extends string>(props: Props<Key>) {
  const { label, search, filters, choice, change, clear, isNarrowed, countWith, className } = props;
  return (
    <div
      role="search"
      aria-label={label}
      className={`grid items-end gap-2 sm:flex sm:flex-wrap print:hidden ${className}`}
    >
      <SearchField label={search} search={choice.q} write={(q) => change('q', q, { replace: true })} />
      {filters.map(({ key, label: name, all, offers }) => (
        <label key={key} className="flex min-w-0 flex-col text-sm text-muted">
          {name}
          <select
            value={choice[key]}
            onChange={({ target }) => change(key, target.value)}
            className="min-h-control w-full max-w-full rounded-md border border-edge bg-surface px-3 text-field text-ink"
          >
            {[{ value: '', label: all }, ...offers].map((offer) => (
              <option key={offer.value} value={offer.value}>
                {offer.label} ({countWith(key, offer.value)})
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
