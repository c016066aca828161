import { dueIn, momentOf, pendingLabel } from './model.ts';
import type { Decisions } from './queries.ts';
import { placesFor, seatFor, withFreeSeats } from './decisions.ts';

const id = '00000000-0000-4000-8004-000000000003';

describe('the clock', () => {
  // Tuesday at 3 pm in the office's time zone, regardless of the user's time zone.
  const due = '2026-11-24T20:00:00Z';
  const at = (now: string) => dueIn('submitted', due, new Date(now));

  test('due, due today at the office, overdue since', () => {
    expect(at('2026-11-24T04:59:00Z')).toEqual({
      tone: 'neutral',
      label: 'Due',
      at: 'Nov 24, 2026, 3:00\u00a0pm',
    });
    expect(at('2026-11-24T05:01:00Z')).toEqual({ tone: 'warning', label: 'Due today,', at: '3:00\u00a0pm' });
    expect(at('2026-11-24T20:00:01Z')).toEqual({
      tone: 'danger',
      label: 'Overdue since',
      at: 'Nov 24, 2026, 3:00\u00a0pm',
    });
  });

  test('it stands still once somebody has decided', () => {
    for (const status of ['approved', 'rejected', 'withdrawn'] as const)
      expect(dueIn(status, due, new Date('2026-12-01T00:00:00Z'))).toBeNull();
  });

  test('a decision on hold: until when, then that it goes, then that it did not', () => {
    const held = { decision: 'approve', letter_at: due, carried_out_at: null } as const;
    expect(pendingLabel(held, new Date('2026-11-24T19:59:30Z'))).toEqual({
      label: 'Approved, email at 3:00\u00a0pm',
      canUndo: true,
    });
    expect(pendingLabel(held, new Date('2026-11-24T20:00:01Z')).label).toBe('Approved, email goes out now');
    const failed = { ...held, decision: 'reject', carried_out_at: '2026-11-24T19:58:00Z' } as const;
    expect(pendingLabel(failed, new Date('2026-11-24T19:59:30Z'))).toEqual({
      label: 'Rejected. The email has not gone out yet: tried again at 3:00\u00a0pm',
      canUndo: false,
    });
  });

  test('noon and midnight are twelve', () => {
    expect(momentOf('2026-11-24T17:00:00Z')).toBe('Nov 24, 2026, 12:00\u00a0pm');
    expect(momentOf('2026-11-24T05:05:00Z')).toBe('Nov 24, 2026, 12:05\u00a0am');
  });
});

test('a free seat is one in a cohort to come that nobody is promised; who waits for a cohort sits in no other', () => {
  const cohort = {
    id,
    name: 'C',
    starts_on: '2027-01-12',
    seats: 25,
    seats_taken: 24,
    status: 'open',
  } as const;
  const others = [
    { ...cohort, id: 'full', seats_taken: 25 },
    { ...cohort, id: 'past', starts_on: '2026-01-12' },
    { ...cohort, id: 'cancelled', status: 'cancelled' } as const,
  ];
  const none: Decisions = new Map();
  const free = withFreeSeats([...others, cohort], '2026-11-24', none);
  const one = { ...cohort, free: 1 };
  expect(free).toEqual([one]);
  expect([seatFor(null, free), seatFor(id, free), seatFor('full', free)]).toEqual([one, one, undefined]);
  const held = (more: object) =>
    new Map([
      ['a', { decision: 'approve', cohort_id: id, waits: false, carried_out_at: null, ...more } as never],
    ]);
  expect(withFreeSeats([cohort], '2026-11-24', held({}))).toEqual([]);
  expect(withFreeSeats([cohort], '2026-11-24', held({ waits: true }))).toEqual([one]);
  expect(withFreeSeats([cohort], '2026-11-24', held({ carried_out_at: '2026-11-24' }))).toEqual([one]);

  const later = { ...one, id: 'later', name: 'Later', free: 9 };
  const labels = (wanted: Parameters<typeof placesFor>[0]) =>
    placesFor(wanted, [one, later]).map(({ label }) => label);
  expect(labels(later)).toEqual([
    'Later (9 free), as requested',
    'C (1 free)',
    'Waiting list, for the first seat in any cohort',
    'Waiting list of Later',
  ]);
  expect(labels(undefined)).toHaveLength(3);
  expect(placesFor(cohort, [])[0]).toMatchObject({ cohortId: null, waits: true });
});
