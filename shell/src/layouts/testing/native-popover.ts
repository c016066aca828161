/**
 * Adds the behavior of `popover` that jsdom lacks: buttons toggle it, Escape and outside clicks close it, and
 * `:popover-open` matches it. A closed one is hidden, as on a narrow screen.
 */
export function installPopover(): () => void {
  const open = new Set<Element>();
  const prototype = HTMLElement.prototype;
  const matches = prototype.matches;
  const style = document.head.appendChild(document.createElement('style'));

  function set(element: HTMLElement, shown: boolean) {
    if (open.has(element) === shown) return;
    if (shown) open.add(element);
    else open.delete(element);
    // jsdom's stylesheet hides every popover, because its selectors know none that is open.
    style.textContent = [...open].map(({ id }) => `#${id} { display: block }`).join(' ');
    element.dispatchEvent(new Event('toggle'));
  }
  function hideAll() {
    for (const element of open) set(element as HTMLElement, false);
  }
  function onClick({ target }: MouseEvent) {
    const element = target as Element;
    const invoker = element.closest('button[popovertarget]');
    const popover = document.getElementById(invoker?.getAttribute('popovertarget') ?? '');
    if (popover) set(popover, !open.has(popover));
    else if (!element.closest('[popover]')) hideAll();
  }
  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape') hideAll();
  }

  Reflect.set(prototype, 'popover', null);
  Reflect.set(prototype, 'matches', function popoverMatches(this: HTMLElement, selector: string) {
    return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
  });
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKey);
    Reflect.deleteProperty(prototype, 'matches');
    Reflect.deleteProperty(prototype, 'popover');
    style.remove();
  };
}
