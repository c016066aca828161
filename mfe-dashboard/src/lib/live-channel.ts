import { getSupabase } from 'shared-auth/supabase-client';

/** A change of a row, as far as the reader may see it: of a removed one the key alone. */
export interface RowChange {
  readonly eventType: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly new: Readonly<Record<string, unknown>>;
  readonly old: Readonly<Record<string, unknown>>;
}

/** Who only passes through opens no line: a browser complains of one that is left while it is being opened. */
const STAYING_MS = 1000;

interface Listening {
  readonly name: string;
  readonly tables: readonly string[];
  readonly onChange: (change: RowChange) => void;
  /** The line is there, at first or again: what happened before was told to nobody. */
  readonly onLine: () => void;
  readonly staying?: number;
}

/** Listens to changes of rows. @returns what ends it */
export function listenToRows({
  name,
  tables,
  onChange,
  onLine,
  staying = STAYING_MS,
}: Listening): () => void {
  let leave: (() => void) | null = null;
  let hasLeft = false;
  const join = async () => {
    const client = await getSupabase();
    if (hasLeft) return;
    const channel = client.channel(`${name}:${crypto.randomUUID()}`);
    for (const table of tables)
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) =>
        onChange(change as unknown as RowChange),
      );
    channel.subscribe((status: string) => {
      if (status === 'SUBSCRIBED') onLine();
    });
    leave = () => void client.removeChannel(channel);
  };
  const waiting = setTimeout(() => void join(), staying);
  return () => {
    hasLeft = true;
    clearTimeout(waiting);
    leave?.();
  };
}
