import { useEffect } from 'react';
import { SUBMIT_TIMEOUT_MS } from 'shared-auth/constants';
import type { DataClient } from 'shared-auth/supabase-client';
import { intakeKey } from 'shared-contract/stored-keys';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';

const KEPT_MS = 7 * 86_400_000;

/*
 * The device stores the token of an intake email until an account has accepted it: a visitor without an account returns
 * from the email that confirms a new one, in another tab.
 */

/** Fallback without storage. It works only for visitors who are already signed in. */
let inMemory: string | null = null;

function keepIntake(token: string): void {
  inMemory = token;
  try {
    localStorage.setItem(intakeKey, `${Date.now()} ${token}`);
  } catch {
    // The token is in memory.
  }
}

function keptIntake(): string | null {
  try {
    const [at = '0', token] = (localStorage.getItem(intakeKey) ?? '').split(' ', 2);
    if (token && Date.now() - Number(at) < KEPT_MS) return token;
  } catch {
    // Without storage, use the token in memory.
  }
  return inMemory;
}

function forgetIntake(): void {
  inMemory = null;
  try {
    localStorage.removeItem(intakeKey);
  } catch {
    // Without storage, there is nothing to remove.
  }
}

/** Result of a link that was opened on this device. */
export interface TakenIntake {
  /** False if the link is invalid or belongs to another account. */
  readonly isTaken: boolean;
  readonly message: string;
}

/** Error codes for a rejected link. The database's message explains the reason and the next step to the user. */
const reasons: ReadonlySet<string> = new Set([
  'link',
  'used',
  'staff',
  'email',
  'other-client',
  'unconfirmed',
]);

interface Acceptance {
  /** Name of the client on file. */
  readonly name: string;
  readonly isRepeat: boolean;
}

/**
 * Accepts the link of an intake email for the signed-in account, if one was opened on this device.
 * @returns the message for the user. Null without a link, or if the link was just accepted.
 * @throws the database's error, if another attempt may succeed
 */
export async function takeIntake(client: DataClient): Promise<TakenIntake | null> {
  const token = keptIntake();
  if (token === null) return null;
  const { data, error } = await client
    .rpc('accept_intake', { token })
    .abortSignal(AbortSignal.timeout(SUBMIT_TIMEOUT_MS));
  if (error && !reasons.has(error.details)) throw error;
  forgetIntake();
  if (error) return { isTaken: false, message: error.message };
  // Not validated, because the page must not load zod before its form is used.
  const { name, isRepeat } = data as unknown as Acceptance;
  return isRepeat
    ? { isTaken: true, message: `This account signs in as ${name} already. Nothing has changed.` }
    : null;
}

/** Moves the token of an intake email from the address to the device. */
export function useIntakeLink() {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const token = search.get('intake');
  useEffect(() => {
    if (!token) return;
    keepIntake(token);
    setSearch(
      (now) => {
        now.delete('intake');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [token, setSearch]);
  // The prerendered page can't know the address or the device's storage.
  return {
    /** True while the token is in the address. */
    isArriving: hydrated && Boolean(token),
    /** True while the device stores a token. */
    isAsked: hydrated && keptIntake() !== null,
  };
}
