import { useEffect, useState } from 'react';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import { Notice } from 'shared-ui/notice';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { disclosure, parts, words } from '../../content/shared-story.ts';
import { readSharedStory, type SharedAnswer, type SharedStory } from './read-shared-story.ts';

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

/** One shared story: asked for once the page is alive, because the served page is the same for every link. */
export function SharedStorySection({ token }: { token: string }) {
  const [answer, setAnswer] = useState<SharedAnswer | 'failed'>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    readSharedStory(token).then(
      (told) => isCurrent && setAnswer(told),
      () => isCurrent && setAnswer('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, turn]);
  const retry = () => {
    setAnswer(undefined);
    setTurn(turn + 1);
  };
  const isTold = answer !== undefined && answer !== 'failed';
  return (
    // As high as a window from the first frame on: the footer stays where it is.
    <Section data-wake="" className="min-h-[80vh]">
      <Seo
        title={isTold && answer.state === 'published' ? answer.story.title : words.title}
        description={words.description}
        path={undefined}
        noindex
      />
      {isTold && answer.state === 'published' ? <StoryText story={answer.story} /> : null}
      {isTold && answer.state !== 'published' ? (
        <>
          <h1 className="text-2xl md:text-3xl">{words.gone}</h1>
          <p className="mt-4 max-w-measure">{answer.state === 'revised' ? words.revised : words.ask}</p>
        </>
      ) : null}
      {isTold ? null : <h1 className="text-2xl md:text-3xl">{words.title}</h1>}
      {answer === undefined ? <Spinner label={words.loading} /> : null}
      {answer === 'failed' ? (
        <Notice tone="danger" role="alert" title={words.failed} className="mt-4">
          <Button size="sm" variant="secondary" className="mt-2 self-start" onClick={retry}>
            Try again
          </Button>
        </Notice>
      ) : null}
    </Section>
  );
}
