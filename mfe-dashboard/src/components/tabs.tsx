import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  /** @param by by keys one passes through others on the way: no step of its own in the history */
  readonly onChoose: (id: Id, by: 'key' | 'press') => void;
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Views of one page, one at a time: arrows, Home and End go from one to the next. */
export function Tabs<Id extends string>({ label, tabs, current, onChoose, children }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const next =
      tabs[
        step(
          tabs.findIndex(({ id }) => id === current),
          tabs.length - 1,
        )
      ];
    if (!next) return;
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
    onChoose(next.id, 'key');
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex shrink-0 overflow-x-auto border-b border-line print:hidden"
      >
        {tabs.map((tab) => {
          const isCurrent = tab.id === current;
          return (
            <button
              key={tab.id}
              id={`tab-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={isCurrent}
              aria-controls={`panel-${tab.id}`}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onChoose(tab.id, 'press')}
              className={`min-h-11 shrink-0 cursor-pointer border-b-2 px-2 text-sm sm:px-4 sm:text-base ${
                isCurrent
                  ? 'border-primary font-semibold text-ink'
                  : 'border-transparent text-muted hover:border-edge hover:text-ink'
              }`}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        key={current}
        id={`panel-${current}`}
        role="tabpanel"
        aria-labelledby={`tab-${current}`}
        className="flex min-w-0 flex-col gap-4"
      >
        {children}
      </div>
    </>
  );
}
