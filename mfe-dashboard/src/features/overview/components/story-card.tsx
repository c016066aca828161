import { ButtonLink } from 'shared-ui/button';
import { TextLink } from 'shared-ui/text-link';
import { newStoryAddress } from '../../../lib/story-words.ts';
import { storiesPage } from '../places.ts';
import { Panel } from './panel.tsx';

function inWords(count: number): string {
  if (count === 0) return 'None is on record for you so far.';
  return count === 1 ? 'You have 1 story on record.' : `You have ${count} stories on record.`;
}

/** What stories are, and how many the user has. */
export function StoryCard({ count }: { count: number }) {
  return (
    <Panel id="stories" title="Stories">
      <div className="flex flex-col items-start gap-2 px-4 py-3">
        <p className="text-muted">
          A story is how a plan is explained to the next person who needs it: situation, challenge, strategy,
          result, lesson. Write it in your own words; your coach reads it and publishes it.
        </p>
        <p>
          {inWords(count)} {count === 0 ? null : <TextLink to={storiesPage}>Open them</TextLink>}
        </p>
        <ButtonLink variant="secondary" size="sm" to={newStoryAddress()}>
          Write a story
        </ButtonLink>
      </div>
    </Panel>
  );
}
