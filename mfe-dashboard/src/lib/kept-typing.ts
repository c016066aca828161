import { onSignOut } from 'shared-auth/session-store';

export interface KeptTyping<Base, Typed> {
  /** What the fields began with: what others change since is told from it. */
  readonly base: Base;
  readonly typed: Typed;
  readonly at: Date;
}

/** What was typed about a record and not saved: for this tab, until whoever typed it signs out. */
const kept = new Map<string, KeptTyping<unknown, unknown>>();
onSignOut(() => kept.clear());

export const keepTyping = <Base, Typed>(key: string, typing: KeptTyping<Base, Typed>): void => {
  kept.set(key, typing);
};
export const forgetTyping = (key: string): void => {
  kept.delete(key);
};
/** Whoever asks for a key knows what they have put there. */
export const keptTyping = <Base, Typed>(key: string): KeptTyping<Base, Typed> | undefined =>
  kept.get(key) as KeptTyping<Base, Typed> | undefined;
