import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface ListProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  /** @param by by keys one passes through others on the way: no step of its own in the history */
  readonly onChoose: (id: Id, by: 'key' | 'press') => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** How a part looks that can be turned to, be it a tab or a link. */
export const tabLook =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center border-b-2 px-2 text-sm whitespace-nowrap sm:px-3 sm:text-base border-transparent text-muted hover:border-edge hover:text-ink aria-selected:border-primary aria-selected:font-semibold aria-selected:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink';

/** Scrolls a row so far that the name in it that is shown is among those that are seen. */
function showIn(row: HTMLElement): void {
  const name = row.querySelector<HTMLElement>('[aria-selected=true], [aria-current]');
  if (!name) return;
  const from = name.offsetLeft - row.offsetLeft;
  const to = from + name.offsetWidth;
  if (to > row.scrollLeft + row.clientWidth) row.scrollLeft = to - row.clientWidth;
  else if (from < row.scrollLeft) row.scrollLeft = from;
}

/** Where the names are more than the row is wide, the one that is shown is among those that are seen. */
export function useShownInView(list: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    showIn(row);
    if (typeof ResizeObserver === 'undefined') return undefined;
    // Names are wider in the font that comes after the first paint.
    const resized = new ResizeObserver(() => showIn(row));
    for (const name of row.querySelectorAll('a, button')) resized.observe(name);
    return () => resized.disconnect();
  }, [list, shown]);
}

/** The names of views of which one is shown: arrows, Home and End go from one to the next. */
export function TabList<Id extends string>({ label, tabs, current, onChoose }: ListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useShownInView(list, current);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === current);
    const next = tabs[step(at, tabs.length - 1)];
    if (!next) return;
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
    onChoose(next.id, 'key');
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="flex shrink-0 overflow-x-auto border-b border-line print:hidden"
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`tab-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === current}
          aria-controls={`panel-${tab.id}`}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChoose(tab.id, 'press')}
          className={tabLook}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** What belongs to the name of a view. */
export const panelOf = (id: string) =>
  ({ role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}` }) as const;

/** Views of one page, one at a time. */
export function Tabs<Id extends string>({
  children,
  ...list
}: ListProps<Id> & { readonly children: ReactNode }) {
  return (
    <>
      <TabList {...list} />
      <div key={list.current} {...panelOf(list.current)} className="flex min-w-0 flex-col gap-4">
        {children}
      </div>
    </>
  );
}
