import { CHANGE_EVENT, HELD_EVENT, USE_EVENT } from 'shared-contract/page-events';
import { draftPrefix, keptPrefix } from 'shared-contract/stored-keys';
import { isStored } from './is-stored.ts';

const signs = [
  'scroll',
  'wheel',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'popstate',
  USE_EVENT,
  CHANGE_EVENT,
  HELD_EVENT,
];

function firstOf(types: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    types.forEach((type) => {
      addEventListener(
        type,
        () => {
          done.abort();
          resolve();
        },
        { capture: true, passive: true, signal: done.signal },
      );
    });
  });
}

/** Settles at the next sign that somebody uses the page. */
export const nextUse = () => firstOf(signs);

/** Settles when the page is about to change. */
export const nextChange = () => firstOf([CHANGE_EVENT]);

/** Settles when something has been held back. */
export const nextHeld = () => firstOf([HELD_EVENT]);

/** What somebody has pressed in a part that has no code yet. */
export const heldIn = (part: Element) => [...part.querySelectorAll('[aria-busy="true"]')];

/**
 * Words of an earlier visit wait for a form: whoever comes back should find them, not an empty form, or what has become
 * of those that were sent without a network.
 */
const hasWords = () => isStored(draftPrefix, keptPrefix);

export function isInUse(part: Element): boolean {
  return (
    window.scrollY > 0 ||
    // An address that chooses something of the page: a filter, a tab.
    location.search !== '' ||
    part.contains(document.activeElement) ||
    heldIn(part).length > 0 ||
    (part.querySelector('form') !== null && hasWords())
  );
}
