import { officeZone, officeZoneShort } from 'shared-contract/firm';
import type { OpenState } from 'shared-contract/hours';
import { zonedDay } from 'shared-contract/zoned-time';

const clockOf = (instant: Date, timeZone: string, withDay: boolean) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(withDay ? { weekday: 'long' } : {}),
  })
    .format(instant)
    .replace(':00', '')
    .replace(/[\u202f ]AM/, ' am')
    .replace(/[\u202f ]PM/, ' pm')
    .replace(/^(\w+day),? (?:at )?/, '$1 at ');

export interface OpeningMessage {
  readonly open: boolean;
  /** For example "Open now, until 6 pm ET". */
  readonly status: string;
  /** The same instant in the visitor's time zone. */
  readonly own: string;
}

/**
 * Formats whether an office is open, and the visitor's local time.
 *
 * @param visitorZone the visitor's time zone. Defaults to the device's.
 */
export function openingMessage(
  state: OpenState,
  now: Date,
  visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): OpeningMessage {
  const { open, until } = state;
  const here = `It is ${clockOf(now, visitorZone, false)} where you are`;
  if (until === undefined) return { open, status: 'Closed', own: `${here}.` };
  const firmDay = zonedDay(until, officeZone) !== zonedDay(now, officeZone);
  const ownDay = zonedDay(until, visitorZone) !== zonedDay(now, visitorZone);
  const firm = clockOf(until, officeZone, firmDay);
  const theirs = clockOf(until, visitorZone, ownDay);
  const same = clockOf(until, officeZone, true) === clockOf(until, visitorZone, true);
  return {
    open,
    status: open
      ? `Open now, until ${firm} ${officeZoneShort}`
      : `Closed now, opens ${firmDay ? '' : 'at '}${firm} ${officeZoneShort}`,
    own: same
      ? `${here}, the same as our hours.`
      : `${here}; we ${open ? 'close' : 'open'} ${ownDay ? '' : 'at '}${theirs} your time.`,
  };
}
