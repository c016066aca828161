import { resultAt } from '../../sections/calculators/use-calculator.ts';
import { testExamples } from '../../testing/calculator-examples.ts';
import { businessSale } from './business-sale.ts';

testExamples(businessSale, [
  // 1,200,000 at ordinary rates instead of 20%.
  ['', 184205.5],
  // A sale of the interest is ordinary to the same extent (IRC 751).
  ['entity=partnership', 0.0],
  // 21% of 7,100,000, less the owner’s tax on it.
  ['entity=c-corp', 1136142.0],
  ['active=0', 184205.5],
  // Without ordinary gain there is no difference.
  ['hot=', 0.0],
  ['hot=3000000&status=single', 515346.25],
  // A note above 5,000,000: interest on the deferred tax.
  ['closing=20', 175385.5],
  ['closing=10&price=20000000', 151445.5],
  ['entity=c-corp&closing=30', 1234752.0],
  ['stock=2000000', 184205.5],
  ['price=2000000&hot=400000&income=90000', 39133.0],
  ['closing=50&years=3&active=0', 184205.5],
]);

test('at the equal price, an asset sale leaves as much as the stock sale', () => {
  const { facts } = resultAt(businessSale, '');
  const of = (label: string) => facts.find((fact) => fact.label === label)?.value;
  const price = of('Equal asset price')?.replaceAll(/[$,]/g, '') ?? '';
  const again = resultAt(businessSale, `price=${price}`);
  expect(again.facts.find(({ label }) => label === 'Asset sale, price less tax')?.value).toBe(
    of('Stock sale, price less tax'),
  );
});
