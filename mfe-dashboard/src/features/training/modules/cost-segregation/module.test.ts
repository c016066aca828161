import { lessonText } from '../lesson-text.ts';
import { module } from './module.ts';

const text = lessonText('cost-segregation');

// Facts: Pub. 946 table A-7a, month 7: 1.177%. 2,000,000 x 1.177% = 23,540; 500,000 x 100% + 1,500,000 x 1.177% = 517,655.
test('the building gives what the table of Publication 946 gives by hand', () => {
  const withoutStudy = (2_000_000 * 1177) / 100_000;
  const withStudy = 300_000 + 200_000 + (1_500_000 * 1177) / 100_000;
  expect(module.example.compute()).toEqual({
    withoutStudy,
    shortLived: 500_000,
    shell: 17_655,
    withStudy,
    increase: 494_115,
    taxDeferred: 182_822.55,
    recapture: 22_200,
  });
  expect(withStudy - withoutStudy).toBe(494_115);
});

test('the lines of the lot and of the rooms add up to their classes', () => {
  expect(96_000 + 31_000 + 28_000 + 23_000 + 22_000).toBe(200_000);
  expect(121_000 + 84_000 + 40_000 + 38_000 + 17_000).toBe(300_000);
  const costs = [...text.matchAll(/^\| (?!\*).*?\| +\$([\d,]+) \|/gm)].map(([, cost = '']) => Number(cost.replaceAll(',', '')));
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(500_000);
});

test('the lesson says every figure of the example', () => {
  for (const said of ['$23,540', '$517,655', '$494,115', '$182,822.55', '$17,655', '$22,200', '$500,000'])
    expect(text).toContain(said);
});
