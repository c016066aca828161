import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { onSignOut } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { trainingPrefix } from 'shared-contract/stored-keys';
import { z } from 'zod/mini';
import { forgetStored } from '../../lib/sign-out.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { catalog } from './content/outlines.ts';
import type { ModuleOutline } from './training-module.ts';
import { listProgress, saveProgress } from './queries.ts';

type StoredProgress = Awaited<ReturnType<typeof listProgress>>[number];

/** Progress that only this device has: unsent, or read out of order. Sections are 1-based. */
interface LocalProgress {
  readonly read: readonly number[];
  readonly score: number | null;
}

export interface Progress {
  readonly percent: number;
  /** The last section before the first unread one. */
  readonly lesson: number;
  readonly score: number | null;
  readonly isRead: (section: number) => boolean;
  /** True if the device has progress that the database doesn't. */
  readonly isUnsent: boolean;
}

/** Minimum score in percent. */
export const PASSED = 80;
/** Address of a module's quiz, which follows its sections. */
export const CHECK = 'check';

/** Must match the database's formula. */
export const percentOf = (lesson: number, sections: number, score: number | null): number =>
  Math.floor((90 * Math.min(lesson, sections)) / sections) + (score !== null && score >= PASSED ? 10 : 0);

const inARow = (from: number, read: readonly number[]): number => {
  let lesson = from;
  while (read.includes(lesson + 1)) lesson += 1;
  return lesson;
};

/** Combines the progress from the database and the device. The greater value wins. */
export function progressOf(
  { sections }: Pick<ModuleOutline, 'sections'>,
  stored: StoredProgress | undefined,
  local: LocalProgress | undefined,
): Progress {
  const before = stored?.lesson ?? 0;
  const read = local?.read ?? [];
  const lesson = inARow(before, read);
  const known = stored?.quiz_score ?? null;
  const score = local?.score == null ? known : Math.max(local.score, known ?? 0);
  return {
    lesson,
    score,
    percent: Math.max(stored?.percent ?? 0, percentOf(lesson, sections.length, score)),
    isRead: (section) => section <= lesson || read.includes(section),
    isUnsent: lesson > before || (score !== null && (known === null || score > known)),
  };
}

/** Returns where to continue: the first unread section, then the quiz, then the first section. */
export function nextStep({ sections }: ModuleOutline, { isRead, score }: Progress): string {
  const unread = sections.find((_, index) => !isRead(index + 1));
  if (unread) return unread.id;
  return score !== null && score >= PASSED ? (sections[0]?.id ?? CHECK) : CHECK;
}

/** Formats "Continue at section 3" or the next step. Null if the module hasn't been started. */
export function continueLabel({ sections }: ModuleOutline, { isRead, percent }: Progress): string | null {
  const unread = sections.findIndex((_, index) => !isRead(index + 1));
  if (percent === 100) return 'Complete. Read it again';
  if (unread === -1) return 'Continue at the check';
  return sections.some((_, index) => isRead(index + 1)) ? `Continue at section ${String(unread + 1)}` : null;
}

const localModules = z.record(
  z.string(),
  z.object({ read: z.array(z.number()), score: z.nullable(z.number()) }),
);
type LocalModules = Readonly<Record<string, LocalProgress>>;

/** Fallback if storage is unavailable. */
const memory = new Map<string, string>();

const textOf = (user: string): string | null => {
  try {
    return memory.get(user) ?? localStorage.getItem(trainingPrefix + user);
  } catch {
    return null;
  }
};

/** Ignores unreadable storage. */
function parse(text: string | null): LocalModules {
  try {
    return localModules.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** Returns the progress that is stored on this device. */
const readLocal = (user: string): LocalModules => parse(textOf(user));

function write(user: string, next: LocalModules): void {
  memory.delete(user);
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(trainingPrefix + user);
    else localStorage.setItem(trainingPrefix + user, JSON.stringify(next));
  } catch {
    memory.set(user, JSON.stringify(next));
  }
  window.dispatchEvent(new StorageEvent('storage', { key: trainingPrefix + user }));
}

function changeLocal(user: string, module: string, change: (before: LocalProgress) => LocalProgress): void {
  const { [module]: before = { read: [], score: null }, ...others } = readLocal(user);
  write(user, { ...others, [module]: change(before) });
}

/** Removes progress that the database now has. Sections read out of order stay. */
function removeSaved(user: string, module: string, lesson: number, score: number | null): void {
  const { [module]: before, ...others } = readLocal(user);
  if (!before) return;
  const read = before.read.filter((section) => section > lesson);
  const rest = before.score !== null && before.score > (score ?? -1) ? before.score : null;
  write(user, read.length === 0 && rest === null ? others : { ...others, [module]: { read, score: rest } });
}

/** Browsers send the event to other tabs only, so `write` sends it to this one. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const PROGRESS = 'training-progress';

onSignOut(() => {
  memory.clear();
  forgetStored(trainingPrefix);
});

/**
 * Returns the user's progress. Stores new progress on the device, then sends it. Retries when the network is back or
 * the tab regains focus.
 */
export function useProgress() {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const query = useDataQuery(PROGRESS, listProgress);
  const local = parse(useSyncExternalStore(subscribe, () => textOf(me)));
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = useRef(false);
  const [round, setRound] = useState(0);
  const rows = query.data;
  const of = (module: ModuleOutline): Progress =>
    progressOf(
      module,
      rows?.find(({ module_id: id }) => id === module.id),
      local[module.id],
    );

  /** Unsent modules. Empty until the database's progress has loaded. */
  const unsent = rows === undefined ? [] : catalog.filter((module) => of(module).isUnsent);
  const send = useEffectEvent(async () => {
    if (isBusy.current || unsent.length === 0) return;
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
        removeSaved(me, module.id, row.lesson, row.quiz_score);
      }
      setFailure(null);
      // Check for progress that was made during the request.
      setRound((before) => before + 1);
    } catch (error) {
      setFailure(dataMessage(error));
    } finally {
      isBusy.current = false;
    }
  });

  // Each change in the unsent progress triggers a send. That includes the first load of the database's progress.
  const reasons = unsent.map((module) => `${module.id} ${of(module).lesson} ${of(module).score}`).join();
  useEffect(() => {
    const again = () => void send();
    again();
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
    /** Why progress could not be sent. Null if it was. */
    failure,
    /** @param section 1-based */
    markRead: (module: ModuleOutline, section: number) => {
      if (!of(module).isRead(section))
        changeLocal(me, module.id, ({ read, score }) => ({ read: [...read, section], score }));
    },
    recordScore: (module: ModuleOutline, score: number) =>
      changeLocal(me, module.id, ({ read, score: best }) => ({ read, score: Math.max(score, best ?? 0) })),
    retry: () => setRound((before) => before + 1),
  };
}
export type ProgressStore = ReturnType<typeof useProgress>;
