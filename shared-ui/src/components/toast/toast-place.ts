/* Messages stand over the page; while dialogs hold the keyboard, in the topmost of them, so that Tab comes to them. */

const lent: Element[] = [];
let host: Element | undefined;

/** An element of their own, which goes into a dialog and out of it again without being made anew. */
export function messagesHost(): Element {
  if (!host) {
    host = document.createElement('div');
    host.className = 'ui:contents';
  }
  return host;
}

function settle(): void {
  const place = lent.at(-1) ?? document.body;
  // To be moved costs focus: only where it has to be.
  if (host?.isConnected && host.parentNode !== place) place.append(host);
}

/** Puts the messages into the page; the returned function takes them out of it. */
export function placeMessages(): () => void {
  (lent.at(-1) ?? document.body).append(messagesHost());
  return () => messagesHost().remove();
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
