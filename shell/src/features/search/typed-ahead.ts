/** Id of the search field, for code that moves the focus to it. */
export const FIELD_ID = 'search-words';

/* Stores characters typed after the search key. Otherwise, they would be lost until the page and its field exist. */
let letters = '';
let listening: AbortController | undefined;

/** Starts to store characters for the field. Any other key stops this. A pointer press discards them. */
export function keepLetters(): void {
  takeLetters();
  const current = new AbortController();
  listening = current;
  const options = { capture: true, signal: current.signal };
  const onKey = (event: KeyboardEvent) => {
    const isLetter = /^.$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Shift') return;
    if (isLetter) letters += event.key;
    else if (event.key === 'Backspace') letters = letters.slice(0, -1);
    else {
      current.abort();
      return;
    }
    // Otherwise the space bar would scroll the page that is about to disappear.
    event.preventDefault();
  };
  addEventListener('keydown', onKey, options);
  addEventListener('pointerdown', takeLetters, options);
}

/** @returns the characters typed since {@link keepLetters}, once; later input goes to the field */
export function takeLetters(): string {
  listening?.abort();
  const taken = letters;
  letters = '';
  return taken;
}
