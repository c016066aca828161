import { type DataClient, getSupabase } from 'shared-auth/supabase-client';
import { bindingsFor, type LiveTable, type Reader } from './live-filters.ts';

/** A row change, limited to what the reader can see. A deleted row has only its key. */
export interface RowChange {
  readonly eventType: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly new: Readonly<Record<string, unknown>>;
  readonly old: Readonly<Record<string, unknown>>;
}

/**
 * Delay in ms before opening a channel. A user who only passes through opens none, because browsers warn about a
 * connection that closes while it opens. Changes must appear within two seconds, so the delay can't be longer.
 */
const STAYING_MS = 1000;

type Channel = ReturnType<DataClient['channel']>;

/** A channel with a fixed name can't be opened until the previous one is closed. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Joins a channel until the returned function is called.
 * @param make creates the channel with its listeners
 * @param onLine runs each time the channel is joined: at first, or after the connection was lost
 * @returns a function that leaves the channel
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
 * Opens a separate channel for each caller.
 * @param name prefix of the channel's name
 * @param listen adds the listeners
 * @param onLine runs each time the channel is joined. Earlier changes were missed.
 * @returns a function that leaves the channel
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
  /** Called when the data must be refetched: the channel was joined, or there were too many changes to report. */
  readonly onLine: () => void;
}

/** Maximum number of changes per window that are reported individually. An import changes thousands of rows. */
const MAX_CHANGES = 100;
const WINDOW_MS = 1000;

/** Reports the first changes of a burst, then requests one refetch per window. */
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

/** Listens to row changes. @returns a function that stops listening */
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
