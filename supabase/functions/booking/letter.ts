import { officeZone } from 'shared-contract/forms/booking/schema.ts';
import { firstCallMinutes } from 'shared-contract/firm.ts';
import { paths } from 'shared-contract/paths.ts';
import type { FunctionContext, Letter } from '../_shared/function.ts';
import { holdMinutes, type CallFacts } from './actions.ts';

const timeIn = (timeZone: string, { startsAt }: CallFacts): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
    timeZone,
  })
    .format(new Date(startsAt))
    // A space that is not plain, which some versions put before AM and PM, is shown as a box by old mail programs.
    .replaceAll('\u202F', ' ');

/** In the visitor's own time and, where it reads otherwise, in the office's. */
function timesOf(call: CallFacts): string {
  const [own, office] = [timeIn(call.timeZone, call), timeIn(officeZone, call)];
  return own === office ? own : `${own}\n${office}, which our hours are in`;
}

const opening = {
  held: [
    'Confirm your call',
    `A discovery call was booked with this address. We keep the time for you for ${holdMinutes} minutes:`,
  ],
  booked: [
    'Your call is booked',
    `Your discovery call takes ${firstCallMinutes} minutes. We call you at this time:`,
  ],
  moved: ['Your call is moved', 'Your discovery call is moved to this time:'],
  cancelled: ['Your call is canceled', 'Your discovery call is canceled. It was to be at this time:'],
} as const;

/**
 * What the visitor is told once a call is held, booked, moved or cancelled. Nothing that they typed is in it: nobody has
 * proved yet that the address is theirs.
 */
export function callLetter(
  event: keyof typeof opening,
  call: CallFacts,
  token: string,
  { siteUrl }: FunctionContext,
): Letter {
  const [subject, line] = opening[event];
  const own = new URL(paths.bookManage(token), siteUrl).href;
  const next = {
    held: [
      `Confirm it, and it is yours: ${own}`,
      'If it was not you, you need do nothing: the time is free again, and we will not call.',
    ],
    booked: [`Move or cancel it: ${own}`],
    moved: [`Move or cancel it: ${own}`],
    cancelled: [`Book another call: ${new URL(paths.book, siteUrl).href}`],
  }[event];
  const text = ['Hello,', line, timesOf(call), ...next, `Reference: ${call.reference}`];
  return { to: call.email, subject: `${subject}: ${call.reference}`, text: text.join('\n\n') };
}
