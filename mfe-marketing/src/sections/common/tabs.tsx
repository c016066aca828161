import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from 'shared-ui/hooks';
import { useLocation } from 'shared-ui/router';
import { classes } from '../../classes.ts';
import { useAddressChoice } from '../../use-address-choice.ts';

/** Returns the index of the tab that a key selects, or undefined for any other key. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === ' ' ? at : undefined;
}

/**
 * Selects a view by `?tab=` or by the fragment of the address, or the first one. Each selection adds a history entry.
 * Arrow keys, Home, and End select like a click.
 */
function useTabs(ids: readonly string[]) {
  const isAlive = useHydrated();
  const [valueOf, choose] = useAddressChoice();
  const { hash } = useLocation();
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const asked = isAlive ? [valueOf('tab'), hash.slice(1)] : [];
  const current = asked.find((id) => ids.includes(id)) ?? ids[0] ?? '';

  // The user can press keys faster than navigations complete, so the current tab is stored here.
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  const show = (id: string) => {
    if (id !== latest.current) choose({ tab: id === ids[0] ? '' : id });
    latest.current = id;
    // If the bar is stuck, the reader has scrolled into a view. Scroll to the start of the next one.
    const bar = links.current.get(id)?.closest('[data-slot=tab-bar]');
    const views = bar?.parentElement;
    if (bar && views && bar.getBoundingClientRect().top > views.getBoundingClientRect().top + 1)
      views.scrollIntoView({ block: 'start' });
  };

  const tabProps = (id: string) => ({
    id: `${id}-tab`,
    href: `#${id}`,
    ref: (element: HTMLAnchorElement | null) => {
      if (element) links.current.set(id, element);
      else links.current.delete(id);
    },
    ...(isAlive && {
      role: 'tab',
      'aria-selected': id === current,
      'aria-controls': id,
      tabIndex: id === current ? 0 : -1,
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        show(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const target = targetOf(event.key, ids.indexOf(id), ids.length);
        const chosen = target === undefined ? undefined : ids[target];
        if (chosen === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        links.current.get(chosen)?.focus({ preventScroll: true });
        show(chosen);
      },
    }),
  });

  return { isAlive, current, tabProps };
}

interface View {
  /** Value in the address, and id of the panel. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab bar. */
  readonly label: string;
  readonly views: readonly View[];
}

/* Before hydration, the tab bar is a list of anchors, and CSS shows one panel: the first, or the target of the address.
   Without scripts, all panels are visible. */
const waiting =
  'hidden target:block first:block first:group-has-[[data-slot=tab-panel]:target:not(:first-child)]/tabs:hidden noscript:block!';

const look =
  'flex min-h-14 items-center justify-center border-b-3 px-1 py-1 text-center text-sm leading-tight font-semibold hover:text-ink md:px-6 md:text-base';
const chosen = 'border-copper text-ink';
const other = 'border-transparent text-muted';
/** Styles of a tab before hydration. */
const waitingTab =
  'border-transparent text-muted first:group-not-has-[[data-slot=tab-panel]:target]/tabs:border-copper first:group-not-has-[[data-slot=tab-panel]:target]/tabs:text-ink noscript:border-transparent! noscript:text-primary! noscript:underline';

const columns: Readonly<Record<number, string>> = {
  2: 'max-md:grid-cols-2',
  3: 'max-md:grid-cols-3',
  4: 'max-md:grid-cols-4',
};

/** Shows one view at a time. The tab bar is sticky. */
export function Tabs({ label, views }: TabsProps) {
  const { isAlive, current, tabProps } = useTabs(views.map(({ id }) => id));
  return (
    <div className="group/tabs scroll-mt-16">
      <div
        data-slot="tab-bar"
        className="sticky top-16 z-30 border-b border-edge bg-ground print:hidden noscript:static"
      >
        <div
          role={isAlive ? 'tablist' : 'navigation'}
          aria-label={label}
          className={classes(
            'mx-auto grid w-full max-w-page md:flex lg:px-2',
            columns[views.length] ?? 'max-md:grid-cols-2',
          )}
        >
          {views.map(({ id, label: text }) => (
            <a
              key={id}
              {...tabProps(id)}
              className={classes(look, isAlive ? (id === current ? chosen : other) : waitingTab)}
            >
              {text}
            </a>
          ))}
        </div>
      </div>
      <div>
        {views.map(({ id, content }) => (
          <div
            key={id}
            id={id}
            data-slot="tab-panel"
            {...(isAlive && { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, hidden: id !== current })}
            className={classes('scroll-mt-30', !isAlive && waiting)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
