import type { Calculator } from '../content/calculators/calculator.ts';
import { resultAt } from '../sections/calculators/use-calculator.ts';

/** An address query, and the answer to the cent. Compute the answer independently of the calculator. */
type Example = readonly [query: string, answer: number];

/** Tests a calculator's worked examples. The first one is the page's own. */
export function testExamples(calculator: Calculator, examples: readonly Example[]): void {
  test.each(examples)('%s', (query, answer) => {
    expect(resultAt(calculator, query).figure.amount).toBeCloseTo(answer, 2);
  });
}
