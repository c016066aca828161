import { startTransition, useState } from 'react';
import type { ListDefinition, ListFilter, ListQuery } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Icon } from 'shared-ui/icon';
import { drawerStyles } from '../ui/record-drawer.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ListFiltersProps {
  readonly filters: ListDefinition['filters'];
  readonly query: ListQuery;
  /** Options of the person filters, by filter key. */
  readonly people?: Readonly<Record<string, readonly Choice[]>> | undefined;
  readonly change: (next: Partial<ListQuery>) => void;
  readonly clear: () => void;
}

function choicesOf(filter: ListFilter, people: ListFiltersProps['people']): readonly Choice[] {
  if (filter.kind === 'choice') return filter.options;
  if (filter.kind === 'days') return filter.offers;
  return [{ value: 'none', label: filter.nobody ?? 'Unassigned' }, ...(people?.[filter.key] ?? [])];
}

const dayLabel = (value: string): string => {
  const [from = '', to = ''] = value.split('..');
  if (!value.includes('..')) return value;
  if (from === '') return `until ${to}`;
  return to === '' ? `from ${from}` : `${from} to ${to}`;
};

function labelOf(filter: ListFilter, value: string, people: ListFiltersProps['people']): string {
  const known = choicesOf(filter, people).find((one) => one.value === value)?.label;
  if (known !== undefined) return known;
  if (filter.kind === 'days') return dayLabel(value);
  if (value === 'none') return 'None';
  return filter.kind === 'person' ? (value === 'me' ? 'Me' : 'One person') : value;
}

/** Returns the selected values. A click applies immediately, before the address and the list update. */
function useChosen(inAddress: readonly string[], change: (values: readonly string[]) => void) {
  const [pressed, setPressed] = useState<{ values: readonly string[]; over: string } | null>(null);
  const over = inAddress.join();
  // The address has changed, so its values apply again, also after Back.
  if (pressed !== null && pressed.over !== over) setPressed(null);
  const choose = (values: readonly string[]) => {
    setPressed({ values, over });
    change(values);
  };
  return [pressed?.over === over ? pressed.values : inAddress, choose] as const;
}

function FilterGroup({ filter, query, people, change }: ListFiltersProps & { filter: ListFilter }) {
  const [chosen, choose] = useChosen(query.filters[filter.key] ?? [], (values) =>
    change({ filters: { [filter.key]: values } }),
  );
  const isSingle = filter.kind === 'days';
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="float-left mb-1 w-full font-semibold">{filter.label}</legend>
      <div className="clear-both grid gap-x-4 sm:grid-cols-2">
        {choicesOf(filter, people).map(({ value, label }) => {
          const isChosen = chosen.includes(value);
          return (
            <label key={value} className="flex min-h-control-sm cursor-pointer items-center gap-3">
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={filter.key}
                checked={isChosen}
                onChange={() =>
                  choose(
                    isSingle
                      ? [value]
                      : isChosen
                        ? chosen.filter((one) => one !== value)
                        : [...chosen, value],
                  )
                }
                className="size-4.5 shrink-0 cursor-pointer accent-primary"
              />
              <span className="min-w-0">{label}</span>
            </label>
          );
        })}
        {isSingle && chosen.length > 0 ? (
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => choose([])}>
            Any time
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

/** Shows all filters of a list in a dialog. Changes apply immediately. */
export function ListFilters(props: ListFiltersProps) {
  const { filters, query, clear } = props;
  const [isOpen, setIsOpen] = useState(false);
  const count = filters.filter(({ key }) => query.filters[key] !== undefined).length;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        // A transition, because rendering many options must not delay the click's feedback.
        onClick={() => startTransition(() => setIsOpen(true))}
        aria-haspopup="dialog"
      >
        {count === 0 ? 'Filters' : `Filters (${String(count)})`}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Filters"
        mfe="mfe-dashboard"
        className={drawerStyles}
      >
        {filters.map((filter) => (
          <FilterGroup key={filter.key} filter={filter} {...props} />
        ))}
        <div className="sticky bottom-0 mt-auto flex flex-wrap gap-3 border-t border-line bg-surface py-3">
          <Button onClick={() => setIsOpen(false)}>Show the list</Button>
          <Button variant="quiet" disabled={count === 0} onClick={clear}>
            Clear filters
          </Button>
        </div>
      </Dialog>
    </>
  );
}

export function FilterChips({ filters, query, people, change, clear }: ListFiltersProps) {
  const chips = filters.flatMap((filter) =>
    (query.filters[filter.key] ?? []).map((value) => ({ filter, value })),
  );
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2 print:hidden">
      {chips.map(({ filter, value }) => (
        <li key={`${filter.key} ${value}`}>
          <button
            type="button"
            onClick={() =>
              change({
                filters: {
                  [filter.key]: (query.filters[filter.key] ?? []).filter((one) => one !== value),
                },
              })
            }
            className="inline-flex min-h-7 cursor-pointer items-center gap-1 rounded-sm border border-edge bg-surface px-2 text-left text-sm hover:border-primary pointer-coarse:min-h-11"
          >
            <span className="text-muted">{filter.label}:</span>
            {labelOf(filter, value, people)}
            <Icon name="close" label="Remove this filter" className="size-4 text-muted" />
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
