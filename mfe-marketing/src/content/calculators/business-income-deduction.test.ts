import { testExamples } from '../../testing/calculator-examples.ts';
import { businessIncomeDeduction } from './business-income-deduction.ts';

testExamples(businessIncomeDeduction, [
  // 77.67% of the limits: 64,000, and 22,000 less 77.67% of the 17,000 above 2.5% of property.
  ['', 72796.67],
  // Aggregated, 86,000 less 77.67% of the 6,000 above half of the wages.
  ['aggregate=1', 81340.0],
  // At the threshold no limit applies: 20% of 403,500 less than 20% of 430,000.
  ['taxable=403500', 80700.0],
  // Above the range: 64,000 and 5,000.
  ['taxable=700000', 69000.0],
  ['taxable=700000&aggregate=1', 80000.0],
  // 51% of the limits: 40,000 less 51% of 25,000.
  ['status=single&taxable=240000&income1=200000&wages1=30000&property1=0&income2=0&property2=0', 27250.0],
  // 49% of the service business counts.
  ['service1=1&taxable=480000', 44690.0],
  ['service1=1&service2=1&taxable=553500', 0.0],
  // 20% of 260,000.
  ['income2=-60000&taxable=380000', 52000.0],
  // 20% of 50,000.
  ['taxable=300000&gains=250000', 10000.0],
  // Half of the limits of 2025: 64,000 and 13,500.
  ['year=2025&taxable=444600', 77500.0],
  // The minimum of 2026.
  ['income1=1000&wages1=0&property1=0&income2=0&property2=0&taxable=600000', 400.0],
]);
