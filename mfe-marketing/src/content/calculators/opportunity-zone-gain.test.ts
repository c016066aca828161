import { testExamples } from '../../testing/calculator-examples.ts';
import { resultAt } from '../../sections/calculators/use-calculator.ts';
import { opportunityZoneGainTax } from './opportunity-zone-gain.ts';

testExamples(opportunityZoneGainTax, [
  // 1,350,000 of gain: 15% to 613,700, then 20%, and 3.8%.
  ['', 305005.0],
  ['invested=by-2019', 287155.0],
  ['invested=later', 340705.0],
  ['value=900000', 162205.0],
  ['value=100000', 0.0],
  ['status=single', 309220.0],
  ['deferred=100000&income=60000&gains=&losses=', 2835.0],
  ['income=&gains=', 259840.0],
  ['income=1000000', 321300.0],
  ['itemized=90000&income=900000', 321300.0],
  ['deferred=5000000&value=6000000&losses=1000000', 1054705.0],
]);

test.each([
  ['', '$47,600'],
  ['invested=by-2019', '$47,600'],
  ['invested=later', '$47,600'],
  ['value=900000', '$47,600'],
  ['value=100000', '$3,760'],
  ['status=single', '$47,600'],
])('the cost of waiting: %s', (query, cost) => {
  const facts = resultAt(opportunityZoneGainTax, query).facts;
  expect(facts.find(({ label }) => label === 'Cost of waiting')?.value).toBe(cost);
});
