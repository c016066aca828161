import { useSession } from 'shared-auth/session-provider';
import { ownPages } from '../../../own-pages.ts';
import { readUserOverview, type UserOverview as Overview } from '../data/read-user-overview.ts';
import { useOverview } from '../use-overview.ts';
import { ApplicationCell, NoApplication } from './application-cell.tsx';
import { CohortCell } from './cohort-cell.tsx';
import { LinkCards } from './link-cards.tsx';
import { NextCallCell } from './next-call-cell.tsx';
import { OverviewFrame } from './overview-frame.tsx';
import { AccountRecords } from './account-records.tsx';
import { PapersCell } from './papers-cell.tsx';
import { Strip } from './panel.tsx';
import { PlanCell } from './plan-cell.tsx';
import { TrainingLine } from './training-line.tsx';
import { RecentClients } from './recent-clients.tsx';
import { StoryCard } from './story-card.tsx';

const cards = [
  {
    to: ownPages.clients.path,
    icon: 'users',
    title: 'Manage clients',
    text: 'Who is on your list, what is planned, and what falls due next.',
  },
  {
    to: ownPages.resources.path,
    icon: 'book',
    title: 'Resources',
    text: 'Guides, templates and recordings, sorted by layer.',
  },
] as const;

const LIVE = ['clients', 'client_deadlines', 'bookings', 'stories', 'certification_applications'] as const;

function View({ overview, isCpa }: { overview: Overview; isCpa: boolean }) {
  const { nextCall, plan, papers, records, recentClients, stories, application, nextCohort, training } =
    overview;
  const applies = isCpa || application !== null;
  // A CPA who registered comes for the certification: a plan is shown to whoever has one.
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
      {applies && !isCpa && application ? (
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
  const query = useOverview('overview-user', readUserOverview, LIVE);
  return (
    <>
      <OverviewFrame query={query}>
        {(overview) => <View overview={overview} isCpa={profile?.account_type === 'cpa'} />}
      </OverviewFrame>
      {query.isPending ? null : <LinkCards cards={cards} />}
    </>
  );
}
