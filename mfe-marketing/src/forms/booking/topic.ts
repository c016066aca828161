import { strategies } from 'shared-contract/strategies';

/** Longest topic that is taken over from an address. */
const MOST = 120;

/** What a link says the call is about (`/book?topic=cost-segregation`), in words for the notes. */
export function topicWords(topic: string | null): string {
  const asked = topic?.trim().slice(0, MOST) ?? '';
  return strategies.find(({ id }) => id === asked)?.name ?? asked.replaceAll('-', ' ');
}
