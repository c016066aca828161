import type { StoreApi } from 'zustand/vanilla';
import type { SessionEnvironment } from './create-session.ts';
import type { SessionState } from './session-state.ts';
import type { DataClient } from './supabase-client.ts';

/** What operations on a session work with. */
export interface Machine extends Pick<SessionEnvironment, 'loadClientApart' | 'storedUser'> {
  readonly connect: () => Promise<DataClient>;
  readonly store: StoreApi<SessionState>;
  readonly reloadProfile: () => Promise<void>;
}
