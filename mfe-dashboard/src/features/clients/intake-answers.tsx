import { Spinner } from 'shared-ui/spinner';
import { AnswersByStep } from '../../ui/answers-by-step.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { readClientAnswers } from './queries.ts';

export function IntakeAnswers({ userId }: { readonly userId: string }) {
  const query = useDataQuery('client-answers', (client) => readClientAnswers(client, userId), { userId });
  const found = query.isPlaceholderData ? undefined : query.data;
  if (query.isError && found === undefined) return <FailedQuery what="The answers" query={query} />;
  if (found === undefined) return <Spinner label="Loading: the answers" />;
  if (found === null) return <p className="mt-2 text-muted">No answers yet.</p>;
  return <AnswersByStep found={found} heading="h4" />;
}
