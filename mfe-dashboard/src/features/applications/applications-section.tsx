import { applicationsList } from 'shared-contract/lists/applications';
import { Link, useSearchParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../components/failed-query.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { PageHead } from '../../components/page-head.tsx';
import { sectionKey } from '../../components/section.ts';
import { tabLook } from '../../components/tabs.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { useNow } from '../../lib/use-now.ts';
import { ownPages } from '../../own-pages.ts';
import { ApplicationDrawer } from './components/application-drawer.tsx';
import { QueueView } from './components/queue-view.tsx';
import { WaitingList } from './components/waiting-list.tsx';
import { listCohorts } from './data/list-cohorts.ts';
import { listDecisions } from './data/list-decisions.ts';
import { readFigures, type Figures } from './data/read-figures.ts';
import { idFrom } from './model.ts';

const WAITING_LIST = 'waiting-list';
const told = [
  'certification_applications',
  'application_decisions',
  'application_events',
  'waitlist',
] as const;

/** An address of this list with some words, in the section of the page where it stands. */
function useAddressWith() {
  const section = useSearchParams()[0].get(sectionKey);
  return (words: Readonly<Record<string, string>>): string =>
    `?${new URLSearchParams({ ...(section !== null && { [sectionKey]: section }), ...words }).toString()}`;
}

function Views({ isWaitingList, figures }: { isWaitingList: boolean; figures: Figures | undefined }) {
  const addressWith = useAddressWith();
  return (
    <nav
      aria-label="Views of applications"
      className="-mt-2 flex shrink-0 flex-wrap border-b border-line print:hidden"
    >
      <Link to={addressWith({})} aria-current={isWaitingList ? undefined : 'page'} className={tabLook}>
        Queue
      </Link>
      <Link
        to={addressWith({ view: WAITING_LIST })}
        aria-current={isWaitingList ? 'page' : undefined}
        className={tabLook}
      >
        Waiting list{figures ? ` (${figures.waiting.toLocaleString('en-US')})` : ''}
      </Link>
    </nav>
  );
}

/** Applications for the certification and who waits for a seat, on a page of its own and in the administration. */
export function Section() {
  const address = useListAddress(applicationsList);
  const addressWith = useAddressWith();
  const addressOf = (id: string) => address.recordAddress(id);
  const isWaitingList = useSearchParams()[0].get('view') === WAITING_LIST;
  const opened = idFrom(address.opened);
  const now = useNow();
  useLive('application', told);
  const figures = useDataQuery('application-figures', (client) => readFigures(client));
  const cohorts = useDataQuery('application-cohorts', listCohorts);
  const decisions = useDataQuery('application-decisions', listDecisions);
  const failed = [decisions, cohorts].find((query) => query.isError && !query.data);
  const overdue = figures.data?.overdue ?? 0;
  const shared = { now, addressOf };
  return (
    <>
      <PageHead title={ownPages.applications.title} />
      <p className="-mt-2 min-h-6 shrink-0 text-sm text-muted">
        {overdue === 0 ? 'Each is reviewed within 48 hours, counted over business days.' : null}
        {overdue > 0 ? (
          <Link
            to={addressWith({ due: 'overdue' })}
            className="font-semibold text-danger underline underline-offset-4"
          >
            {overdue.toLocaleString('en-US')} {overdue === 1 ? 'is' : 'are'} overdue.
          </Link>
        ) : null}
      </p>
      <Views isWaitingList={isWaitingList} figures={figures.data} />
      {failed ? <FailedQuery what="Applications" query={failed} /> : null}
      {isWaitingList || failed ? null : (
        <QueueView address={address} cohorts={cohorts.data} decisions={decisions.data} now={now} />
      )}
      {isWaitingList && cohorts.data && decisions.data ? (
        <WaitingList cohorts={cohorts.data} decisions={decisions.data} {...shared} />
      ) : null}
      {!failed && (decisions.isPending || cohorts.isPending) ? (
        <Spinner label="Loading applications" />
      ) : null}
      {opened !== null && decisions.data && cohorts.data ? (
        <ApplicationDrawer id={opened} cohorts={cohorts.data} decisions={decisions.data} {...shared} />
      ) : null}
    </>
  );
}
