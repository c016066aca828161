import { recentPrefix } from 'shared-contract/stored-keys';
import { z } from 'zod/mini';
import type { Place } from './places.ts';

/** How many places are kept. */
const KEPT = 8;
const kept = z.array(z.object({ to: z.string(), label: z.string(), detail: z.optional(z.string()) }));

/** The places that a user went to last, on this device. What cannot be read is none. */
export function recentOf(user: string): readonly Place[] {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(recentPrefix + user) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps a place as the latest one. Without room for it nothing is kept. */
export function keepRecent(user: string, place: Place): void {
  const rest = recentOf(user).filter(({ to }) => to !== place.to);
  try {
    localStorage.setItem(recentPrefix + user, JSON.stringify([place, ...rest].slice(0, KEPT)));
  } catch {
    // The device keeps nothing.
  }
}

/** Forgets what was kept of everybody: they have left. */
export function forgetRecent(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(recentPrefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
