import { getSupabase, type DataClient } from 'shared-auth/supabase-client';
import { bindingsFor, type LiveTable, type Reader } from './data/live-filters.ts';

/** A change of a row, as far as the reader may see it: of a removed one the key alone. */
export interface RowChange {
  readonly eventType: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly new: Readonly<Record<string, unknown>>;
  readonly old: Readonly<Record<string, unknown>>;
}

/**
 * Who only passes through opens no line: a browser complains of one that is left while it is being opened. What is changed
 * by somebody else is to show within two seconds, so that no line waits for longer.
 */
const STAYING_MS = 1000;

type Channel = ReturnType<DataClient['channel']>;

/** A channel with a fixed name cannot be opened while the one before it is being left. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Joins a channel for as long as the user stays.
 * @param make creates the channel with its listeners
 * @param onLine runs each time the channel is joined, at first or after the connection was lost
 * @returns leaves the channel
 */
export function openChannel(
  make: (client: DataClient) => Channel,
  onLine: (channel: Channel) => void,
): () => void {
  let leave: (() => void) | null = null;
  let hasLeft = false;
  const join = async () => {
    const client = await getSupabase();
    await leaving;
    if (hasLeft) return;
    const channel = make(client);
    leave = () => {
      leaving = Promise.resolve(client.removeChannel(channel)).catch(() => undefined);
    };
    channel.subscribe((status: string) => {
      if (status === 'SUBSCRIBED') onLine(channel);
    });
  };
  const waiting = setTimeout(() => void join().catch(() => undefined), STAYING_MS);
  return () => {
    hasLeft = true;
    clearTimeout(waiting);
    leave?.();
  };
}

/**
 * Opens a line for as long as somebody stays.
 * @param name of what is listened to; two that listen to the same have a line each
 * @param listen says what is listened to
 * @param onLine the line is there, at first or again: what happened before was told to nobody
 * @returns what ends it
 */
export const openLine = (
  name: string,
  listen: (channel: Channel) => Channel,
  onLine: () => void,
): (() => void) =>
  openChannel(
    (client) => listen(client.channel(`${name}:${crypto.randomUUID()}`)),
    () => onLine(),
  );

interface Listening {
  readonly name: string;
  readonly tables: readonly LiveTable[];
  readonly reader: Reader;
  readonly onChange: (change: RowChange) => void;
  /** What is shown is to be read again: the line is there, or more has changed than is told row by row. */
  readonly onLine: () => void;
}

/** Changes within one window that are told row by row. An import changes thousands. */
const MAX_CHANGES = 100;
const WINDOW_MS = 1000;

/** Tells the first changes of a burst, and then asks once a window for what is shown to be read again. */
function calmly({ onChange, onLine }: Pick<Listening, 'onChange' | 'onLine'>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heard = 0;
  let isBurst = false;
  const close = () => {
    timer = undefined;
    isBurst = isBurst ? heard > 0 : heard > MAX_CHANGES;
    heard = 0;
    if (!isBurst) return;
    onLine();
    timer = setTimeout(close, WINDOW_MS);
  };
  return {
    hear: (change: RowChange) => {
      heard += 1;
      timer ??= setTimeout(close, WINDOW_MS);
      if (!isBurst && heard <= MAX_CHANGES) onChange(change);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Listens to changes of rows. @returns what ends it */
export function listenToRows({ name, tables, reader, onChange, onLine }: Listening): () => void {
  const { hear, stop } = calmly({ onChange, onLine });
  const bindings = tables.flatMap((table) => bindingsFor(table, reader));
  const leave = openLine(
    name,
    (channel) =>
      bindings.reduce(
        (all, binding) =>
          all.on('postgres_changes', binding as typeof binding & { event: '*' }, (change) => hear(change)),
        channel,
      ),
    onLine,
  );
  return () => {
    stop();
    leave();
  };
}
