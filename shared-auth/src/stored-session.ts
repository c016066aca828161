import { sessionKey } from 'shared-contract/stored-keys';

/** What the browser's storage says: a user id, nobody (`null`), or that it cannot be read (`undefined`). */
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

/** The id of the user whose session this browser keeps. Reads storage only, needs no library. */
export function storedUser(): StoredUser {
  const text = readStoredSession();
  if (typeof text !== 'string') return text;
  const { user } = parsed(text);
  return typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string'
    ? user.id
    : null;
}

/** The token of the session that this browser keeps, while it is valid: for calls that note who makes them. */
export function storedAccessToken(): string | undefined {
  const { access_token: token, expires_at: expires } = parsed(readStoredSession() ?? '');
  const isValid = typeof expires === 'number' && expires * 1000 > Date.now();
  return isValid && typeof token === 'string' ? token : undefined;
}

/** Whether this browser keeps a session: one synchronous look, false where storage is blocked or absent. */
export function hasStoredSession(): boolean {
  return typeof window !== 'undefined' && typeof readStoredSession() === 'string';
}

/**
 * Calls back whenever the stored session may have changed behind this tab: written by another tab, or while the
 * tab was hidden or frozen.
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
