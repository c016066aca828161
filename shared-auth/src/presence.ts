import type { Session as AuthSession } from '@supabase/supabase-js';
import type { StoreApi } from 'zustand/vanilla';
import { isCodeDue } from './code-due.ts';
import { defer, type Connection } from './connection.ts';
import { checkNewUser } from './data/check-new-user.ts';
import type { ProfileReader } from './profile-reader.ts';
import { recoveryMark } from './recovery-mark.ts';
import { initialSession, type SessionState } from './session-state.ts';

/** Who is in the page: users come and go, and what belongs to them with them. */
export interface Presence {
  readonly adopt: (session: Pick<AuthSession, 'user' | 'access_token'>) => void;
  readonly leave: (how: 'requested' | 'elsewhere') => void;
  /** This browser kept a session when the page started: should it prove to be over, somebody has left. */
  readonly expect: () => void;
  readonly onLeave: (callback: () => void) => () => void;
}

export function createPresence(
  store: StoreApi<SessionState>,
  connection: Connection,
  profile: ProfileReader,
): Presence {
  const leaving = new Set<() => void>();
  let isExpected = false;
  /** Answers that were asked for under an older number are dropped. */
  let epoch = 0;

  /** Nothing of the user who left stays: caches of the remotes, drafts, realtime channels. */
  function forget(): void {
    for (const callback of leaving) {
      try {
        callback();
      } catch (error) {
        console.error('A sign-out callback failed', error);
      }
    }
    const connected = connection.loaded();
    if (connected) defer(() => void connected.removeAllChannels());
  }

  async function markNewUser(id: string, asked: number): Promise<void> {
    const isNewUser = await connection
      .connect()
      .then((connected) => checkNewUser(connected, id))
      .catch(() => undefined);
    if (asked === epoch && isNewUser !== undefined) store.setState({ isNewUser });
  }

  return {
    adopt(session) {
      const { user } = session;
      const { user: current, awaitsCode: awaited } = store.getState();
      const awaitsCode = isCodeDue(session);
      if (current?.id === user.id && awaited === awaitsCode) {
        if (JSON.stringify(user) !== JSON.stringify(current)) store.setState({ user });
        // The database lets the profile follow the account's address.
        if (user.email !== current.email) defer(() => void profile.reload());
        return;
      }
      // What was seen before a factor was due again goes, as with another person. Giving it takes nothing away.
      if (current && !awaited) forget();
      const asked = ++epoch;
      profile.drop();
      const recovery = recoveryMark.isSetFor(user.id);
      store.setState({ ...initialSession, user, recovery, awaitsCode, loading: !awaitsCode });
      defer(() => {
        if (asked !== epoch || awaitsCode) return;
        void profile.reload();
        void markNewUser(user.id, asked);
      });
    },
    leave(how) {
      const { user, ended } = store.getState();
      epoch += 1;
      profile.drop();
      recoveryMark.clear();
      store.setState({ ...initialSession, loading: false, ended: user ? how : ended });
      if (user || isExpected) forget();
      isExpected = false;
    },
    expect() {
      isExpected = true;
    },
    onLeave(callback) {
      leaving.add(callback);
      return () => void leaving.delete(callback);
    },
  };
}
