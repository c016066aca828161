import { drop, keep, onForget, readKept } from './draft-store.ts';

/*
 * A form's request id is drawn once for what was typed and goes along with every attempt to send it, so that the server
 * stores it once. It lives as long as the draft: a page that is loaded again after a lost answer sends the same one.
 */
const memory = new Map<string, string>();
onForget(() => memory.clear());

/** The id for what stands in the form now. */
export function requestIdOf(key: string, isKept: boolean): string {
  const stored = isKept ? readKept('request', key) : null;
  const known = memory.get(key) ?? (typeof stored === 'string' ? stored : null);
  const id = known ?? crypto.randomUUID();
  memory.set(key, id);
  if (isKept) keep('request', key, id);
  return id;
}

/** Ends the id: what is sent next is something new. */
export function endRequest(key: string): void {
  memory.delete(key);
  drop('request', key);
}
