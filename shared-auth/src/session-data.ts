import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import type { StoreApi } from 'zustand/vanilla';
import { PROFILE_NOT_LOADED } from './failure.ts';
import { loadOnce } from './load-once.ts';
import type { Profile, SessionState } from './session-state.ts';
import type { DataClient } from './supabase-client.ts';

/** Runs work after a listener of supabase-js: a call inside would wait for the listener to end. */
export const defer = (work: () => void) => void setTimeout(work, 0);

export type Connection = ReturnType<typeof createConnection>;

/** The data client of a session, loaded on first use. */
export function createConnection(
  loadClient: () => Promise<DataClient>,
  onChange: (event: AuthChangeEvent, session: AuthSession | null) => void,
) {
  let client: DataClient | undefined;
  return {
    /** Returns the client, if it was loaded. */
    loaded: (): DataClient | undefined => client,
    connect: loadOnce(async () => {
      client = await loadClient();
      client.auth.onAuthStateChange(onChange);
      return client;
    }),
  };
}

/** PostgreSQL's unique_violation: another tab created the row first. */
const ALREADY_THERE = '23505';

/** Inserts the profile that a first sign-in starts with. Throws if another user is signed in by now. */
async function createDefaultProfile(client: DataClient, id: string): Promise<Profile> {
  const { data, error: userError } = await client.auth.getUser();
  if (userError) throw userError;
  if (data.user.id !== id) throw new Error('The signed-in user changed while the profile was being created.');
  const email = data.user.email ?? '';
  const now = new Date().toISOString();
  const { data: created, error } = await client
    .from('profiles')
    .insert({
      id,
      email,
      name: email.split('@')[0] ?? '',
      role: 'user',
      onboarded: false,
      created_at: now,
      updated_at: now,
    })
    .select()
    .single();
  if (!error) return created;
  if (error.code !== ALREADY_THERE) throw error;
  const again = await client.from('profiles').select('*').eq('id', id).single();
  if (again.error) throw again.error;
  return again.data;
}

/** PostgREST's code for "expected one row, found none". */
const NOT_FOUND = 'PGRST116';

/** Loads a user's profile; a missing one is created with default values. */
async function loadProfile(client: DataClient, id: string): Promise<Profile> {
  const { data, error } = await client.from('profiles').select('*').eq('id', id).single();
  if (!error) return data;
  if (error.code !== NOT_FOUND) throw error;
  return createDefaultProfile(client, id);
}

/**
 * Whether a user is new: status 'pending', or, for role user, not onboarded. Other roles are not new.
 * A profile that does not exist yet is about to be created as a user who is not onboarded.
 */
export async function checkNewUser(client: DataClient, id: string): Promise<boolean> {
  const account = await client.from('profiles').select('role,status').eq('id', id).single();
  if (account.error?.code === NOT_FOUND) return true;
  if (account.error) throw account.error;
  if (account.data.status === 'pending') return true;
  // Older databases have `client`, an earlier name of `user`.
  const role: string = account.data.role;
  if (role !== 'user' && role !== 'client') return false;
  const progress = await client.from('profiles').select('onboarded').eq('id', id).single();
  if (progress.error) throw progress.error;
  return !progress.data.onboarded;
}

export type ProfileReader = ReturnType<typeof createProfileReader>;

/** Loads the profile of the signed-in user. */
export function createProfileReader(store: StoreApi<SessionState>, { connect }: Connection) {
  /** Answers to requests of an older number are dropped. */
  let epoch = 0;
  return {
    /** Drops pending answers, which are about another user. */
    drop(): void {
      epoch += 1;
    },
    reload: async (): Promise<void> => {
      const { user } = store.getState();
      if (!user) return;
      const asked = ++epoch;
      try {
        const profile = await loadProfile(await connect(), user.id);
        if (asked !== epoch) return;
        const finished = profile.onboarded && profile.status !== 'pending';
        store.setState({
          profile,
          profileError: null,
          loading: false,
          ...(finished ? { isNewUser: false } : {}),
        });
      } catch {
        if (asked === epoch) store.setState({ profileError: PROFILE_NOT_LOADED, loading: false });
      }
    },
  };
}
