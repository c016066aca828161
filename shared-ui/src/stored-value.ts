const listeners = new Set<() => void>();

/** Values of this page load, if storage is blocked. */
const unsaved = new Map<string, string>();

/** Returns a value that the user has chosen on this device, `null` without one. */
export function readValue(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for this device and every open tab, or removes it. */
export function storeValue(key: string, value: string | null): void {
  unsaved.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
    if (value !== null) unsaved.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Calls back when a value may have changed, in this or another tab. Returns a function that unsubscribes. */
export function subscribeValues(listener: () => void): () => void {
  // Another tab could store the value, so what this one couldn't store no longer counts.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) unsaved.clear();
    else unsaved.delete(key);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
