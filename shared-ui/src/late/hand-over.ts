import { heldIn } from './use-of-page.ts';

/** What an element is to a person: the code's own output may differ from the HTML, and places shift. */
const identityOf = (element: Element) =>
  [
    element.closest('form')?.getAttribute('aria-label'),
    element.getAttribute('name'),
    element.textContent,
  ].join('\n');

/** The focus and the presses that waited go over from a part's HTML to the same part once it is alive. */
export function handOver(before: Element, focused: Element | null, after: Element): void {
  const twinOf = (element: Element) => {
    const alike = (part: Element) =>
      [...part.querySelectorAll<HTMLElement>(element.tagName)].filter(
        (one) => identityOf(one) === identityOf(element),
      );
    return alike(after)[alike(before).indexOf(element as HTMLElement)];
  };
  if (focused) twinOf(focused)?.focus({ preventScroll: true });
  heldIn(before).forEach((element) => {
    twinOf(element)?.click();
  });
}
