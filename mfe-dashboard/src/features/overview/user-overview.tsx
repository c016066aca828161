import { useSession } from 'shared-auth/session-provider';
import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { TextLink } from 'shared-ui/text-link';
import { formatCalendarDay, formatShortDollars } from '../../lib/format.ts';
import { newStoryAddress } from '../../lib/labels.ts';
import { clientAddress, dashboardPages } from '../../page-list.ts';
import { AccountRecords } from './account-records.tsx';
import { Cell, Overview, Panel, Strip } from './parts.tsx';
import { readUserOverview, type UserOverviewData } from './queries.ts';
import { ApplicationCell, NoApplication, RecentClients, TrainingLine } from './shared-cells.tsx';
import { NextCallCell, PapersCell } from './user-cells.tsx';

const seatsLeft = (left: number): string => {
  if (left <= 0) return 'Every seat is taken. If you’re approved now, you’ll go on the waiting list.';
  return left === 1 ? '1 seat is left.' : `${left} seats are left.`;
};

function CohortCell({ cohort }: { cohort: UserOverviewData['nextCohort'] }) {
  return (
    <Cell id="next-cohort" title="Next cohort">
      {cohort ? (
        <>
          <p className="font-heading text-xl">{formatDay(cohort.startsOn)}</p>
          <p>
            {cohort.name}. {seatsLeft(cohort.seatsLeft)}
          </p>
        </>
      ) : (
        <p>The next cohort is not announced yet. Approved applicants are notified first.</p>
      )}
      <TextLink to={paths.cppsCurriculum} className="mt-auto">
        See the curriculum
      </TextLink>
    </Cell>
  );
}

type Plan = UserOverviewData['plan'];

function NextDeadline({ deadline }: { deadline: NonNullable<Plan['nextDeadline']> }) {
  const { overdue, dueOn, name, client, clientId } = deadline;
  return (
    <p className="wrap-anywhere">
      <span className={overdue ? 'font-semibold text-danger' : 'text-muted'}>
        {overdue ? 'Overdue since' : 'Next due on'} <time dateTime={dueOn}>{formatCalendarDay(dueOn)}</time>:
      </span>{' '}
      <TextLink to={clientAddress(clientId, 'deadlines')}>{name}</TextLink>{' '}
      <span className="text-muted">({client})</span>
    </p>
  );
}

function PlanCell({ plan }: { plan: Plan }) {
  const { activeClients, taxSavings, nextDeadline } = plan;
  return (
    <Cell id="own-plan" title="Your plan">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-heading text-2xl tabular-nums">{formatShortDollars(taxSavings)}</span>
        <span className="text-muted">
          tax savings a year, {activeClients === 1 ? '1 active client' : `${activeClients} active clients`}
        </span>
      </p>
      {nextDeadline ? <NextDeadline deadline={nextDeadline} /> : null}
      {activeClients === 0 ? (
        <p>
          Nothing is planned yet. A plan begins with a call:{' '}
          <TextLink to={paths.book}>choose a time</TextLink>.
        </p>
      ) : null}
      {activeClients > 0 && !nextDeadline ? <p className="text-muted">No deadline is open.</p> : null}
    </Cell>
  );
}

function inWords(count: number): string {
  if (count === 0) return 'None is on record for you so far.';
  return count === 1 ? 'You have 1 story on record.' : `You have ${count} stories on record.`;
}

function StoryCard({ count }: { count: number }) {
  return (
    <Panel id="stories" title="Stories">
      <div className="flex flex-col items-start gap-2 px-4 py-3">
        <p className="text-muted">
          A story explains a plan to the next person who needs it: situation, challenge, strategy, result,
          lesson. Write it in your own words. Your coach reviews and publishes it.
        </p>
        <p>
          {inWords(count)}{' '}
          {count === 0 ? null : <TextLink to={dashboardPages.stories.path}>Open them</TextLink>}
        </p>
        <ButtonLink variant="secondary" size="sm" to={newStoryAddress()}>
          Write a story
        </ButtonLink>
      </div>
    </Panel>
  );
}

const cards = [
  {
    to: dashboardPages.clients.path,
    icon: 'users',
    title: 'Manage clients',
    text: 'Your clients, their plans, and what’s due next.',
  },
  {
    to: dashboardPages.resources.path,
    icon: 'book',
    title: 'Resources',
    text: 'Guides, templates and recordings, sorted by layer.',
  },
] as const;

const LIVE = ['clients', 'client_deadlines', 'bookings', 'stories', 'certification_applications'] as const;

function View({ overview, isCpa }: { overview: UserOverviewData; isCpa: boolean }) {
  const { nextCall, plan, papers, records, recentClients, stories, application, nextCohort, training } =
    overview;
  // A CPA registers for the certification, so the plan appears only if there is one.
  const hasPlan = !isCpa || plan.clients > 0 || papers.length > 0;
  return (
    <>
      {isCpa ? (
        <Strip label="Your certification">
          {application ? <ApplicationCell application={application} /> : <NoApplication />}
          <CohortCell cohort={nextCohort} />
          <NextCallCell call={nextCall} />
        </Strip>
      ) : null}
      {hasPlan ? (
        <Strip label="Where you stand">
          {isCpa ? null : <NextCallCell call={nextCall} />}
          <PlanCell plan={plan} />
          <PapersCell papers={papers} />
        </Strip>
      ) : null}
      <AccountRecords records={records} />
      <div className="grid gap-4 xl:grid-cols-3">
        <div className="min-w-0 xl:col-span-2 [&>section]:h-full">
          <RecentClients clients={recentClients} />
        </div>
        <StoryCard count={stories} />
      </div>
      {!isCpa && application ? (
        <Strip label="Your certification">
          <ApplicationCell application={application} />
          <CohortCell cohort={nextCohort} />
        </Strip>
      ) : null}
      {training ? <TrainingLine training={training} /> : null}
    </>
  );
}

export function UserOverview() {
  const { profile } = useSession();
  return (
    <Overview name="overview-user" read={readUserOverview} tables={LIVE} cards={cards}>
      {(overview) => <View overview={overview} isCpa={profile?.account_type === 'cpa'} />}
    </Overview>
  );
}
