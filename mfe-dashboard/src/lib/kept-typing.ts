import { draftPrefix } from 'shared-contract/stored-keys';

/*
 * What was typed about a record and not saved: for this tab, over a reload, until whoever typed it signs out. The entries
 * have the name and the form of the drafts, so that they end with those: at a sign-out on whatever page, and after a week.
 */

export interface KeptTyping<Base, Typed> {
  /** What the fields began with, with its version: what others change since is told from it. */
  readonly base: Base;
  readonly typed: Typed;
  readonly at: Date;
}

/** A browser that keeps nothing is no reason to stop anybody. */
function withTab<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

const nameOf = (user: string, record: string): string => `${draftPrefix}${user}:${record}`;

export function keepTyping<Base, Typed>(
  user: string,
  record: string,
  { at, ...value }: KeptTyping<Base, Typed>,
): void {
  withTab((tab) => tab.setItem(nameOf(user, record), JSON.stringify({ at: at.getTime(), value })));
}

export function forgetTyping(user: string, record: string): void {
  withTab((tab) => tab.removeItem(nameOf(user, record)));
}

/** Whoever asks for a record knows what they have put there. */
export function keptTyping<Base, Typed>(user: string, record: string): KeptTyping<Base, Typed> | undefined {
  return withTab((tab) => {
    const text = tab.getItem(nameOf(user, record));
    if (text === null) return undefined;
    const { at, value } = JSON.parse(text) as { at: number; value: Omit<KeptTyping<Base, Typed>, 'at'> };
    return { ...value, at: new Date(at) };
  });
}
