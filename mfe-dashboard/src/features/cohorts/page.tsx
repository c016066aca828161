import { useState } from 'react';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { RoleGate } from '../../ui/page-parts.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { formatCalendarDay } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { dashboardPages } from '../../page-list.ts';
import { CohortDialog } from './dialogs.tsx';
import { cohortStates } from './model.ts';
import { Participants } from './participants.tsx';
import { type Cohort, listCohorts } from './queries.ts';

function Seats({ of: { seats, seats_taken } }: { of: Cohort }) {
  return (
    <span className="col-start-1 self-center tabular-nums lg:col-start-auto">
      {seats_taken} of {seats} <span className="text-muted lg:sr-only">seats taken</span>
      {seats_taken === seats ? <span className="font-semibold"> · Full</span> : null}
    </span>
  );
}

const { path, title } = dashboardPages.cohorts;

interface Props {
  readonly cohorts: readonly Cohort[];
  readonly onChange: (cohort: Cohort) => void;
}

const columns = 'lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_8rem_7rem_6rem] lg:items-center';

/** Shows a table row per cohort, or a card on narrow screens. */
function CohortList({ cohorts, onChange }: Props) {
  return (
    <div className="rounded-md border border-line bg-surface">
      <p
        aria-hidden="true"
        className={`hidden gap-4 px-4 py-2 text-sm font-semibold text-muted lg:grid ${columns}`}
      >
        <span>Cohort</span>
        <span>Dates</span>
        <span>Seats taken</span>
        <span>Status</span>
      </p>
      <ul aria-label="Cohorts">
        {cohorts.map((cohort) => (
          <li
            key={cohort.id}
            className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line p-4 first:border-t-0 lg:py-2 lg:first:border-t ${columns}`}
          >
            <TextLink to={`${path}?cohort=${cohort.id}`} className="min-w-0 font-semibold wrap-anywhere">
              {cohort.name}
            </TextLink>
            <span className="col-start-1 lg:col-start-auto">
              {formatCalendarDay(cohort.starts_on)} to {formatCalendarDay(cohort.ends_on)}
            </span>
            <Seats of={cohort} />
            {/* On narrow screens, the status is next to the name. */}
            <span className="col-start-2 row-start-1 justify-self-end lg:col-start-auto lg:row-start-auto lg:justify-self-start">
              <Badge tone={cohortStates[cohort.status].tone}>{cohortStates[cohort.status].label}</Badge>
            </span>
            <Button
              variant="quiet"
              size="sm"
              className="col-start-2 row-start-3 justify-self-end px-0 lg:col-start-auto lg:row-start-auto"
              onClick={() => onChange(cohort)}
            >
              Change<VisuallyHidden> {cohort.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cohorts({ onChange }: { onChange: (cohort: Cohort) => void }) {
  const [search] = useSearchParams();
  const cohorts = useDataQuery('cohorts', listCohorts);
  if (cohorts.isError && !cohorts.data) return <FailedQuery what="Cohorts" query={cohorts} />;
  if (!cohorts.data) return <Spinner label="Loading cohorts" />;
  const id = search.get('cohort');
  const open = cohorts.data.find((cohort) => cohort.id === id);
  if (id !== null) {
    return (
      <>
        <TextLink to={path} className="self-start">
          All cohorts
        </TextLink>
        {open ? <Participants key={open.id} cohort={open} /> : <p>This cohort does not exist.</p>}
      </>
    );
  }
  if (cohorts.data.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface p-6">
        No cohorts yet. Add the first one. Approved applicants get its seats.
      </p>
    );
  return <CohortList cohorts={cohorts.data} onChange={onChange} />;
}

export function Component() {
  const [editing, setEditing] = useState<{ cohort: Cohort | null } | null>(null);
  return (
    <>
      <Seo
        title={title}
        description="Cohorts, their participants and their certificates."
        path={path}
        noindex
      />
      <RoleGate roles={['admin']} message="Access denied">
        <div className="flex max-w-page flex-col gap-6">
          <header className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-xl md:text-2xl">{title}</h1>
            <Button size="sm" onClick={() => setEditing({ cohort: null })}>
              Add cohort
            </Button>
          </header>
          <Cohorts onChange={(cohort) => setEditing({ cohort })} />
          {editing ? <CohortDialog {...editing} onClose={() => setEditing(null)} /> : null}
        </div>
      </RoleGate>
    </>
  );
}
