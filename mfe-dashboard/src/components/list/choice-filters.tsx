import { Button } from 'shared-ui/button';
import { SearchField } from './search-field.tsx';

interface ChoiceFilter<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** What narrows nothing: `All types`. */
  readonly all: string;
  readonly offers: readonly { readonly value: string; readonly label: string }[];
}

interface Props<Key extends string> {
  /** What is searched: `Resources`. */
  readonly label: string;
  readonly search: string;
  readonly filters: readonly ChoiceFilter<Key>[];
  readonly choice: Readonly<Record<Key | 'q', string>>;
  readonly change: (key: Key | 'q', value: string, options?: { readonly replace?: boolean }) => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
  /** How many an offer would leave. */
  readonly countWith: (key: Key, value: string) => number;
  readonly className: string;
}

/** Search and filters of a list that is here whole; each offer says how many it would leave. */
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
