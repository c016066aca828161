import type { RealtimeChannel, RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import type { LooseClient, ProductClient } from './project.ts';

type Row = Record<string, unknown>;
export type Event = RealtimePostgresChangesPayload<Row>;

export interface Listener {
  events: Event[];
  channel: RealtimeChannel;
  /** Waits until this many events have come. */
  until(count: number): Promise<Event[]>;
  leave(): Promise<void>;
}

interface Wanted {
  table: string;
  event?: 'INSERT' | 'UPDATE' | 'DELETE' | '*';
  filter?: string;
}

/**
 * Subscribes and resolves once the server says that the subscription stands. Changes from before are left out: those
 * that are still on their way then are told to who has just come as well, as a hosted project does.
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

/** Joins a channel and waits until it stands, the subscription to changes included. */
export function subscribe(channel: RealtimeChannel): Promise<void> {
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
  /** Keys that came and went, such as "join a". */
  seen: string[];
  /** Waits until exactly these keys are present. */
  until(...keys: string[]): Promise<void>;
}

/** Joins a channel, a private one unless said otherwise, and is present on it under a key. */
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
