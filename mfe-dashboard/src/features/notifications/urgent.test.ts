import type { Notice } from './queries.ts';
import { callBeginning, leadsGiven } from './bell.tsx';

const now = Date.parse('2026-11-23T14:50:00Z');
const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'booking',
  title: 'New call CALL-AAAA',
  body: null,
  link: '/dashboard?call=7',
  read_at: null,
  created_at: '2026-11-20T10:00:00Z',
  happens_at: '2026-11-23T15:00:00Z',
  ...more,
});

test.each([
  ['in ten minutes', {}, 'a'],
  ['that was read already', { read_at: '2026-11-21T10:00:00Z' }, 'a'],
  ['in twenty minutes', { happens_at: '2026-11-23T15:10:00Z' }, undefined],
  ['that has begun', { happens_at: '2026-11-23T14:49:00Z' }, undefined],
  ['without a time', { happens_at: null }, undefined],
])('a call %s', (_, more, id) => {
  expect(callBeginning([notice('a', more)], now)?.id).toBe(id);
});

test('the latest word on a call counts: one that was moved away or canceled begins no more', () => {
  const later = { created_at: '2026-11-22T10:00:00Z' };
  expect(callBeginning([notice('b', { ...later, happens_at: null }), notice('a')], now)).toBeUndefined();
  const moved = notice('b', { ...later, happens_at: '2026-11-24T15:00:00Z' });
  expect(callBeginning([notice('a'), moved], now)).toBeUndefined();
  expect(callBeginning([moved, notice('c', { link: '/dashboard?call=8' })], now)?.id).toBe('c');
});

test('a lead that was given just now is told, one that was there before or was read is not', () => {
  const lead = (id: string, more: Partial<Notice> = {}) =>
    notice(id, { kind: 'lead', title: `Lead ${id} is yours to follow up`, link: null, ...more });
  const all = [
    lead('a'),
    lead('b'),
    lead('c', { read_at: '2026-11-21T10:00:00Z' }),
    lead('d', { title: 'New lead d' }),
  ];
  expect(leadsGiven(all, new Set(['a'])).map(({ id }) => id)).toEqual(['b']);
});
