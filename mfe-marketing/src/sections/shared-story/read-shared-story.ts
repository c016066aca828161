import { authConfig } from 'shared-auth/config';

const parts = ['situation', 'challenge', 'strategy', 'result', 'lesson'] as const;

export type SharedStory = Readonly<Record<(typeof parts)[number] | 'title', string>>;

/** What a link answers: the text, that it is being revised, or nothing. */
export type SharedAnswer =
  | { readonly state: 'published'; readonly story: SharedStory }
  | { readonly state: 'revised' | 'gone' };

const PATIENCE_MS = 15_000;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads a story by the token of its link, as anybody: no session goes along.
 * @throws (rejects) where nobody answers, or the server cannot
 */
export async function readSharedStory(token: string): Promise<SharedAnswer> {
  const { url, publishableKey } = authConfig();
  const answer = await fetch(`${url}/rest/v1/rpc/read_shared_story`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`The story could not be read: ${String(answer.status)}`);
  const told = (await answer.json()) as Readonly<Record<string, unknown>> | null;
  if (told?.['state'] === 'revised') return { state: 'revised' };
  if (told?.['state'] !== 'published') return { state: 'gone' };
  const story = Object.fromEntries(['title', ...parts].map((name) => [name, text(told[name])]));
  return { state: 'published', story: story as SharedStory };
}
