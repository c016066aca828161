import { useSyncExternalStore } from 'react';
import { singleKeysKey } from 'shared-contract/stored-keys';
import { tryStorage } from './browser.ts';

const OFF = 'off';

const areOn = (): boolean => tryStorage(() => localStorage.getItem(singleKeysKey)) !== OFF;

function subscribe(onChange: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === singleKeysKey || key === null) onChange();
  };
  globalThis.addEventListener('storage', look);
  return () => globalThis.removeEventListener('storage', look);
}

/** Returns whether single-key shortcuts are on for this device. Updates when the settings change, in any tab. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areOn);

/** Stores the setting for this device. Without storage, the shortcuts stay on. */
export function setSingleKeys(isOn: boolean): void {
  tryStorage(() => {
    if (isOn) localStorage.removeItem(singleKeysKey);
    else localStorage.setItem(singleKeysKey, OFF);
  });
  // The browser dispatches this event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: singleKeysKey }));
}
