import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convertIcsCalendar } from 'ts-ics';
import { callFacts } from './actions.ts';
import { callEntry } from './call-entry.ts';

const firm = {
  name: 'Stone, Bridge; Planning',
  shortName: 'Stone',
  host: 'stone.example',
  phone: { display: '(303) 555-0188', href: 'tel:+13035550188' },
  email: 'hello@stone.example',
  address: ['Denver'],
};
const call = callFacts.parse({
  reference: 'CALL-7K3M-Q9XT',
  name: 'Ann',
  email: 'ann@example.com',
  phone: null,
  host: null,
  startsAt: '2026-12-02T17:30:00Z',
  endsAt: '2026-12-02T18:00:00Z',
  timeZone: 'America/New_York',
  status: 'booked',
  heldUntil: null,
  event: 'booked',
  isOwn: true,
});
const entry = (more: object, madeAt: string) =>
  callEntry(
    { ...call, ...more },
    { firm, manageUrl: `https://stone.example/book?manage=${'x'.repeat(60)}`, madeAt: new Date(madeAt) },
  );
const booked = entry({}, '2026-11-22T09:00:00Z');
const moved = entry(
  { startsAt: '2026-12-03T17:30:00.000Z', endsAt: '2026-12-03T18:00:00.000Z' },
  '2026-11-22T09:00:01Z',
);
const cancelled = entry({ status: 'cancelled' }, '2026-11-22T09:00:02Z');
const field = ({ content }: typeof booked, name: string) =>
  new RegExp(`^${name}(?:;.*)?:(.*)\\r$`, 'm').exec(content.replaceAll('\r\n ', ''))?.[1];

test('a calendar program reads the call back, from the firm to its guest', () => {
  const [event] = convertIcsCalendar(undefined, booked.content).events ?? [];
  assert.ok(event);
  assert.deepEqual(event.start.date, new Date(call.startsAt));
  assert.equal(event.end?.date.toISOString(), call.endsAt);
  assert.equal(event.organizer?.email, firm.email);
  assert.deepEqual(
    event.attendees?.map(({ email, partstat }) => [email, partstat]),
    [[call.email, 'ACCEPTED']],
  );
  assert.match(booked.content, /ORGANIZER;CN="Stone, Bridge; Planning":/);
});

test('a move is the same entry with a higher number, a cancelation takes it out', () => {
  assert.deepEqual(
    [booked, moved, cancelled].map((file) => field(file, 'METHOD')),
    ['REQUEST', 'REQUEST', 'CANCEL'],
  );
  assert.deepEqual(
    [booked, moved, cancelled].map(({ type }) => /method=(\w+)/.exec(type)?.[1]),
    ['REQUEST', 'REQUEST', 'CANCEL'],
  );
  assert.equal(new Set([booked, moved, cancelled].map((file) => field(file, 'UID'))).size, 1);
  const [first = 0, second = 0, third = 0] = [booked, moved, cancelled].map((file) =>
    Number(field(file, 'SEQUENCE')),
  );
  assert.ok(first < second && second < third);
  assert.deepEqual([field(booked, 'STATUS'), field(cancelled, 'STATUS')], ['CONFIRMED', 'CANCELLED']);
});

test('every line ends as the format wants it and is short enough', () => {
  assert.ok(booked.content.endsWith('\r\n') && !booked.content.replaceAll('\r\n', '').includes('\n'));
  for (const line of booked.content.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
});
