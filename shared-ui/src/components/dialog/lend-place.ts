/* Messages stand over the page; while dialogs hold the keyboard, in the topmost of them, so that Tab comes to them. */

const lent: Element[] = [];

function settle(): void {
  const host = document.querySelector('nc-messages');
  const place = lent.at(-1) ?? document.body;
  // To be moved costs focus: only where it has to be.
  if (host && host.parentNode !== place) place.append(host);
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
