import { officeZone, officeZoneShort } from 'shared-contract/firm.ts';
import { formatDay, formatDollars } from 'shared-contract/format.ts';
import { programme } from 'shared-contract/programme.ts';
import { addDays, weekdayName, weekdayOf, zonedDay } from 'shared-contract/zoned-time.ts';

export interface Seat {
  readonly name: string;
  readonly startsOn: string;
}

const { price, liveSession, earlyEnrolmentDays, seatHoldDays, guaranteeDays, refundBusinessDays } = programme;

const planOf = ({ full, instalment, instalments }: (typeof price)[keyof typeof price]): string =>
  `${formatDollars(full)} once, or ${instalments} monthly payments of ${formatDollars(instalment)} (${formatDollars(instalment * instalments)})`;

/** Formats the start of a cohort: `Tuesday, January 12, 2027, 6 PM ET`. */
export function firstSession({ startsOn }: Seat): string {
  const hour = liveSession.startMinutes / 60;
  return `${weekdayName(weekdayOf(startsOn))}, ${formatDay(startsOn)}, ${hour > 12 ? hour - 12 : hour} ${hour < 12 ? 'AM' : 'PM'} ${officeZoneShort}`;
}

/** Returns the price that applies to a seat accepted on a day, and until when the early one does. */
function priceOf({ startsOn }: Seat, today: string, heldUntil: string): string {
  const earlyUntil = addDays(startsOn, -earlyEnrolmentDays);
  if (today > earlyUntil) return planOf(price.standard);
  const early = planOf(price.earlyEnrolment);
  return heldUntil <= earlyUntil
    ? early
    : `${early} if you accept by ${formatDay(earlyUntil)}; ${formatDollars(price.standard.full)} after that`;
}

/** Returns the terms of an offered seat: dates, price, and refund, and the last day on which it is held. */
export function seatTerms(seat: Seat, now = new Date()) {
  const today = zonedDay(now, officeZone);
  const held = addDays(today, seatHoldDays);
  const heldUntil = held < seat.startsOn ? held : seat.startsOn;
  return {
    heldUntil: formatDay(heldUntil),
    rows: [
      ['First session', firstSession(seat)],
      ['Price', priceOf(seat, today, heldUntil)],
      [
        'Refund',
        `In full, up to ${guaranteeDays} days after it, paid within ${refundBusinessDays} business days`,
      ],
    ] as const,
  };
}
