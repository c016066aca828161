import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import type { DataClient } from './supabase-client.ts';

/** The data client of a session, loaded when it is first asked for. */
export interface Connection {
  readonly connect: () => Promise<DataClient>;
  /** The client, where it was loaded. */
  readonly loaded: () => DataClient | undefined;
}

/** supabase-js must not be called from inside its own listener: the call would wait for the listener to end. */
export const defer = (work: () => void) => void setTimeout(work, 0);

export function createConnection(
  loadClient: () => Promise<DataClient>,
  onChange: (event: AuthChangeEvent, session: AuthSession | null) => void,
): Connection {
  let client: DataClient | undefined;
  let connecting: Promise<DataClient> | undefined;
  return {
    loaded: () => client,
    connect() {
      connecting ??= loadClient().then(
        (loaded) => {
          client = loaded;
          loaded.auth.onAuthStateChange(onChange);
          return loaded;
        },
        (error: unknown) => {
          connecting = undefined;
          throw error;
        },
      );
      return connecting;
    },
  };
}
