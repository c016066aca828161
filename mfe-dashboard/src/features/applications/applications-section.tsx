import { formatCount, formatNumber } from 'shared-contract/format';
import { applicationsList } from 'shared-contract/lists/applications';
import { isUuid } from 'shared-contract/uuid';
import { Link, useSearchParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../ui/states.tsx';
import { useListScreen } from '../../list/list-screen.ts';
import { PageHead } from '../../ui/page-parts.tsx';
import { sectionKey } from '../../app/sections.tsx';
import { tabStyles } from '../../ui/tabs.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { useNow } from '../../lib/format.ts';
import { dashboardPages } from '../../page-list.ts';
import { ApplicationDrawer } from './application-drawer.tsx';
import { QueueView } from './queue-view.tsx';
import { WaitingList } from './waiting-list.tsx';
import { type Figures, listCohorts, listDecisions, readFigures } from './queries.ts';

const WAITING_LIST = 'waiting-list';
const liveTables = [
  'certification_applications',
  'application_decisions',
  'application_events',
  'waitlist',
] as const;

/** Returns a function that builds an address of this list and preserves the current section. */
function useAddressWith() {
  const section = useSearchParams()[0].get(sectionKey);
  return (parameters: Readonly<Record<string, string>>): string =>
    `?${new URLSearchParams({ ...(section !== null && { [sectionKey]: section }), ...parameters }).toString()}`;
}

function Views({ isWaitingList, figures }: { isWaitingList: boolean; figures: Figures | undefined }) {
  const addressWith = useAddressWith();
  return (
    <nav
      aria-label="Views of applications"
      className="-mt-2 flex shrink-0 flex-wrap border-b border-line print:hidden"
    >
      <Link to={addressWith({})} aria-current={isWaitingList ? undefined : 'page'} className={tabStyles}>
        Queue
      </Link>
      <Link
        to={addressWith({ view: WAITING_LIST })}
        aria-current={isWaitingList ? 'page' : undefined}
        className={tabStyles}
      >
        Waiting list{figures ? ` (${formatNumber(figures.waiting)})` : ''}
      </Link>
    </nav>
  );
}

/** Shared by the applications page and the administration page. */
export function Section() {
  const screen = useListScreen(applicationsList, 'admin');
  const addressWith = useAddressWith();
  const isWaitingList = useSearchParams()[0].get('view') === WAITING_LIST;
  const { opened } = screen;
  const now = useNow();
  useLive('application', liveTables);
  const figures = useDataQuery('application-figures', (client) => readFigures(client));
  const cohorts = useDataQuery('application-cohorts', listCohorts);
  const decisions = useDataQuery('application-decisions', listDecisions);
  const failed = [decisions, cohorts].find((query) => query.isError && !query.data);
  const overdue = figures.data?.overdue ?? 0;
  const shared = { now, addressOf: screen.recordAddress };
  return (
    <>
      <PageHead title={dashboardPages.applications.title} />
      <p className="-mt-2 min-h-6 shrink-0 text-sm text-muted">
        {overdue === 0 ? 'Each is reviewed within 48 hours, counted over business days.' : null}
        {overdue > 0 ? (
          <Link
            to={addressWith({ due: 'overdue' })}
            className="font-semibold text-danger underline underline-offset-4"
          >
            {formatCount(overdue, 'is', 'are')} overdue.
          </Link>
        ) : null}
      </p>
      <Views isWaitingList={isWaitingList} figures={figures.data} />
      {failed ? <FailedQuery what="Applications" query={failed} /> : null}
      {isWaitingList || failed ? null : (
        <QueueView screen={screen} cohorts={cohorts.data} decisions={decisions.data} now={now} />
      )}
      {isWaitingList && cohorts.data && decisions.data ? (
        <WaitingList cohorts={cohorts.data} decisions={decisions.data} {...shared} />
      ) : null}
      {!failed && (decisions.isPending || cohorts.isPending) ? (
        <Spinner label="Loading applications" />
      ) : null}
      {opened !== null && isUuid(opened) && decisions.data && cohorts.data ? (
        <ApplicationDrawer id={opened} cohorts={cohorts.data} decisions={decisions.data} {...shared} />
      ) : null}
    </>
  );
}
