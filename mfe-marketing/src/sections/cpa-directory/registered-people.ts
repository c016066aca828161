import { useMemo, useSyncExternalStore } from 'react';
import { callAsVisitor } from 'shared-auth/submit-form';
import type { DirectoryPerson, RegisteredPerson } from '../../content/directory/professional.ts';

/** Ends the list: what is added to it moves nothing that somebody sees while this is below the window. */
export const LIST_END = 'directory-list-end';

const nobody: readonly RegisteredPerson[] = [];
let people = nobody;
const listeners = new Set<() => void>();

/** Whom the register lists now; one person where an id is given. */
export async function askRegister(id?: string): Promise<readonly RegisteredPerson[]> {
  const asked = id === undefined ? { action: 'people' } : { action: 'people', id };
  return (await callAsVisitor<{ people: readonly RegisteredPerson[] }>('registry', asked)).people;
}

function show(found: readonly RegisteredPerson[]): void {
  people = found;
  for (const tell of listeners) tell();
}

/** Whether nobody sees the list grow: its end is below the window, or it is not shown, as nobody was found so far. */
function isUnseen(): boolean {
  const end = document.getElementById(LIST_END);
  return end === null || end.getBoundingClientRect().top > window.innerHeight;
}

/** Adds them at once where nobody sees it, else when the reader scrolls on or does something. */
function showUnseen(found: readonly RegisteredPerson[]): void {
  if (found.length === people.length || isUnseen()) {
    show(found);
    return;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  const now = () => {
    waiting.abort();
    show(found);
  };
  const whenUnseen = () => {
    if (isUnseen()) now();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, now, { signal });
  addEventListener('scroll', whenUnseen, { signal, passive: true });
}

function subscribe(listener: () => void): () => void {
  // Asked once a visit of the page: who is revoked meanwhile is gone the next time.
  if (listeners.size === 0) void askRegister().then(showUnseen, () => undefined);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The people of the site, and after them those of the register once it has answered. */
export function useDirectory(written: readonly DirectoryPerson[]): readonly DirectoryPerson[] {
  const registered = useSyncExternalStore(
    subscribe,
    () => people,
    () => nobody,
  );
  return useMemo(
    () => (registered.length === 0 ? written : [...written, ...registered]),
    [written, registered],
  );
}
