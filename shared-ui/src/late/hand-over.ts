import { heldIn } from './use-of-page.ts';

/**
 * The focus and a press that waited go over from a part's HTML to the same part once it is alive. Elements are found by
 * their place, since the same code made both.
 */
export function handOver(before: Element, focused: Element | null, after: Element): void {
  const twinOf = (element: Element | null) => {
    const place = element ? [...before.querySelectorAll('*')].indexOf(element) : -1;
    const twin = after.querySelectorAll<HTMLElement>('*')[place];
    return twin?.tagName === element?.tagName ? twin : undefined;
  };
  twinOf(focused)?.focus({ preventScroll: true });
  twinOf(heldIn(before))?.click();
}
