import {
  qualification,
  type RequirementResult,
  requirements,
} from 'shared-contract/forms/certification/qualification';
import { RoleBadge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Link, useLocation, useNavigate, useSearchParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { Answers, Notes } from './application-parts.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { type Application, dateOf, isAnswered, momentOf, nameOf, type Status, statuses } from './model.ts';
import { type Cohort, type Decisions, type FullApplication, readApplication } from './queries.ts';
import { DueLine, StatusLine } from './status.tsx';

function resultOf(met: RequirementResult) {
  if (met === 'ask') return { icon: 'info', tone: 'text-info', result: 'Ask' } as const;
  return met
    ? ({ icon: 'circle-check', tone: 'text-success', result: 'Met by the answers' } as const)
    : ({ icon: 'warning', tone: 'text-warning', result: 'Not met' } as const);
}

/** Compares the answers with the program's requirements. It is advisory: the reviewer decides. */
function QualificationCheck({ application }: { application: Application }) {
  const met = qualification({
    licenseNumber: application.license_number,
    licenseState: application.license_state,
    yearsExperience: application.years_experience,
    currentRevenue: application.current_revenue,
    commitment: application.commitment,
  });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">Qualification</h3>
      <ul className="flex flex-col gap-2">
        {requirements.map(({ id, label }) => {
          const { icon, tone, result } = resultOf(met[id]);
          return (
            <li key={id} className="flex gap-2">
              <Icon name={icon} className={`mt-0.5 shrink-0 ${tone}`} />
              <span>
                {label} <span className={`block text-sm ${tone}`}>{result}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">We don’t verify licenses here. Check with the state board.</p>
    </section>
  );
}

type PeopleProps = Pick<FullApplication, 'account' | 'others'> & {
  readonly addressOf: (id: string) => string;
};

function People({ account, others, addressOf }: PeopleProps) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">Account</h3>
      {account === null ? (
        <p>Sent without signing in. An approval sends an invitation to this address.</p>
      ) : (
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {account.name || account.email} <RoleBadge role={account.role} />
        </p>
      )}
      {others.length === 0 ? null : (
        <>
          <h4 className="font-semibold">Other applications from the same address</h4>
          <ul className="flex flex-col gap-2">
            {others.map(({ id, reference, status, created_at }) => (
              <li key={id}>
                <Link
                  to={addressOf(id)}
                  replace
                  preventScrollReset
                  className="text-primary underline underline-offset-4"
                >
                  {reference}
                </Link>
                <span className="block text-sm text-muted">
                  {dateOf(created_at)}, {statuses[status].label.toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Event = FullApplication['history'][number];

function eventLabel({ kind, to_status }: Event): string {
  if (kind === 'submitted') return 'Application received';
  return to_status !== null && to_status in statuses ? statuses[to_status as Status].label : 'Changed';
}

/** Newest first. Notes have their own section. */
function History({ history, names }: Pick<FullApplication, 'history' | 'names'>) {
  const events = history.filter(({ kind }) => kind !== 'note').toReversed();
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">History</h3>
      <ol className="flex flex-col gap-2 border-l border-line pl-4">
        {events.map((event) => (
          <li key={event.id}>
            <p className="font-semibold">{eventLabel(event)}</p>
            <p className="text-sm wrap-anywhere text-muted">
              <time dateTime={event.created_at}>{momentOf(event.created_at)}</time>
              {event.actor_id !== null && names.has(event.actor_id) ? `, ${names.get(event.actor_id)}` : ''}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ApplicationDrawerProps {
  readonly id: string;
  readonly cohorts: readonly Cohort[];
  readonly decisions: Decisions;
  readonly now: Date;
  readonly addressOf: (id: string) => string;
}

interface ApplicationViewProps extends Omit<ApplicationDrawerProps, 'id'> {
  readonly full: FullApplication;
}

function ApplicationView({ full, cohorts, decisions, now, addressOf }: ApplicationViewProps) {
  const { application, history, names, account, others } = full;
  const onHold = decisions.get(application.id);
  const cohort = cohorts.find(({ id }) => id === application.cohort_id)?.name;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusLine
          id={application.id}
          name={nameOf(application)}
          status={application.status}
          onHold={onHold}
          now={now}
        />
        <DueLine
          status={application.status}
          reviewDueAt={application.review_due_at}
          isDecided={isAnswered(onHold)}
          now={now}
        />
        <Button variant="quiet" size="sm" className="ml-auto" onClick={() => window.print()}>
          <Icon name="printer" />
          Print
        </Button>
      </div>
      <DecisionPanel application={application} cohorts={cohorts} decisions={decisions} />
      <div className="grid gap-8 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_18rem] print:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-8">
          <Answers application={application} cohort={cohort} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {application.applicant_type === 'cpa' ? <QualificationCheck application={application} /> : null}
          <Notes id={application.id} history={history} names={names} />
          <People account={account} others={others} addressOf={addressOf} />
          <History history={history} names={names} />
        </div>
      </div>
    </div>
  );
}

/** Full height at the right edge, and full screen on phones. Negative margins cancel the backdrop's padding. */
const drawer =
  '-m-4 min-h-dvh self-start w-[calc(100%+2rem)] max-w-none rounded-none border-0 p-4 sm:p-6 md:ml-auto md:max-w-3xl md:border-l lg:max-w-5xl print:m-0 print:block print:w-full print:max-w-none print:border-0 print:p-0';

export function ApplicationDrawer({ id, ...rest }: ApplicationDrawerProps) {
  const full = useDataQuery('application', (client) => readApplication(client, id), { id });
  const [, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  const navigate = useNavigate();
  const close = () => {
    if (state?.isOpenedHere === true) void navigate(-1);
    else
      setAddress(
        (current) => {
          const params = new URLSearchParams(current);
          params.delete('application');
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  // The query returns the previous application as placeholder data until the next one loads. Don't show it.
  const shown = full.isPlaceholderData ? undefined : full.data;
  return (
    <OpenDialog
      onClose={close}
      title={shown ? nameOf(shown.application) : 'Application'}
      description={shown ? `Application ${shown.application.reference}` : undefined}
      className={drawer}
    >
      {shown ? <ApplicationView key={id} full={shown} {...rest} /> : null}
      {shown === null ? <p>This application is not on the list. It may have been deleted.</p> : null}
      {full.isError && !shown ? <FailedQuery what="The application" query={full} /> : null}
      {shown === undefined && !full.isError ? <Spinner label="Loading the application" /> : null}
    </OpenDialog>
  );
}
