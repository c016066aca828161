import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { formatCalendarDay } from '../../../lib/format.ts';
import type { Cohort } from '../data/list-cohorts.ts';
import { cohortStates } from '../model.ts';

function Seats({ of: { seats, seats_taken } }: { of: Cohort }) {
  return (
    <span className="col-start-1 self-center tabular-nums lg:col-start-auto">
      {seats_taken} of {seats} <span className="text-muted lg:sr-only">seats taken</span>
      {seats_taken === seats ? <span className="font-semibold"> · Full</span> : null}
    </span>
  );
}

interface Props {
  readonly cohorts: readonly Cohort[];
  readonly addressOf: (id: string) => string;
  readonly onChange: (cohort: Cohort) => void;
}

const columns = 'lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_8rem_7rem_6rem] lg:items-center';

/** A row for each cohort; a card where there is no room for columns. */
export function CohortList({ cohorts, addressOf, onChange }: Props) {
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
            <TextLink to={addressOf(cohort.id)} className="min-w-0 font-semibold wrap-anywhere">
              {cohort.name}
            </TextLink>
            <span className="col-start-1 lg:col-start-auto">
              {formatCalendarDay(cohort.starts_on)} to {formatCalendarDay(cohort.ends_on)}
            </span>
            <Seats of={cohort} />
            {/* Beside the name where there are no columns. */}
            <span className="col-start-2 row-start-1 justify-self-end lg:col-start-auto lg:row-start-auto lg:justify-self-start">
              <Badge tone={cohortStates[cohort.status].tone}>{cohortStates[cohort.status].label}</Badge>
            </span>
            <Button
              variant="quiet"
              size="sm"
              className="col-start-2 row-start-3 justify-self-end px-0 lg:col-start-auto lg:row-start-auto"
              onClick={() => {
                onChange(cohort);
              }}
            >
              Change<VisuallyHidden> {cohort.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
