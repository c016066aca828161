import { TextLink } from 'shared-ui/text-link';
import { usePlaces } from '../../../lib/use-places.ts';
import { storiesPage } from '../places.ts';
import { Panel } from './panel.tsx';

function inWords(count: number): string {
  if (count === 0) return 'None is on record for you so far.';
  return count === 1 ? 'You have 1 story on record.' : `You have ${count} stories on record.`;
}

/** What stories are, and how many the user has. */
export function StoryCard({ count }: { count: number }) {
  const isThere = usePlaces();
  return (
    <Panel id="stories" title="Stories">
      <div className="flex flex-col items-start gap-2 px-4 py-3">
        <p className="text-muted">
          A story is how a plan is explained to the next person who needs it: situation, challenge, strategy,
          result, lesson.
        </p>
        <p>
          {inWords(count)}{' '}
          {isThere(storiesPage) ? (
            <TextLink to={count === 0 ? `${storiesPage}?new` : storiesPage}>
              {count === 0 ? 'Write the first one' : 'Open them'}
            </TextLink>
          ) : null}
        </p>
      </div>
    </Panel>
  );
}
