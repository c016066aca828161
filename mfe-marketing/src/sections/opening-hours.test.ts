import { officeZone } from 'shared-contract/firm';
import { openState } from 'shared-contract/hours';
import { brand } from 'shared-ui/brand';
import { openingMessage } from './opening-hours.ts';

const words = (now: string, zone: string) => {
  const instant = new Date(now);
  const { open, status, own } = openingMessage(
    openState(brand.hours.general, instant, officeZone),
    instant,
    zone,
  );
  return [open, status, own];
};

test.each<[string, string, boolean, string, string]>([
  [
    '2026-11-18T14:05:00-05:00',
    'America/Los_Angeles',
    true,
    'Open now, until 6 pm ET',
    'It is 11:05 am where you are; we close at 3 pm your time.',
  ],
  [
    '2026-11-18T08:00:00-05:00',
    'America/Chicago',
    false,
    'Closed now, opens at 9 am ET',
    'It is 7 am where you are; we open at 8 am your time.',
  ],
  [
    '2026-11-21T20:00:00-05:00',
    'America/New_York',
    false,
    'Closed now, opens Monday at 9 am ET',
    'It is 8 pm where you are, the same as our hours.',
  ],
  [
    '2026-07-15T23:00:00-04:00',
    'Asia/Tokyo',
    false,
    'Closed now, opens Thursday at 9 am ET',
    'It is 12 pm where you are; we open at 10 pm your time.',
  ],
  [
    '2026-07-15T16:30:00-04:00',
    'Asia/Kolkata',
    true,
    'Open now, until 6 pm ET',
    'It is 2 am where you are; we close at 3:30 am your time.',
  ],
])('at %s, seen from %s', (now, zone, ...expected) => {
  expect(words(now, zone)).toEqual(expected);
});
