import type { Notice } from './queries.ts';
import { foldNotices, unreadBadgeText } from './model.ts';

const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'lead',
  title: `New lead ${id}`,
  body: 'From: contact',
  link: `/dashboard/admin?section=leads&lead=${id}`,
  read_at: null,
  created_at: '2026-11-23T14:10:00Z',
  happens_at: null,
  ...more,
});

test('what comes in a burst is told as one, and leads to the list', () => {
  const [told, ...more] = foldNotices([notice('a'), notice('b'), notice('c')]);
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    title: '3 new leads',
    link: '/dashboard/admin?section=leads',
    body: null,
    ids: ['a', 'b', 'c'],
  });
});

test.each([
  ['of another hour', { created_at: '2026-11-23T13:59:00Z' }],
  ['of another kind', { kind: 'application' as const }],
  ['that was read', { read_at: '2026-11-23T14:11:00Z' }],
  ['that is no new one', { title: 'Lead b is yours to follow up' }],
])('one %s stays by itself', (_, more) => {
  expect(foldNotices([notice('a'), notice('b', more)]).map(({ ids }) => ids)).toEqual([['a'], ['b']]);
});

test('what concerns one client is never folded', () => {
  const client = { kind: 'client' as const };
  expect(foldNotices([notice('a', client), notice('b', client)])).toHaveLength(2);
});

test('ten and more are 9+', () => {
  expect([1, 9, 10, 20].map(unreadBadgeText)).toEqual(['1', '9', '9+', '9+']);
});
