import { onSignOut } from 'shared-auth/session-store';

interface Kept<T> {
  readonly values: T;
  readonly at: Date;
}

/** What was typed into a tab of the settings and left there, for as long as this page lives and nobody signs out. */
const kept = new Map<string, Kept<unknown>>();
onSignOut(() => kept.clear());

export const keepValues = (key: string, values: unknown): void => {
  kept.set(key, { values, at: new Date() });
};
export const forgetValues = (key: string): void => {
  kept.delete(key);
};
export const keptValues = <T>(key: string): Kept<T> | undefined => kept.get(key) as Kept<T> | undefined;
