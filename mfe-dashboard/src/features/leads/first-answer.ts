import { ageOf } from '../../lib/age.ts';
import type { LeadEvent } from './data/lead-events.ts';

type Told = Pick<LeadEvent, 'id' | 'kind' | 'from_value' | 'created_at'>;

const isAnswer = ({ kind, from_value: from }: Told): boolean =>
  kind === 'call' || kind === 'email' || (kind === 'status' && from === 'new');

/** The first call, letter or step away from new, and how long it took; null while there is none. */
export function firstAnswer(
  { created_at: received }: { readonly created_at: string },
  events: readonly Told[],
): { readonly id: number; readonly after: string } | null {
  const first = events.filter(isAnswer).at(-1);
  return first ? { id: first.id, after: ageOf(received, new Date(first.created_at)) } : null;
}
