import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

// Notice 2025-67: 24,500 + 8,000. The combined limit is 72,000 without the catch-up.
test('the owner’s room and the staff’s cost come out as by hand', () => {
  const result = resultOf(example);
  expect(result).toMatchObject({
    'Owner’s deferral': 24_500,
    'Added by the company': 47_500,
    'Owner’s pretax part': 72_000,
    'Catch-up, Roth': 8_000,
    'Into the owner’s account': 24_500 + 47_500 + 8_000,
    Staff: 300_000 / 20,
    'Paid by the company': 62_500,
    'Eligible pay': 660_000,
    'Most it may deduct': 660_000 / 4,
    'Tax put off by the owner': 7_200 * 3.5,
    'Staff’s cost after its deduction': 15_000 - 5_250,
  });
  expect(result['Owner’s share']).toBe(0.84);
});

test('the lesson says every amount of the example, and the share', () => {
  const text = lessonText('401k');
  expect(unsaid(example, text)).toEqual([]);
  expect(Math.round((16 / 19) * 100)).toBe(84);
  expect(text).toContain('84% is hers');
});
