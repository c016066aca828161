import { recoveryKey, sessionKey } from 'shared-contract/stored-keys';

/** The user id in the browser's storage: `null` if no user is signed in, `undefined` if storage can't be read. */
export type StoredUser = string | null | undefined;

function readStoredSession(): StoredUser {
  try {
    return window.localStorage.getItem(sessionKey);
  } catch {
    return undefined;
  }
}

function parsed(text: string): Partial<Record<string, unknown>> {
  try {
    const session: unknown = JSON.parse(text);
    return typeof session === 'object' && session !== null ? session : {};
  } catch {
    return {};
  }
}

/** Returns the id of the user whose session this browser stores. Reads only storage, without the library. */
export function storedUser(): StoredUser {
  const text = readStoredSession();
  if (typeof text !== 'string') return text;
  const { user } = parsed(text);
  return typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string'
    ? user.id
    : null;
}

/** Returns the stored session's token while it is valid, for calls that record the caller. */
export function storedAccessToken(): string | undefined {
  const { access_token: token, expires_at: expires } = parsed(readStoredSession() ?? '');
  const isValid = typeof expires === 'number' && expires * 1000 > Date.now();
  return isValid && typeof token === 'string' ? token : undefined;
}

/** Returns true if this browser stores a session. Synchronous; false if storage is blocked or missing. */
export function hasStoredSession(): boolean {
  return typeof window !== 'undefined' && typeof readStoredSession() === 'string';
}

/**
 * Calls back when the stored session may have changed without this tab: another tab wrote it, or this tab was hidden or
 * frozen.
 * @returns a function that stops watching
 */
export function watchStoredSession(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionKey || event.key === null) onChange();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onChange);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onChange);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Remembers in this tab that a user followed a recovery link, so that a reload doesn't void the link. */
export const recoveryFlag = {
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
      // Storage is blocked: the link works only until the user leaves the page.
    }
  },
  clear(): void {
    try {
      window.sessionStorage.removeItem(recoveryKey);
    } catch {
      // Storage is unavailable, so it has no recent pages.
    }
  },
};
