import { authConfig } from 'shared-auth/config';
import { brand } from 'shared-ui/brand';
import { useHydrated } from 'shared-ui/hooks';
import { Section } from 'shared-ui/layout';
import { useParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { LoadFailure, useRequest } from '../request.tsx';
import { disclosure, parts, words } from '../content/shared-story.ts';

const storyParts = ['situation', 'challenge', 'strategy', 'result', 'lesson'] as const;

type SharedStory = Readonly<Record<(typeof storyParts)[number] | 'title', string>>;

/** Result of a link: the story, or that it is under revision or gone. */
type SharedAnswer =
  | { readonly state: 'published'; readonly story: SharedStory }
  | { readonly state: 'revised' | 'gone' };

const PATIENCE_MS = 15_000;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads a story by the token of its link, without a session.
 * @throws if the server fails or doesn't respond
 */
async function readSharedStory(token: string): Promise<SharedAnswer> {
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
  const story = Object.fromEntries(['title', ...storyParts].map((name) => [name, text(told[name])]));
  return { state: 'published', story: story as SharedStory };
}

function StoryText({ story }: { story: SharedStory }) {
  return (
    <article>
      <h1 className="max-w-measure text-2xl wrap-anywhere md:text-3xl">{story.title}</h1>
      {parts.map(({ id, label }) => (
        <section key={id} aria-labelledby={`shared-${id}`} className="mt-8 max-w-measure">
          <h2 id={`shared-${id}`} className="text-lg">
            {label}
          </h2>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{story[id]}</p>
        </section>
      ))}
      <p className="mt-10 max-w-measure border-l-2 border-copper pl-4">{disclosure(brand.name)}</p>
    </article>
  );
}

/** Requests the story after hydration, because the prerendered page is the same for every link. */
function SharedStorySection({ token }: { token: string }) {
  const { state, reload } = useRequest(readSharedStory, token);
  const answer = state.status === 'ready' ? state.value : undefined;
  return (
    // Almost as tall as the window, so that the footer doesn't move.
    <Section data-wake="" className="min-h-[80vh]">
      <Seo
        title={answer?.state === 'published' ? answer.story.title : words.title}
        description={words.description}
        path={undefined}
        noindex
      />
      {answer === undefined ? (
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      ) : answer.state === 'published' ? (
        <StoryText story={answer.story} />
      ) : (
        <>
          <h1 className="text-2xl md:text-3xl">{words.gone}</h1>
          <p className="mt-4 max-w-measure">{answer.state === 'revised' ? words.revised : words.ask}</p>
        </>
      )}
      {state.status === 'loading' ? <Spinner label={words.loading} /> : null}
      {state.status === 'failed' ? (
        <LoadFailure title={words.failed} className="mt-4" onRetry={reload} />
      ) : null}
    </Section>
  );
}

export function Component() {
  const { token = '' } = useParams();
  // The prerendered page is the same for everyone, so it has no token.
  const isHydrated = useHydrated();
  const wanted = isHydrated ? token : '';
  return <SharedStorySection key={wanted} token={wanted} />;
}
