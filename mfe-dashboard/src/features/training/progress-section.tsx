import { Link } from 'shared-ui/router';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { FailedQuery } from '../../components/failed-query.tsx';
import { displayName } from '../../lib/display-name.ts';
import { formatInstant } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { catalog } from './catalog.ts';
import { ProgressBar } from './components/progress-bar.tsx';
import { listTrainingPeople, type TrainingPerson } from './data/list-training-people.ts';

interface Props {
  /** One person's, as in the drawer of a client, where there is any; everybody else's whose progress may be read, without it. */
  readonly person?: string;
  /** Where a person is shown. */
  readonly addressOf?: (person: TrainingPerson) => string;
}

const cell = 'h-10 px-3 first:pl-4 last:pr-4';

/** A module's cell: percent, or nothing where it was not begun. */
function Reached({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return <span className="sr-only">not begun</span>;
  return <span className={percent === 100 ? 'font-semibold text-success' : undefined}>{percent}%</span>;
}

function People({ people, addressOf }: { people: readonly TrainingPerson[] } & Pick<Props, 'addressOf'>) {
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
                  {addressOf ? (
                    <Link to={addressOf(person)} className="underline decoration-edge underline-offset-4">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
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

function OnePerson({ person }: { person: TrainingPerson }) {
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

/** How far people are in the training: of each module, for whoever may read it. */
export function ProgressSection({ person, addressOf }: Props) {
  const of = person ?? null;
  const query = useDataQuery('training-people', (client) => listTrainingPeople(client, of), { of });
  const people = query.data;
  const [one] = people ?? [];
  if (query.isError && people === undefined)
    return <FailedQuery what="The training progress" query={query} />;
  // Most clients do not train, and nothing is said of that.
  if (person !== undefined) return one ? <OnePerson person={one} /> : null;
  if (people === undefined) return <div aria-busy="true" className="min-h-24" />;
  if (people.length === 0)
    return (
      <EmptyList title="Nobody has begun">
        <p>Whoever begins a module stands here, with what they have reached in each.</p>
      </EmptyList>
    );
  return <People people={people} {...(addressOf ? { addressOf } : {})} />;
}
