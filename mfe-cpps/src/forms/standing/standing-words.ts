import type { ApplicationStanding } from 'shared-contract/forms/certification/standing';
import { formatDay } from 'shared-contract/format';
import { formatReviewTime } from 'shared-contract/review-time';

interface StandingWords {
  readonly title: string;
  readonly text: string;
  readonly next: string;
}

/** What an application that is still open comes to; late is said to be late. */
function openWords({ status, reviewDueAt }: ApplicationStanding, now: Date): StandingWords {
  const by = formatReviewTime(reviewDueAt);
  const isLate = Date.parse(reviewDueAt) < now.getTime();
  return {
    title: status === 'in_review' ? 'Your application is in review.' : 'We have received your application.',
    text: isLate ? `It was due to be reviewed by ${by}.` : `It is reviewed by ${by}.`,
    next: isLate
      ? 'We are late with it. Call us with the reference, and a person tells you where it is.'
      : 'You get an email as soon as there is a decision. There is nothing to do until then.',
  };
}

function approvedWords({ applicantType, seat, waitlisted }: ApplicationStanding): StandingWords {
  const title = 'Your application is approved.';
  if (applicantType === 'client')
    return {
      title,
      text: 'We take your business on.',
      next: 'We call you to agree on the first conversation.',
    };
  if (seat !== null)
    return {
      title,
      text: `You have a seat in ${seat.name}, which starts on ${formatDay(seat.startsOn)}.`,
      next: 'The emails about the decision say how to sign in. To give the seat back, call us.',
    };
  return {
    title,
    text: waitlisted
      ? 'You are on the waiting list for a seat in a cohort.'
      : 'You have no seat in a cohort, and are not on the waiting list.',
    next: waitlisted
      ? 'We write to you as soon as a seat is yours.'
      : 'Call us with the reference if you would like a seat.',
  };
}

/** Where an application stands, and what comes next, in words. */
export function standingWords(standing: ApplicationStanding, now: Date): StandingWords {
  switch (standing.status) {
    case 'submitted':
    case 'in_review':
      return openWords(standing, now);
    case 'approved':
      return approvedWords(standing);
    case 'rejected':
      return {
        title: 'Your application was not accepted.',
        text: 'We have read it and cannot accept it this time.',
        next: 'You can apply again whenever something has changed, or call us about the reason.',
      };
    case 'withdrawn':
      return {
        title: 'Your application is withdrawn.',
        text: 'We do not review it any further.',
        next: 'You can apply again whenever you like.',
      };
  }
}

export const isOpen = ({ status }: ApplicationStanding): boolean =>
  status === 'submitted' || status === 'in_review';
