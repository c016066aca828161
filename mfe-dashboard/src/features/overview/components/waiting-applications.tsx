import { TextLink } from 'shared-ui/text-link';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { ageOf } from '../../../lib/age.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ownPages } from '../../../own-pages.ts';
import { readWaitingApplications } from '../data/read-waiting-applications.ts';

/** The applications that wait for a decision. Its room is kept while they are counted. */
export function WaitingApplications() {
  const figures = useDataQuery('application-figures-overview', readWaitingApplications);
  const now = useNow(60_000);
  if (figures.isError && !figures.data) return <FailedQuery what="The applications" query={figures} />;
  const { waiting = 0, overdue = 0, oldest = null } = figures.data ?? {};
  const words =
    waiting === 1 ? '1 application waits' : `${waiting.toLocaleString('en-US')} applications wait`;
  return (
    <section aria-labelledby="waiting-applications" className="rounded-md border border-line bg-surface p-6">
      <h2 id="waiting-applications" className="text-lg">
        Applications
      </h2>
      <p className="min-h-7">
        {figures.data && waiting === 0 ? 'No applications wait for a decision.' : null}
        {waiting > 0 ? (
          <>
            <TextLink to={ownPages.applications.path}>{words} for a decision</TextLink>
            {oldest === null ? '.' : `, the oldest for ${ageOf(oldest, now)}.`}{' '}
            {overdue > 0 ? (
              <strong className="text-danger">
                {overdue.toLocaleString('en-US')} {overdue === 1 ? 'is' : 'are'} overdue.
              </strong>
            ) : null}
          </>
        ) : null}
      </p>
    </section>
  );
}
