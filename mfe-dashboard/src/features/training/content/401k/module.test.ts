import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

const text = lessonText('401k');

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
    'Deduction ceiling': 660_000 / 4,
    // IRC 199A: the company's money also loses a fifth of itself as a deduction, so 35% becomes 28%.
    'Tax deferred by the owner': 245 * 35 + 475 * 28,
    'Staff’s cost after its deduction': 15_000 - 150 * 28,
  });
  expect(result['Owner’s share']).toBe(0.84);
});

test('the lesson says every amount of the example, and the share', () => {
  expect(unsaid(example, text)).toEqual([]);
  expect(Math.round((16 / 19) * 100)).toBe(84);
  expect(text).toContain('84% is hers');
  expect(245 * 35 + 475 * 28).toBe(21_875);
  expect(300_000 * 0.04).toBe(12_000);
  expect(text).toContain('$12,000');
});

test('the credits of a first plan come out as by hand', () => {
  const contribution = [100, 100, 75, 50, 25].map((percent) => (6 * 1_000 * percent) / 100);
  const row = (name: RegExp) =>
    [...(name.exec(text)?.[0].matchAll(/\$([\d,]+) \|/g) ?? [])].map(([, amount = '']) =>
      Number(amount.replace(',', '')),
    );
  expect(row(/\| Employer contributions, .*/)).toEqual(contribution);
  expect(row(/\| Start-up cost, .*/)).toEqual([1_500, 1_500, 1_500]);
});
