import { formatInstant } from '../../lib/format.ts';
import { displayName } from '../../lib/names.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { PageHead } from '../../ui/page-parts.tsx';
import { EmptyList, FailedQuery } from '../../ui/states.tsx';
import { catalog } from './content/outlines.ts';
import { listTrainingPeople, type TrainingPerson } from './queries.ts';

const cell = 'h-10 px-3 first:pl-4 last:pr-4';

function Reached({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return <span className="sr-only">not begun</span>;
  return <span className={percent === 100 ? 'font-semibold text-success' : undefined}>{percent}%</span>;
}

function People({ people }: { people: readonly TrainingPerson[] }) {
  return (
    <div
      role="region"
      aria-label="Training progress"
      tabIndex={0}
      className="relative overflow-x-auto rounded-md border border-line bg-surface print:overflow-visible"
    >
      <table className="w-full [&_tbody_tr]:border-t [&_tbody_tr]:border-line">
        <caption className="sr-only">Percent of each module, by person, the latest first</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className={`${cell} sticky left-0 bg-surface text-left font-semibold`}>
              Person
            </th>
            <th scope="col" className={`${cell} text-right font-semibold whitespace-nowrap`}>
              Complete
            </th>
            <th scope="col" className={`${cell} text-left font-semibold`}>
              Latest
            </th>
            {catalog.map(({ id, title }) => (
              <th
                key={id}
                scope="col"
                className={`${cell} min-w-24 py-2 text-right align-bottom leading-tight font-semibold`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const name = displayName(person, person.email);
            return (
              <tr key={person.user_id}>
                <th
                  scope="row"
                  title={person.email}
                  className={`${cell} sticky left-0 max-w-48 truncate bg-surface text-left font-medium`}
                >
                  {name}
                </th>
                <td className={`${cell} text-right tabular-nums`}>
                  {person.completed} of {catalog.length}
                </td>
                <td className={`${cell} whitespace-nowrap tabular-nums`}>
                  <time dateTime={person.latest}>{formatInstant(person.latest)}</time>
                </td>
                {catalog.map(({ id }) => (
                  <td key={id} className={`${cell} text-right tabular-nums`}>
                    <Reached percent={person.modules[id]?.percent} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Progress() {
  const query = useDataQuery('training-people', (client) => listTrainingPeople(client, null), { of: null });
  const people = query.data;
  if (query.isLoadingError) return <FailedQuery what="The training progress" query={query} />;
  if (people === undefined) return <div aria-busy="true" className="min-h-24" />;
  if (people.length === 0)
    return (
      <EmptyList title="No one has started yet">
        <p>People who start a module will appear here, with their progress in each one.</p>
      </EmptyList>
    );
  return <People people={people} />;
}

/** Coaches see their clients' progress. Administrators see everyone's. */
export function Section() {
  return (
    <>
      <PageHead title="Training progress" />
      <Progress />
    </>
  );
}
