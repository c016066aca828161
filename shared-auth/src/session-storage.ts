import { sessionKey } from 'shared-contract/stored-keys';

/** Longer than a session. */
const PROBE = '-'.repeat(8192);

/**
 * Checks that this browser can store a session. Without one the member area does not open.
 * @throws an error with a message for the user
 */
export function assertSessionCanBeStored(): void {
  const key = `${sessionKey}-probe`;
  try {
    window.localStorage.setItem(key, PROBE);
    window.localStorage.removeItem(key);
  } catch (cause) {
    throw new Error(
      'Your browser can’t store your sign-in. Allow this site to store data, or free up space, then reload the page.',
      { cause },
    );
  }
}
