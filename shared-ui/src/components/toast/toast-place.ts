/* Messages stand over the page; while dialogs hold the keyboard, in the topmost of them, so that Tab comes to them. */

const lent: Element[] = [];
let messages: Element | undefined;

function settle(): void {
  const place = lent.at(-1) ?? document.body;
  // To be moved costs focus: only where it has to be.
  if (messages && messages.parentNode !== place) place.append(messages);
}

/** Says what is to be placed; the returned function takes it out of the page. */
export function placeMessages(element: Element): () => void {
  messages = element;
  settle();
  return () => {
    messages = undefined;
    element.remove();
  };
}

/** Gives messages a place for as long as it is there. A ref of whatever traps focus. */
export function lendPlace(place: Element | null): (() => void) | undefined {
  if (!place) return undefined;
  lent.push(place);
  settle();
  return () => {
    lent.splice(lent.indexOf(place), 1);
    settle();
  };
}
