import { testExamples } from '../../testing/calculator-examples.ts';
import { sCorporation } from './s-corporation.ts';

testExamples(sCorporation, [
  // 2026, single: 300,000 of profit, a salary of 120,000, staff wages of 80,000, in Tennessee.
  ['', -295.5],
  ['tennessee=0', 5422.74],
  ['staff=0&tennessee=0', 16982.63],
  ['staff=200000', -4076.65],
  ['service=1', 3610.14],
  ['salary=60000', 8425.89],
  ['salary=200000', -10294.51],
  ['wages=150000', -9091.16],
  ['status=joint&spouse=150000', -2845.27],
  ['profit=1000000&salary=300000&staff=400000&worth=400000', -32679.24],
  ['profit=100000&salary=60000&staff=', -1228.61],
  ['status=joint&itemized=60000&profit=500000', -5134.87],
]);
