import { formatDay } from 'shared-contract/format';
import type { ApplicationStatus } from 'shared-contract/forms/certification/status';
import { formatReviewTime } from 'shared-contract/review-time';

interface StatusMessage {
  readonly title: string;
  readonly text: string;
  readonly next: string;
}

export const isOpen = ({ status }: ApplicationStatus): boolean =>
  status === 'submitted' || status === 'in_review';

/** Returns the message of an open application, which says if the review is late. */
function openMessage({ status, reviewDueAt }: ApplicationStatus, now: Date): StatusMessage {
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

function approvedMessage({ applicantType, seat, waitlisted }: ApplicationStatus): StatusMessage {
  const title = 'Your application is approved.';
  if (applicantType === 'client')
    return {
      title,
      text: 'We take your business on.',
      next: 'We’ll call to schedule your first meeting.',
    };
  if (seat !== null)
    return {
      title,
      text: `You have a seat in ${seat.name}, which starts on ${formatDay(seat.startsOn)}.`,
      next: 'The emails about the decision say how to sign in. To give the seat back, call us.',
    };
  return waitlisted
    ? {
        title,
        text: 'You are on the waiting list for a seat in a cohort.',
        next: 'We write to you as soon as a seat is yours.',
      }
    : {
        title,
        text: 'You have no seat in a cohort, and are not on the waiting list.',
        next: 'Call us with the reference if you would like a seat.',
      };
}

export function statusMessage(application: ApplicationStatus, now: Date): StatusMessage {
  switch (application.status) {
    case 'submitted':
    case 'in_review':
      return openMessage(application, now);
    case 'approved':
      return approvedMessage(application);
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
        next: 'You can apply again at any time.',
      };
  }
}
