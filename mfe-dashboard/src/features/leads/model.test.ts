import { firstAnswer } from './model.ts';
import type { LeadEvent } from './queries.ts';

const lead = { created_at: '2026-11-20T08:00:00Z' };
const event = (id: number, kind: LeadEvent['kind'], time: string, from: string | null = null) => ({
  id,
  kind,
  from_value: from,
  created_at: `2026-11-20T${time}:00Z`,
});

test.each([
  ['no events', [], null],
  ['notes and assignments only', [event(2, 'assigned', '10:00'), event(1, 'note', '09:00')], null],
  [
    'several answers: the oldest',
    [
      event(4, 'email', '20:00'),
      event(3, 'call', '15:00'),
      event(2, 'call', '12:00'),
      event(1, 'note', '09:00'),
    ],
    { id: 2, after: '4 hours' },
  ],
  [
    'the step away from new, not a later one',
    [event(2, 'status', '12:00', 'contacted'), event(1, 'status', '10:00', 'new')],
    { id: 1, after: '2 hours' },
  ],
])('%s', (_, newestFirst, expected) => {
  expect(firstAnswer(lead, newestFirst)).toEqual(expected);
});
