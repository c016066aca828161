import { checklistKey } from 'shared-contract/stored-keys';

/*
 * The ticks of the checklist on this device. Where storage is full or forbidden they last as long as the page.
 */

const listeners = new Set<() => void>();
let unsaved: string | undefined;

const say = () => {
  listeners.forEach((listener) => {
    listener();
  });
};

/** What is kept, as text: the same text as long as nothing changes. */
export function keptTicks(): string {
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(checklistKey) ?? '';
  } catch {
    return '';
  }
}

export function keepTicks(ids: readonly string[]): void {
  const text = ids.join('.');
  try {
    if (text === '') localStorage.removeItem(checklistKey);
    else localStorage.setItem(checklistKey, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  say();
}

/** Another tab of the same reader changes them too. */
export function watchTicks(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
