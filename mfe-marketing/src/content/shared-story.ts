/** The five sections of a story, in order. */
export const parts = [
  { id: 'situation', label: 'Situation' },
  { id: 'challenge', label: 'Challenge' },
  { id: 'strategy', label: 'Strategy' },
  { id: 'result', label: 'Result' },
  { id: 'lesson', label: 'Lesson' },
] as const;

export const words = {
  title: 'A shared story',
  description:
    'A client’s case in five parts, shared by a link: situation, challenge, strategy, result and lesson.',
  loading: 'Loading the story',
  gone: 'This story is no longer shared.',
  revised: 'We are revising it. The same link works again once it is published.',
  ask: 'Ask the person who sent you the link for a new one.',
  failed: 'The story could not be loaded. Check your connection.',
} as const;

/** Disclaimer that must appear next to every story. */
export const disclosure = (firm: string): string =>
  `One client’s case, told by ${firm} or by the client. Its result depended on facts that are not yours: it promises nothing and is not tax or legal advice.`;
