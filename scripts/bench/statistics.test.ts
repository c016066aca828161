import { median, percentile } from './statistics.ts';

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
