/*
 * A form's request id is drawn once for what was typed and goes along with every attempt to send it, so that the server
 * stores it once. It lives as long as the draft: a page that is loaded again after a lost answer sends the same one.
 */
const memory = new Map<string, string>();
const storageKey = (key: string) => `nc-request:${key}`;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

/** The id for what stands in the form now. */
export function requestIdOf(key: string, isKept: boolean): string {
  const known = memory.get(key) ?? (isKept ? stored(key) : null);
  const id = known ?? crypto.randomUUID();
  memory.set(key, id);
  if (isKept && known === null) {
    try {
      localStorage.setItem(storageKey(key), id);
    } catch {
      // Storage that is full or forbidden: the id lives as long as the page.
    }
  }
  return id;
}

/** Ends the id: what is sent next is something new. */
export function endRequest(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(storageKey(key));
  } catch {
    return;
  }
}
