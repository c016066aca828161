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
