let host: Element | undefined;

/** What messages stand in: an element of its own, which dialogs move into themselves and back (`lend-place.ts`). */
export function messagesHost(): Element {
  host ??= document.createElement('nc-messages');
  return host;
}

/** Puts the messages into the page; the returned function takes them out of it. */
export function placeMessages(): () => void {
  document.body.append(messagesHost());
  return () => messagesHost().remove();
}
