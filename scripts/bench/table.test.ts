import { kb, median, ms, percentile, table } from './table.ts';

test('names stand to the left, numbers to the right', () => {
  expect(
    table(
      ['query', 'rows', 'median'],
      [
        ['leads', 25, 4.5],
        ['clients, page 400', 10_000, 12],
      ],
    ),
  ).toBe(
    [
      'query                rows  median',
      '-----------------  ------  ------',
      'leads                  25     4.5',
      'clients, page 400  10,000      12',
    ].join('\n'),
  );
});

test('a table without rows has a head', () => {
  expect(table(['query'], [])).toBe('query\n-----');
});

test('times and sizes have one digit', () => {
  expect([ms(1.26), ms(0.04), kb(1536), kb(0)]).toEqual([1.3, 0, 1.5, 0]);
});

test('the median is the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([10, 9, 100])).toBe(10);
  expect(median([])).toBeNaN();
});

test('the 95th percentile is a value that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred.slice(0, 30), 0.95)).toBe(99);
  expect(percentile([3], 0.95)).toBe(3);
  expect(percentile([2, 1], 0)).toBe(1);
  expect(percentile([], 0.95)).toBeNaN();
});

test('what was measured stays in its order', () => {
  const values = [3, 1, 2];
  median(values);
  percentile(values, 0.5);
  expect(values).toEqual([3, 1, 2]);
});
