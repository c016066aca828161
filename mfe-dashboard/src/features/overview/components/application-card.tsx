import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { formatReviewTime } from 'shared-contract/review-time';
import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readOwnApplication, type OwnApplication } from '../data/read-own-application.ts';

const labels: Readonly<Record<OwnApplication['status'], string>> = {
  submitted: 'Received',
  in_review: 'In review',
  approved: 'Approved',
  rejected: 'Not accepted',
  withdrawn: 'Withdrawn',
};

/** What there is to know of it in one sentence. */
function wordsOf({ status, applicant_type, review_due_at, seat, waiting }: OwnApplication): string {
  if (status === 'submitted' || status === 'in_review')
    return `It is reviewed by ${formatReviewTime(review_due_at)}.`;
  if (status === 'rejected') return 'The reason is in our email, and on the page of the application.';
  if (status === 'withdrawn') return 'You can apply again whenever you like.';
  if (seat?.cohort)
    return `You have a seat in ${seat.cohort.name}, which starts on ${formatDay(seat.cohort.starts_on)}.`;
  if (seat) return 'You have a seat. The day on which it starts comes by email.';
  if (waiting) return 'You are on the waiting list for a seat.';
  return applicant_type === 'client' ? 'We call you to agree on the first conversation.' : 'Welcome.';
}

/**
 * Where the user's own application for certification stands; nothing for whoever never sent one. It stands below what
 * everybody has, so that nothing moves when it comes.
 */
export function ApplicationCard() {
  const application = useDataQuery('own-application', readOwnApplication);
  if (application.isError) return <FailedQuery what="Your application" query={application} />;
  if (!application.data) return null;
  const { reference, status } = application.data;
  return (
    <section
      aria-labelledby="own-application"
      className="flex flex-col gap-4 rounded-md border border-edge bg-surface p-6 lg:flex-row lg:items-center lg:justify-between"
    >
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="own-application" className="text-lg">
            Your application for certification
          </h2>
          <Badge>{labels[status]}</Badge>
        </div>
        <p className="max-w-measure wrap-anywhere">
          {wordsOf(application.data)}{' '}
          <span className="text-muted">
            Reference <span className="tabular-nums">{reference}</span>
          </span>
        </p>
      </div>
      <ButtonLink to={paths.cppsApplicationOf(reference)} variant="secondary" className="shrink-0">
        See where it stands
      </ButtonLink>
    </section>
  );
}
