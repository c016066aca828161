import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { TextLink } from 'shared-ui/text-link';
import { paths } from 'shared-contract/paths';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { listClientStories } from '../data/list-client-stories.ts';
import { newStoryAddress, statusLabels, statusTones, titleOf } from '../../../lib/story-words.ts';

/** The stories about one client, and the way to a new one. */
export function ClientStories({ clientId }: { clientId: string }) {
  const query = useDataQuery('client-stories', (client) => listClientStories(client, clientId), { clientId });
  const stories = query.isPlaceholderData ? undefined : query.data;
  return (
    <section aria-labelledby="client-stories" className="flex flex-col gap-3">
      <h3 id="client-stories" className="text-lg">
        Stories
      </h3>
      {query.isError && !stories ? <FailedQuery what="Stories" query={query} /> : null}
      {stories?.length === 0 ? (
        <p className="text-muted">No stories yet. Begin with what the client told you first.</p>
      ) : null}
      {stories && stories.length > 0 ? (
        <ul aria-label="Stories">
          {stories.map(({ id, title, status, updated_at: updated }) => (
            <li
              key={id}
              className="flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1 last:border-b-0"
            >
              <span className="min-w-0 grow wrap-anywhere">
                <TextLink to={paths.dashboard.story(id)}>{titleOf(title)}</TextLink>
              </span>
              <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
              <span className="text-sm text-muted tabular-nums">{formatInstant(updated)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="flex flex-wrap gap-2 print:hidden">
        <ButtonLink variant="secondary" size="sm" to={newStoryAddress(clientId)}>
          Write a story
        </ButtonLink>
        <ButtonLink variant="quiet" size="sm" to={`${paths.dashboard.stories}?client=${clientId}`}>
          All in the list
        </ButtonLink>
      </p>
    </section>
  );
}
