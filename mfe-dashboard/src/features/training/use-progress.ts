import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { onSignOut } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { catalog } from './catalog.ts';
import { listProgress } from './data/list-progress.ts';
import { saveProgress } from './data/save-progress.ts';
import { forgetKept, keep, keptOf, onKept, settle } from './kept-progress.ts';
import type { ModuleOutline } from './module-types.ts';
import { progressOf, type Progress, type StoredProgress } from './progress.ts';

const PROGRESS = 'training-progress';

onSignOut(forgetKept);

export interface Sending {
  readonly phase: 'idle' | 'kept';
  /** Why it was not saved. */
  readonly words: string | null;
}
const idle: Sending = { phase: 'idle', words: null };

/**
 * How far the user is. What they reach is kept on the device first and sent at once; what could not be sent goes when there
 * is a network again, or when they come back to the tab.
 */
export function useProgress() {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const query = useDataQuery(PROGRESS, listProgress);
  const kept = useSyncExternalStore(onKept, () => keptOf(me));
  const [sending, setSending] = useState<Sending>(idle);
  const isBusy = useRef(false);
  const [round, setRound] = useState(0);
  const rows: readonly StoredProgress[] | undefined = query.data;
  const of = (module: ModuleOutline): Progress =>
    progressOf(
      module,
      rows?.find(({ module_id: id }) => id === module.id),
      kept[module.id],
    );

  /** Whether something is to be sent: nothing before it is known what the database has. */
  const unsent = rows === undefined ? [] : catalog.filter((module) => of(module).isUnsent);
  /** How it ended; null where there was nothing to do, or somebody is at it. */
  const send = useEffectEvent(async (): Promise<Sending | null> => {
    if (isBusy.current || unsent.length === 0) return null;
    isBusy.current = true;
    try {
      const client = await getSupabase();
      for (const module of unsent) {
        const { lesson, score } = of(module);
        const row = await saveProgress(client, me, { module: module.id, lesson, score });
        cache.setQueryData<StoredProgress[]>([me, PROGRESS], (before = []) => [
          ...before.filter(({ module_id: id }) => id !== row.module_id),
          row,
        ]);
        settle(me, module.id, row.lesson, row.quiz_score);
      }
      return idle;
    } catch (error) {
      return { phase: 'kept', words: dataMessage(error) };
    } finally {
      isBusy.current = false;
    }
  });

  // Each thing that is reached is one reason to send, and so is the answer that says what the database has.
  const reasons = unsent.map((module) => `${module.id} ${of(module).lesson} ${of(module).score}`).join();
  useEffect(() => {
    const tell = (end: Sending | null) => {
      if (end === null) return;
      setSending(end);
      // What was reached meanwhile is looked for.
      if (end === idle) setRound((before) => before + 1);
    };
    const again = () => void send().then(tell);
    if (reasons !== '') again();
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
    };
  }, [reasons, round]);

  return {
    query,
    of,
    sending,
    /** @param section counted from 1 */
    markRead: (module: ModuleOutline, section: number) => {
      if (!of(module).isRead(section)) keep(me, module.id, { read: section });
    },
    keepScore: (module: ModuleOutline, score: number) => keep(me, module.id, { score }),
    retry: () => setRound((before) => before + 1),
  };
}
export type ProgressKeeper = ReturnType<typeof useProgress>;
