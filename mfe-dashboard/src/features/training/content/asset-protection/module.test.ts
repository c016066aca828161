import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

const text = lessonText('asset-protection');

test('one claim in three arrangements comes out as by hand', () => {
  expect(resultOf(example)).toEqual({
    'Paid by the policies': [3_000_000, 3_000_000, 4_000_000],
    'Not insured': [1_000_000, 1_000_000, 0],
    'Reached through the company': [2_000_000, 600_000, 600_000],
    'Lost by the owner': [1_000_000, 600_000, 0],
    'Left unpaid': [0, 400_000, 0],
    'Cost of the arrangement, a year': [0, 1_200, 6_000],
  });
});

test('the lesson says every amount of the example, and the franchise tax', () => {
  expect(unsaid(example, text)).toEqual([]);
  expect((1_400_000 * 25) / 10_000).toBe(3_500);
  expect(text).toContain('it is $3,500 a year');
});

test('the register has twelve entries, in order', () => {
  const entries = [...text.matchAll(/\*\*R(\d+)\./g)].map(([, number]) => Number(number));
  expect(entries).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});
