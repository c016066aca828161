import { dueBounds } from './due-filter.ts';
import { inOrder, isShown, queueFrom, shownChoices, shownInWords } from './queue.ts';

const queue = (address: string) => queueFrom(new URLSearchParams(address));
const id = '00000000-0000-4000-8004-000000000003';
const usual = {
  search: '',
  statuses: ['submitted', 'in_review'],
  types: [],
  cohorts: [],
  due: null,
  sort: { column: 'due', descending: false },
  page: 1,
  size: 25,
  unknown: 0,
};

test('an address says what is shown, any of several', () => {
  expect(queue('')).toEqual(usual);
  const address = `q=quist&status=approved,rejected&type=cpa&cohort=${id},none&due=next-2d&sort=name&page=3&size=50`;
  expect(queue(address)).toEqual({
    search: 'quist',
    statuses: ['approved', 'rejected'],
    types: ['cpa'],
    cohorts: [id, 'none'],
    due: 'next-2d',
    sort: { column: 'name', descending: false },
    page: 3,
    size: 50,
    unknown: 0,
  });
});

test('what is not known is left out and counted, the rest holds', () => {
  const strays = queue('status=lost,approved&type=x&cohort=1,2&due=soon&sort=-reference&page=1.5&size=26');
  expect(strays).toEqual({
    ...usual,
    statuses: ['approved'],
    sort: { column: 'submitted', descending: true },
    unknown: 8,
  });
});

test('the keys of an address stand in one order, and what is not of the list stays', () => {
  const params = new URLSearchParams('application=1&page=2&view=v&due=overdue&status=all&q=a&x=1');
  expect(String(inOrder(params))).toBe('q=a&status=all&due=overdue&page=2&view=v&application=1&x=1');
});

test('what waits is sorted by what is due, what is decided by the newest', () => {
  expect(queue('status=in_review').sort).toEqual({ column: 'due', descending: false });
  expect(queue('status=all').sort).toEqual({ column: 'submitted', descending: true });
});

test('the choice of the states that are shown; of two that are no choice, both', () => {
  const shown = (address: string) =>
    shownChoices.filter((choice) => isShown(choice, queue(address))).map(({ label }) => label);
  expect(shown('')).toEqual(['Waiting']);
  expect(shown('status=submitted,in_review')).toEqual(['Waiting']);
  expect(shown('status=approved')).toEqual(['Approved']);
  expect(shown('status=approved,withdrawn')).toEqual(['Approved', 'Withdrawn']);
  expect(shown('status=all')).toEqual(['All']);
});

test('when something is due: by hours from now, by days at the office', () => {
  const now = new Date('2026-11-24T20:00:00Z');
  const open = { from: null, until: null, isUnanswered: false };
  expect(dueBounds(null, now)).toEqual(open);
  expect(dueBounds('overdue', now)).toEqual({ ...open, until: now.toISOString(), isUnanswered: true });
  expect(dueBounds('next-2d', now)).toEqual({
    ...open,
    from: now.toISOString(),
    until: '2026-11-26T20:00:00.000Z',
  });
  expect(dueBounds('over-1d', now)).toMatchObject({ until: '2026-11-23T20:00:00.000Z', isUnanswered: true });
  expect(dueBounds('2026-11-24..2026-11-25', now)).toEqual({
    ...open,
    from: '2026-11-24T05:00:00.000Z',
    until: '2026-11-26T05:00:00.000Z',
  });
  expect(['..', '2026-13-01..', 'next-0d', 'next-2w'].map((due) => queue(`due=${due}`).due)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('says how many there are, and which of them are shown', () => {
  const at = (page: number, total: number) => shownInWords({ page, size: 25 }, total);
  expect([at(1, 0), at(1, 1), at(1, 25)]).toEqual(['0 applications', '1 application', '25 applications']);
  expect(at(2, 1208)).toBe('Showing 26 to 50 of 1,208 applications');
});
