import { startTransition, useState } from 'react';
import type { ListDefinition, ListFilter, ListQuery } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { drawerLook } from '../record-drawer.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ListFiltersProps {
  readonly filters: ListDefinition['filters'];
  readonly query: ListQuery;
  /** People that a filter by person offers, by its key. */
  readonly people?: Readonly<Record<string, readonly Choice[]>> | undefined;
  readonly change: (next: Partial<ListQuery>) => void;
  readonly clear: () => void;
}

/** What a filter offers, and what a value of the address that it does not offer is called. */
function choicesOf(filter: ListFilter, people: ListFiltersProps['people']): readonly Choice[] {
  if (filter.kind === 'choice') return filter.options;
  if (filter.kind === 'days') return filter.offers;
  return [{ value: 'none', label: filter.nobody ?? 'Nobody' }, ...(people?.[filter.key] ?? [])];
}

const dayWords = (word: string): string => {
  const [from = '', to = ''] = word.split('..');
  if (!word.includes('..')) return word;
  if (from === '') return `until ${to}`;
  return to === '' ? `from ${from}` : `${from} to ${to}`;
};

export function labelOf(filter: ListFilter, value: string, people: ListFiltersProps['people']): string {
  const known = choicesOf(filter, people).find((one) => one.value === value)?.label;
  if (known !== undefined) return known;
  if (filter.kind === 'days') return dayWords(value);
  if (value === 'none') return 'None';
  return filter.kind === 'person' ? (value === 'me' ? 'Me' : 'One person') : value;
}

/** What is chosen: at once what was pressed, though the address, and the list with it, follow when they can. */
function useChosen(inAddress: readonly string[], change: (values: readonly string[]) => void) {
  const [pressed, setPressed] = useState<{ values: readonly string[]; over: string } | null>(null);
  const over = inAddress.join();
  // It has followed: from now on what it says is chosen, also when somebody goes back.
  if (pressed !== null && pressed.over !== over) setPressed(null);
  const choose = (values: readonly string[]) => {
    setPressed({ values, over });
    change(values);
  };
  return [pressed?.over === over ? pressed.values : inAddress, choose] as const;
}

function FilterGroup({ filter, query, people, change }: ListFiltersProps & { filter: ListFilter }) {
  const [chosen, choose] = useChosen(query.filters[filter.key] ?? [], (values) =>
    change({ filters: { ...query.filters, [filter.key]: values } }),
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

/** Every filter of a list, in a dialog that changes the list as it is used. */
export function ListFilters(props: ListFiltersProps) {
  const { filters, query, clear } = props;
  const [isOpen, setIsOpen] = useState(false);
  const count = filters.filter(({ key }) => query.filters[key] !== undefined).length;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        // All choices of a list are many: the press is answered before they are drawn.
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
        className={drawerLook}
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
