import { recoveryKey } from 'shared-contract/stored-keys';

/** Remembers for this tab that a user followed a recovery link, so that a reload does not void the link. */
export const recoveryMark = {
  isSetFor(userId: string): boolean {
    try {
      return window.sessionStorage.getItem(recoveryKey) === userId;
    } catch {
      return false;
    }
  },
  set(userId: string): void {
    try {
      window.sessionStorage.setItem(recoveryKey, userId);
    } catch {
      // Storage is blocked: the link then works until the page is left.
    }
  },
  clear(): void {
    try {
      window.sessionStorage.removeItem(recoveryKey);
    } catch {
      // Nothing was kept.
    }
  },
};
