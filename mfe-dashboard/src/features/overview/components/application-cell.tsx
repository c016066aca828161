import { officeZone } from 'shared-contract/firm';
import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { formatReviewTime } from 'shared-contract/review-time';
import { zonedDay } from 'shared-contract/zoned-time';
import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import type { Application } from '../data/read-user-overview.ts';
import { Cell } from './panel.tsx';

const labels: Readonly<Record<Application['status'], string>> = {
  submitted: 'Received',
  in_review: 'In review',
  approved: 'Approved',
  rejected: 'Not accepted',
  withdrawn: 'Withdrawn',
};

const officeDay = (): string => zonedDay(new Date(), officeZone);

/** What there is to know of it in one sentence. */
function wordsOf({ status, type, reviewDueAt, hasSeat, cohort, startsOn, isWaiting }: Application): string {
  if (status === 'submitted' || status === 'in_review')
    return `It is reviewed by ${formatReviewTime(reviewDueAt)}.`;
  if (status === 'rejected') return 'The reason is in our email, and on the page of the application.';
  if (status === 'withdrawn') return 'You can apply again whenever you like.';
  if (hasSeat && cohort !== null && startsOn !== null)
    return `You have a seat in ${cohort}, which ${startsOn > officeDay() ? 'starts' : 'began'} on ${formatDay(startsOn)}.`;
  if (hasSeat) return 'You have a seat. The day on which it starts comes by email.';
  if (isWaiting) return 'You are on the waiting list for a seat.';
  return type === 'client' ? 'We call you to agree on the first conversation.' : 'Welcome.';
}

/** Where the user's own application for certification stands. */
export function ApplicationCell({ application }: { application: Application }) {
  const { reference, status } = application;
  return (
    <Cell id="own-application" title="Your application for certification">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-heading text-xl tabular-nums">{reference}</span>
        <Badge>{labels[status]}</Badge>
      </p>
      <p className="max-w-measure wrap-anywhere">{wordsOf(application)}</p>
      <ButtonLink to={paths.cppsApplicationOf(reference)} variant="secondary" size="sm" className="mt-auto">
        See where it stands
      </ButtonLink>
    </Cell>
  );
}

/** For a CPA who has not applied: what to do next. */
export function NoApplication() {
  return (
    <Cell id="own-application" title="Your application for certification">
      <p className="font-heading text-xl">Not sent yet</p>
      <p className="max-w-measure">
        It asks about you, your practice and your reasons. What you type is kept until you send it.
      </p>
      <ButtonLink to={paths.cppsApply} size="sm" className="mt-auto">
        Apply
      </ButtonLink>
    </Cell>
  );
}
