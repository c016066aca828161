import { useSyncExternalStore } from 'react';
import { consentPrefix } from 'shared-contract/stored-keys';

const storageKey = (origin: string) => consentPrefix + origin;

const listeners = new Set<() => void>();
/** What was agreed to in this page, where the browser keeps nothing. */
const unsaved = new Set<string>();

function hasConsent(origin: string): boolean {
  if (unsaved.has(origin)) return true;
  try {
    return localStorage.getItem(storageKey(origin)) !== null;
  } catch {
    return false;
  }
}

/** Agrees that what comes from `origin` is loaded, or takes that back: for this device and every open tab. */
export function setConsent(origin: string, agreed: boolean): void {
  if (agreed) unsaved.add(origin);
  else unsaved.delete(origin);
  try {
    if (agreed) localStorage.setItem(storageKey(origin), new Date().toISOString());
    else localStorage.removeItem(storageKey(origin));
    unsaved.delete(origin);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether somebody agreed on this device that what comes from `origin` is loaded. Nobody has in the served HTML. */
export function useConsent(origin: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasConsent(origin),
    () => false,
  );
}
