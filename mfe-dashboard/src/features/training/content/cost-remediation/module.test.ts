import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

const text = lessonText('cost-remediation');

test('each overcharge comes out of its bill and its contract', () => {
  const volume = (240_000 * (45 - 25)) / 10_000;
  const payments = (6_000 * (12 - 8)) / 100;
  expect([volume, payments, volume + payments]).toEqual([480, 240, 720]);
  expect(400 * 1.05 * 1.05).toBe(441);
  expect(615 - 441).toBe(174);
  expect(Math.round(130 * 4.6)).toBe(598);
});

test('recovery, first year, fee and tax come out as by hand', () => {
  expect(resultOf(example)).toEqual({
    'Refund from the processor': 2_160,
    'Refund from the waste hauler': 2_088,
    'Refund from the carrier': 1_838,
    Recovered: 6_086,
    'No longer charged, first year': 8_640 + 2_088 + 598,
    Both: 17_412,
    'The share would be': 6_965,
    'Net of the fixed fee': 13_912,
    'Net after tax': 13_912 - 3_339,
  });
});

test('the lesson says every amount of the example', () => {
  expect(unsaid(example, text)).toEqual([]);
});
