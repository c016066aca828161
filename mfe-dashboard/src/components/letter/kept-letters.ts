import { onSignOut } from 'shared-auth/session-store';
import type { LetterValues } from './letter.schema.ts';

/** What was written and not sent, by receiver: leaving the page loses nothing in this tab. */
const kept = new Map<string, LetterValues>();
onSignOut(() => kept.clear());

export const keptLetter = (receiverId: string): LetterValues | undefined => kept.get(receiverId);
export const keepLetter = (receiverId: string, letter: LetterValues): unknown => kept.set(receiverId, letter);
export const dropLetter = (receiverId: string): unknown => kept.delete(receiverId);
