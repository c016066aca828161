import { RequireRole } from 'shared-auth/require-role';
import { paths } from 'shared-contract/paths';
import { Link, useNavigate, useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';
import { FailedQuery } from '../../components/failed-query.tsx';
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
import { useQueue } from './use-queue.ts';

const WAITING_LIST = 'waiting-list';
const told = ['certification_applications', 'application_decisions', 'application_events', 'waitlist'];

const tab =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-semibold hover:border-edge aria-[current=page]:border-primary aria-[current=page]:text-primary';

function Views({ isWaitingList, figures }: { isWaitingList: boolean; figures: Figures | undefined }) {
  return (
    <nav aria-label="Views of applications" className="flex flex-wrap gap-2 border-b border-line">
      <Link to="?" aria-current={isWaitingList ? undefined : 'page'} className={tab}>
        Queue
      </Link>
      <Link to={`?view=${WAITING_LIST}`} aria-current={isWaitingList ? 'page' : undefined} className={tab}>
        Waiting list{figures ? ` (${figures.waiting.toLocaleString('en-US')})` : ''}
      </Link>
    </nav>
  );
}

function Applications() {
  const controls = useQueue();
  const { addressOf } = controls;
  const [address] = useSearchParams();
  const isWaitingList = address.get('view') === WAITING_LIST;
  const opened = idFrom(address.get('application'));
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
      <p className="min-h-6 text-muted">
        {overdue === 0 ? 'Each is reviewed within 48 hours, counted over business days.' : null}
        {overdue > 0 ? (
          <Link to="?due=overdue" className="font-semibold text-danger underline underline-offset-4">
            {overdue.toLocaleString('en-US')} {overdue === 1 ? 'is' : 'are'} overdue.
          </Link>
        ) : null}
      </p>
      <Views isWaitingList={isWaitingList} figures={figures.data} />
      {failed ? <FailedQuery what="Applications" query={failed} /> : null}
      {isWaitingList || failed ? null : (
        <QueueView
          controls={controls}
          opened={opened}
          cohorts={cohorts.data}
          decisions={decisions.data}
          now={now}
        />
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

export function Component() {
  const navigate = useNavigate();
  const refuse = (message: string, fallback: string) => {
    notify.error(message);
    void navigate(fallback, { replace: true });
  };
  return (
    <RequireRole roles={['admin']} message="Access denied" fallback={paths.dashboard.index} onRefuse={refuse}>
      <div className="flex max-w-page flex-col gap-4">
        <Seo
          title={ownPages.applications.title}
          description="Applications for certification: who waits, what they wrote, and the decision."
          path={ownPages.applications.path}
          noindex
        />
        <h1 className="text-xl md:text-2xl">{ownPages.applications.title}</h1>
        <Applications />
      </div>
    </RequireRole>
  );
}
