import { LATE_MARK } from 'shared-contract/page-events';

const LATE = `[${LATE_MARK}]`;
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'input'] as const;

const targetOf = (hash: string): HTMLElement | null =>
  hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

/** The next Tab goes on from here, as after a jump of the browser's own, which draws no ring either. */
export function takeFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.style.outline = 'none';
    const release = () => {
      target.removeAttribute('tabindex');
      target.style.outline = '';
    };
    target.addEventListener('blur', release, { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Links within a page go past the router: to it they are a navigation like any other, whose new location reaches late
 * parts (`shared-ui/late`) before they have their code, and React drops their HTML with the place that was jumped to.
 *
 * @returns shows the place again once the page is laid out whole; a jump before that ends where the page was estimated.
 */
export function followFragments(): () => void {
  let hasMoved = false;
  MOVES.forEach((type) => {
    addEventListener(type, () => (hasMoved = true), { capture: true, passive: true });
  });
  const follow = (event: MouseEvent, isLate: boolean) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link === null || (link.closest(LATE) !== null) !== isLate) return;
    const place = targetOf(link.hash);
    if (place === null) return;
    event.preventDefault();
    if (isLate) event.stopPropagation();
    if (location.hash !== link.hash) history.pushState(history.state, '', link.hash);
    place.scrollIntoView();
    // A focus would wake the part it comes to, before its code is there.
    if (place.closest(LATE) === null) takeFocus(place);
    hasMoved = false;
  };
  // In a part without code nobody else may hear of it; elsewhere whoever owns the link comes first.
  addEventListener('click', (event) => follow(event, true), true);
  addEventListener('click', (event) => follow(event, false));
  const [entry] = performance.getEntriesByType('navigation');
  // Whoever comes back is where they were.
  const comesBack = entry?.type === 'reload' || entry?.type === 'back_forward';
  const before = location.hash;
  return () => {
    if (hasMoved || (comesBack && location.hash === before)) return;
    targetOf(location.hash)?.scrollIntoView();
  };
}
