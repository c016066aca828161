import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import type { LooseClient, ProductClient } from './project.ts';

type Row = Record<string, unknown>;
export type Event = RealtimePostgresChangesPayload<Row>;

export interface Listener {
  events: Event[];
  channel: RealtimeChannel;
  until(count: number): Promise<Event[]>;
  leave(): Promise<void>;
}

interface Wanted {
  table: string;
  event?: 'INSERT' | 'UPDATE' | 'DELETE' | '*';
  filter?: string;
}

/**
 * Subscribes and resolves after the server confirms the subscription. Ignores earlier changes, because new subscribers
 * also receive changes in transit, as on a hosted project.
 */
export async function listenTo(
  client: LooseClient | ProductClient,
  wanted: Wanted | readonly Wanted[],
): Promise<Listener> {
  const events: Event[] = [];
  const since = Date.now();
  const waiting = new Set<() => void>();
  const channel = (client as LooseClient).channel(`test-${crypto.randomUUID()}`);
  for (const { table, event = '*', filter } of [wanted].flat()) {
    channel.on<Row>(
      'postgres_changes',
      { event: event as '*', schema: 'public', table, ...(filter === undefined ? {} : { filter }) },
      (change) => {
        if (Date.parse(change.commit_timestamp) < since) return;
        events.push(change);
        for (const wake of waiting) wake();
      },
    );
  }
  await subscribe(channel);
  return {
    events,
    channel,
    until: (count) =>
      within(
        new Promise<Event[]>((resolve) => {
          const check = (): void => {
            if (events.length >= count) resolve(events);
          };
          waiting.add(check);
          check();
        }),
        () => `${count} events, came ${JSON.stringify(events.map(({ eventType }) => eventType))}`,
      ),
    leave: async () => {
      await (client as LooseClient).removeChannel(channel);
    },
  };
}

/** Joins a channel and waits for the server's confirmation, including the subscription to changes. */
function subscribe(channel: RealtimeChannel): Promise<void> {
  return within(
    new Promise<void>((resolve, reject) => {
      channel.subscribe((status: string, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else reject(new Error(`${status} ${error?.message ?? ''}`));
      });
    }),
    () => 'a subscription',
  );
}

export interface Attendance {
  channel: RealtimeChannel;
  /** Keys that joined and left, such as "join a". */
  seen: string[];
  until(...keys: string[]): Promise<void>;
}

/** Joins a channel (private by default) and tracks presence on it under a key. */
export async function attend(
  client: LooseClient | ProductClient,
  topic: string,
  key: string,
  isPrivate = true,
): Promise<Attendance> {
  const config = { private: isPrivate, presence: { key } };
  const channel = (client as LooseClient).channel(topic, { config });
  const seen: string[] = [];
  const waiting = new Set<() => void>();
  channel
    .on('presence', { event: 'join' }, (change) => seen.push(`join ${change.key}`))
    .on('presence', { event: 'leave' }, (change) => seen.push(`leave ${change.key}`))
    .on('presence', { event: 'sync' }, () => waiting.forEach((wake) => wake()));
  const present = (): string => Object.keys(channel.presenceState()).sort().join();
  await subscribe(channel);
  if ((await channel.track({})) !== 'ok') throw new Error('Presence was refused');
  return {
    channel,
    seen,
    until: (...keys) =>
      within(
        new Promise<void>((resolve) => {
          const check = (): void => {
            if (present() === keys.sort().join()) resolve();
          };
          waiting.add(check);
          check();
        }),
        () => `${keys.join()}, present are ${present()}`,
      ),
  };
}

async function within<T>(promise: Promise<T>, what: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited 8 s for ${what()}`)), 8000);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
