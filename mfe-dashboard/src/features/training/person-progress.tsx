import { formatInstant } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { FailedQuery } from '../../ui/states.tsx';
import { catalog } from './content/outlines.ts';
import { ProgressBar } from './parts.tsx';
import { listTrainingPeople } from './queries.ts';

/** A person's progress in a client's drawer. Shows nothing for most clients, because they don't train. */
export function PersonProgress({ person: of }: { readonly person: string }) {
  const query = useDataQuery('training-people', (client) => listTrainingPeople(client, of), { of });
  const [person] = query.data ?? [];
  if (query.isLoadingError) return <FailedQuery what="The training progress" query={query} />;
  if (!person) return null;
  const begun = catalog.filter(({ id }) => person.modules[id] !== undefined);
  return (
    <section aria-labelledby="training-of" className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 id="training-of" className="text-lg">
        Training
      </h3>
      <p className="text-muted tabular-nums">
        {person.completed} of {catalog.length} modules complete. Latest:{' '}
        <time dateTime={person.latest}>{formatInstant(person.latest)}</time>.
      </p>
      <ul className="grid gap-2">
        {begun.map(({ id, title }) => (
          <li key={id}>
            {title}
            <ProgressBar percent={person.modules[id]?.percent ?? 0} label={`Progress in ${title}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
