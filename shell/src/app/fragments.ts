const targetOf = (hash: string): HTMLElement | null =>
  hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

/** Focuses an element without a ring, as a jump within the page does. The next Tab continues from there. */
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
 * Handles links within a page instead of the router, which treats them as a navigation and would restore the scroll position
 * of the page.
 */
export function followFragments(): void {
  addEventListener('click', (event) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const place = link && targetOf(link.hash);
    if (!place) return;
    event.preventDefault();
    if (location.hash !== link.hash) history.pushState(history.state, '', link.hash);
    place.scrollIntoView();
    takeFocus(place);
  });
}
