import { testExamples } from '../../testing/calculator-examples.ts';
import { estimatedTax } from './estimated-tax.ts';

testExamples(estimatedTax, [
  // 110% of 96,000, less 40,000 withheld and 45,000 paid.
  ['', 20600.0],
  // 90% of 110,000 is less than 105,600.
  ['tax=110000', 14000.0],
  // 100% of 96,000.
  ['agi=150000', 11000.0],
  ['agi=150001', 20600.0],
  // Only 90% of this year counts.
  ['filed=0', 41000.0],
  // 110% above half of 150,000.
  ['status=separate&agi=80000', 20600.0],
  // Half of 65,600, less 10,000.
  ['next=2&paid=10000', 22800.0],
  // Nothing is due after withholding.
  ['withheld=140000', 0.0],
  // Less than 1,000 is due after withholding.
  ['tax=40999', 0.0],
  // Last year had no tax.
  ['prior=0', 0.0],
  // A quarter of 105,600.
  ['next=1&paid=0&withheld=0', 26400.0],
  ['withheld=110000', 0.0],
]);
