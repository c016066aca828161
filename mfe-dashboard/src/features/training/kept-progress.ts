import { trainingPrefix } from 'shared-contract/stored-keys';
import { z } from 'zod/mini';
import type { KeptProgress } from './progress.ts';

const kept = z.record(z.string(), z.object({ read: z.array(z.number()), score: z.nullable(z.number()) }));
type Kept = Readonly<Record<string, KeptProgress>>;

/** Where the device keeps nothing, this page does. */
const memory = new Map<string, Kept>();
const listeners = new Set<() => void>();
let latest: { readonly user: string; readonly text: string | null; readonly kept: Kept } | null = null;

const textOf = (user: string): string | null => {
  try {
    return localStorage.getItem(trainingPrefix + user);
  } catch {
    return null;
  }
};

/** What this device knows of a user's progress: the same object until it changes. */
export function keptOf(user: string): Kept {
  const held = memory.get(user);
  if (held) return held;
  const text = textOf(user);
  if (latest?.user === user && latest.text === text) return latest.kept;
  let read: Kept = {};
  try {
    read = kept.parse(JSON.parse(text ?? '{}'));
  } catch {
    // What cannot be read is nothing.
  }
  latest = { user, text, kept: read };
  return read;
}

function write(user: string, next: Kept): void {
  memory.delete(user);
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(trainingPrefix + user);
    else localStorage.setItem(trainingPrefix + user, JSON.stringify(next));
  } catch {
    memory.set(user, next);
  }
  for (const listener of listeners) listener();
}

export function keep(user: string, module: string, change: Partial<{ read: number; score: number }>): void {
  const before = keptOf(user)[module] ?? { read: [], score: null };
  const read =
    change.read === undefined || before.read.includes(change.read)
      ? before.read
      : [...before.read, change.read];
  const score = change.score === undefined ? before.score : Math.max(change.score, before.score ?? 0);
  write(user, { ...keptOf(user), [module]: { read, score } });
}

/** Takes away what the database has by now; what was read out of turn stays. */
export function settle(user: string, module: string, lesson: number, score: number | null): void {
  const { [module]: before, ...others } = keptOf(user);
  if (!before) return;
  const read = before.read.filter((section) => section > lesson);
  const rest = before.score !== null && before.score > (score ?? -1) ? before.score : null;
  write(user, read.length === 0 && rest === null ? others : { ...others, [module]: { read, score: rest } });
}

/** Forgets everybody's: they have left. */
export function forgetKept(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(trainingPrefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
