import { intakeKey } from 'shared-contract/stored-keys';

const KEPT_MS = 7 * 86_400_000;

/*
 * The token of an intake letter waits on the device until an account has taken it: whoever has to make one first comes back
 * by the letter that confirms it, in another tab.
 */

/** Where storage is blocked, the link counts for those who are signed in already. */
let inMemory: string | null = null;

export function keepIntake(token: string): void {
  inMemory = token;
  try {
    localStorage.setItem(intakeKey, `${Date.now()} ${token}`);
  } catch {
    // It is in memory.
  }
}

export function keptIntake(): string | null {
  try {
    const [at = '0', token] = (localStorage.getItem(intakeKey) ?? '').split(' ', 2);
    if (token && Date.now() - Number(at) < KEPT_MS) return token;
  } catch {
    // As without one.
  }
  return inMemory;
}

export function forgetIntake(): void {
  inMemory = null;
  try {
    localStorage.removeItem(intakeKey);
  } catch {
    // There was none.
  }
}
