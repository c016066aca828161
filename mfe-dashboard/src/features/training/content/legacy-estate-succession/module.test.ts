import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

const text = lessonText('legacy-estate-succession');

// 2026 values: 15,000,000 (IRC 2010(c)(3)), 40% (IRC 2001(c)), and 19,000 (IRC 2503(b)).
test('estate, gifts, basis and the redeemed half come out as by hand', () => {
  expect(resultOf(example)).toEqual({
    'Above the exclusion': 6_000_000,
    'Estate tax': 600_000 * 4,
    'Gifts in one year': 19_000 * 7,
    'Gifts in ten years': 1_330_000,
    'Estate tax after the gifts': 467_000 * 4,
    Saved: 133_000 * 4,
    'Gains tax, if shares were given and sold': 1_230_000 / 5,
    'Left of the saving': 532_000 - 246_000,
    'Half of the company, proceeds not counted': 9_000_000,
    'Half of the company, proceeds counted': 11_000_000,
    'Tax on the difference': 800_000,
  });
});

test('the inventory adds up to the estate', () => {
  const values = [...text.matchAll(/^\| [^*|]+\| +\$([\d,]+) \| /gm)].map(([, value = '']) =>
    Number(value.replaceAll(',', '')),
  );
  expect(values).toHaveLength(5);
  expect(values.reduce((sum, value) => sum + value)).toBe(21_000_000);
});

test('the part of a stock gain that is not excluded is taxed at 28%', () => {
  const rest = [500_000, 250_000].map((taxed) => (taxed * 28) / 100);
  expect(rest).toEqual([140_000, 70_000]);
  for (const said of ['$140,000', '$70,000']) expect(text).toContain(said);
  expect(Math.round((10_800 / 21_000) * 100)).toBe(51);
});

test('the lesson says every amount of the example', () => {
  expect(unsaid(example, text)).toEqual([]);
});
