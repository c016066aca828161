import { testExamples } from '../../testing/calculator-examples.ts';
import { resultAt } from '../../sections/calculators/use-calculator.ts';
import { requiredDistributions } from './required-distributions.ts';

testExamples(requiredDistributions, [
  // Age 73 in 2026: 1,000,000 / 26.5.
  ['', 37735.85],
  // Age 75: / 24.6.
  ['born=1951', 40650.41],
  // Age 80: / 20.2.
  ['born=1946', 49504.95],
  // Age 90: / 12.2.
  ['born=1936', 81967.21],
  // Age 73 in 2025.
  ['year=2025&born=1952', 37735.85],
  // Born in 1960: distributions begin in 2035.
  ['born=1960', 0],
  // Age 54 in the year after the death: 32.5 less 2 years.
  ['kind=ten-year&born=1970', 32786.89],
  // The owner had not reached the required beginning date.
  ['kind=ten-year&born=1970&begun=0', 0],
  // Age 51 in 2021: 35.3 less 7 years.
  ['kind=ten-year&born=1970&died=2020&year=2028&balance=400000', 14134.28],
  // Age 74 in the year after the death: 15.6 less 2.
  ['kind=eligible&born=1950', 73529.41],
  // The owner’s 12.6 less 3 is longer than 8.7 less 2.
  ['kind=eligible&born=1940', 104166.67],
  // Without distributions begun, only the beneficiary’s.
  ['kind=eligible&born=1940&begun=0', 149253.73],
]);

test('the first distribution may wait until April 1, and a missed one costs 25% or 10%', () => {
  const { facts, steps } = resultAt(requiredDistributions, '');
  expect(facts).toContainEqual({ label: 'Due by', value: 'April 1, 2027' });
  expect(steps[1]?.lines.map(({ value }) => value)).toEqual(['$9,433.96', '$3,773.58']);
});
