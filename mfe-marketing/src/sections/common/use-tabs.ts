import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useHydrated } from 'shared-ui/hooks';
import { useLocation } from 'shared-ui/router';
import { useAddressChoice } from '../../use-address-choice.ts';

/** Which way a key leads along the tabs; `undefined` for a key that leads nowhere. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === ' ' ? at : undefined;
}

/**
 * Which of a page's views is shown: `?tab=` in the address, or its anchor; the first one otherwise. Every choice is a step
 * of the history, and arrows, Home and End choose as a click does.
 */
export function useTabs(ids: readonly string[]) {
  const isAlive = useHydrated();
  const [valueOf, choose] = useAddressChoice();
  const { hash } = useLocation();
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const asked = isAlive ? [valueOf('tab'), hash.slice(1)] : [];
  const current = asked.find((id) => ids.includes(id)) ?? ids[0] ?? '';

  // Keys come faster than navigations end.
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  const show = (id: string) => {
    if (id !== latest.current) choose({ tab: id === ids[0] ? '' : id });
    latest.current = id;
    // A bar that sticks says that the reader stands within a view: the next one is read from its start.
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
