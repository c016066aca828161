import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

// Rev. Proc. 2025-32: 2,900,000. Over ten years, 4.5 of 18 million is a quarter, and 60% of 18 million is 10.8 million.
test('the limit is held against the greater premium, and the ratio is a quarter', () => {
  expect(resultOf(example)).toEqual({
    'Limit of 2026': 2_900_000,
    'First design, the greater': 2_950_000,
    'Above the limit': 50_000,
    'Second design, room left': 100_000,
    'Loss ratio of ten years': 1 / 4,
    'Losses that 60% would need': 10_800_000,
  });
});

test('the lesson says every amount of the example, and the ratio', () => {
  const text = lessonText('captive-insurance');
  expect(unsaid(example, text)).toEqual([]);
  expect(text).toContain('That is 25%.');
});
