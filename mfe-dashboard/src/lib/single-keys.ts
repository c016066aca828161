import { useSyncExternalStore } from 'react';
import { singleKeysKey } from 'shared-contract/stored-keys';

const OFF = 'off';

function areOn(): boolean {
  try {
    return localStorage.getItem(singleKeysKey) !== OFF;
  } catch {
    return true;
  }
}

function subscribe(onChange: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === singleKeysKey || key === null) onChange();
  };
  globalThis.addEventListener('storage', look);
  return () => globalThis.removeEventListener('storage', look);
}

/** Whether shortcuts of one key work on this device. The settings change it, in this tab or another. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areOn);
