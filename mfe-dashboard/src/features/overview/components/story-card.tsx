import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Spinner } from 'shared-ui/spinner';
import { newStoryAddress } from '../../../lib/story-words.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { countOwnStories } from '../data/count-own-stories.ts';
import { FailedQuery } from '../../../components/failed-query.tsx';

function inWords(count: number): string {
  if (count === 0) return 'None is on record for you so far.';
  return count === 1 ? 'You have 1 story on record.' : `You have ${count} stories on record.`;
}

/** What stories are, and how many the user has. */
export function StoryCard() {
  const stories = useDataQuery('own-stories', countOwnStories);
  return (
    <Card as="section" aria-labelledby="stories">
      <h2 id="stories" className="text-lg">
        Stories
      </h2>
      <p>
        A story is how a plan is explained to the next person who needs it. It has five parts: situation,
        challenge, strategy, result, lesson. Write it in your own words; your coach reads it and publishes it.
      </p>
      {stories.isPending ? <Spinner label="Counting your stories" className="justify-start p-0" /> : null}
      {stories.isError ? <FailedQuery what="Your stories" query={stories} /> : null}
      {stories.data === undefined ? null : <p className="font-semibold">{inWords(stories.data)}</p>}
      <p className="flex flex-wrap gap-2">
        <ButtonLink variant="secondary" size="sm" to={newStoryAddress()}>
          Write a story
        </ButtonLink>
        {stories.data ? (
          <ButtonLink variant="quiet" size="sm" to={paths.dashboard.stories}>
            Your stories
          </ButtonLink>
        ) : null}
      </p>
    </Card>
  );
}
