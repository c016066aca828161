import { SETTLED_MARK } from 'shared-contract/page-events';

/** What `shared-ui/src/base.css` leaves out while it is far from the window. */
const WAITING = '[data-slot="section"] ~ [data-slot="section"], [data-slot="site-footer"]';

const idle = () =>
  new Promise((resolve) => {
    // Safari has none. A page that is never idle is laid out all the same.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 300 });
    else setTimeout(resolve);
  });

/**
 * Lays out the rest of the page, a section in each idle moment: in one go it would be the longest task of all. Then the
 * page is whole, for pages to come too: nothing is estimated where somebody scrolls, searches or prints.
 */
export async function settle(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>(WAITING)];
  for (const part of parts) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
  document.documentElement.setAttribute(SETTLED_MARK, '');
  for (const part of parts) part.style.contentVisibility = '';
}
