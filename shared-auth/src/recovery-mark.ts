import { RECOVERY_STORAGE_KEY } from './constants.ts';

/** Remembers for this tab that a user followed a recovery link, so that a reload does not void the link. */
export const recoveryMark = {
  isSetFor(userId: string): boolean {
    try {
      return window.sessionStorage.getItem(RECOVERY_STORAGE_KEY) === userId;
    } catch {
      return false;
    }
  },
  set(userId: string): void {
    try {
      window.sessionStorage.setItem(RECOVERY_STORAGE_KEY, userId);
    } catch {
      // Storage is blocked: the link then works until the page is left.
    }
  },
  clear(): void {
    try {
      window.sessionStorage.removeItem(RECOVERY_STORAGE_KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
