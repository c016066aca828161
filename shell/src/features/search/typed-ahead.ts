/** The field of the search, for whatever leads to it. */
export const FIELD_ID = 'search-words';

/*
 * Whoever presses the search key goes on typing. Until the page and its field are there the letters would go nowhere.
 */
let letters = '';
let stop: () => void = () => undefined;

/** From now on letters are kept for the field. Any other key ends that; a press goes elsewhere, and drops them. */
export function keepLetters(): void {
  takeLetters();
  const kept = new AbortController();
  stop = () => {
    kept.abort();
  };
  const options = { capture: true, signal: kept.signal };
  const onKey = (event: KeyboardEvent) => {
    const isLetter = /^.$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Shift') return;
    if (isLetter) letters += event.key;
    else if (event.key === 'Backspace') letters = letters.slice(0, -1);
    else {
      stop();
      return;
    }
    // The space bar would scroll the page that is about to go.
    event.preventDefault();
  };
  addEventListener('keydown', onKey, options);
  addEventListener('pointerdown', takeLetters, options);
}

/** @returns what was typed since {@link keepLetters}, once; what is typed from now on is the field's own. */
export function takeLetters(): string {
  stop();
  const taken = letters;
  letters = '';
  return taken;
}
