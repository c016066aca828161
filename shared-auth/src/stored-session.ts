import { SESSION_STORAGE_KEY } from './constants.ts';

/** What the browser's storage says: a user id, nobody (`null`), or that it cannot be read (`undefined`). */
export type StoredUser = string | null | undefined;

function readStoredSession(): StoredUser {
  try {
    return window.localStorage.getItem(SESSION_STORAGE_KEY);
  } catch {
    return undefined;
  }
}

/** The id of the user whose session this browser keeps. Reads storage only, needs no library. */
export function storedUser(): StoredUser {
  const text = readStoredSession();
  if (typeof text !== 'string') return text;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('user' in parsed)) return null;
    const user = parsed.user;
    return typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string'
      ? user.id
      : null;
  } catch {
    return null;
  }
}

/** Whether this browser keeps a session: one synchronous look, false where storage is blocked or absent. */
export function hasStoredSession(): boolean {
  return typeof window !== 'undefined' && typeof readStoredSession() === 'string';
}

/** Forms' drafts that belong to an account have a name that begins so (`shared-ui/form`). */
const MEMBER_DRAFTS = /^nc-(draft|request):member-/;

/** Whoever uses this browser next finds nothing of what a member typed and did not save. */
export function forgetMemberDrafts(): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (MEMBER_DRAFTS.test(key)) window.localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Whether the address carries tokens of a mail's link (confirmation, recovery, invitation). */
export function addressCarriesTokens(): boolean {
  return (
    typeof window !== 'undefined' && new URLSearchParams(window.location.hash.slice(1)).has('access_token')
  );
}

/**
 * Calls back whenever the stored session may have changed behind this tab: written by another tab, or while the
 * tab was hidden or frozen.
 * @returns a function that stops watching
 */
export function watchStoredSession(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_STORAGE_KEY || event.key === null) onChange();
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
