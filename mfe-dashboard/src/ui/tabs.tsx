import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'shared-ui/router';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface ListProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  /**
   * @param by `key` if the user may only be passing through with arrow keys, so that the change adds no history entry
   */
  readonly onChoose: (id: Id, by: 'key' | 'press') => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Styles of a tab, whether it is a button or a link. */
export const tabStyles =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center border-b-2 px-2 text-sm whitespace-nowrap sm:px-3 sm:text-base border-transparent text-muted hover:border-edge hover:text-ink aria-selected:border-primary aria-selected:font-semibold aria-selected:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink';

/** Scrolls a row of tabs so that the selected one is visible. */
function showIn(row: HTMLElement): void {
  const name = row.querySelector<HTMLElement>('[aria-selected=true], [aria-current]');
  if (!name) return;
  const from = name.offsetLeft - row.offsetLeft;
  const to = from + name.offsetWidth;
  if (to > row.scrollLeft + row.clientWidth) row.scrollLeft = to - row.clientWidth;
  else if (from < row.scrollLeft) row.scrollLeft = from;
}

/** Scrolls the selected tab into view if the tabs don't fit. */
function useShownInView(list: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    showIn(row);
    if (typeof ResizeObserver === 'undefined') return undefined;
    // The web font loads after the first paint and makes the tabs wider.
    const resized = new ResizeObserver(() => showIn(row));
    for (const name of row.querySelectorAll('a, button')) resized.observe(name);
    return () => resized.disconnect();
  }, [list, shown]);
}

/** A tab list. Arrow keys, Home, and End move between tabs. */
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
          className={tabStyles}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

export interface TabLinksProps extends Pick<LinkProps, 'replace' | 'state' | 'preventScrollReset'> {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly address: string }[];
  /** Id of the selected tab. */
  readonly shown: string;
  /** Value of the selected tab's `aria-current`. */
  readonly current?: 'page' | 'true';
  readonly className?: string;
}

/** Tabs with addresses. */
export function TabLinks({ label, tabs, shown, current = 'page', className = '', ...link }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  useShownInView(row, shown);
  return (
    <nav ref={row} aria-label={label} className={`overflow-x-auto ${className}`}>
      <ul className="flex">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link
              {...link}
              to={tab.address}
              aria-current={tab.id === shown ? current : undefined}
              className={tabStyles}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the attributes of the panel that belongs to a tab. */
export const panelOf = (id: string) =>
  ({ role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}` }) as const;

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
