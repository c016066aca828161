import type { StoreApi } from 'zustand/vanilla';
import type { Connection } from './connection.ts';
import { loadProfile } from './data/load-profile.ts';
import { PROFILE_NOT_LOADED } from './failure.ts';
import type { SessionState } from './session-state.ts';

/** Keeps the profile of who is signed in, as the database has it. */
export interface ProfileReader {
  readonly reload: () => Promise<void>;
  /** Answers that are on their way are not taken any more: they are about somebody else. */
  readonly drop: () => void;
}

export function createProfileReader(store: StoreApi<SessionState>, { connect }: Connection): ProfileReader {
  /** Answers that were asked for under an older number are dropped. */
  let epoch = 0;
  return {
    drop() {
      epoch += 1;
    },
    async reload() {
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
