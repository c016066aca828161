import {
  add,
  choose,
  divide,
  evaluate,
  ifZero,
  largest,
  multiply,
  power,
  smallest,
  spreadsheetFormula,
  subtract,
} from './formula.ts';

const values: Readonly<Record<string, number>> = { a: 6, b: 3, zero: 0 };
const valueOf = (id: string) => values[id] ?? NaN;
const nameOf = (id: string) => `input_${id}`;

test.each([
  [add('a', 'b', 1), 10, '(input_a+input_b+1)'],
  [subtract('a', 'b', 1), 2, '(input_a-input_b-1)'],
  [multiply('a', subtract('a', 'b')), 18, '(input_a*(input_a-input_b))'],
  [divide('a', 'b'), 2, '(input_a/input_b)'],
  [power('a', -1), 1 / 6, '(input_a^-1)'],
  [smallest('a', 'b'), 3, 'MIN(input_a,input_b)'],
  [largest(0, 'b'), 3, 'MAX(0,input_b)'],
  [choose('b', 10, 20, 30), 30, 'CHOOSE(input_b,10,20,30)'],
  [ifZero('zero', 1, divide('a', 'zero')), 1, 'IF(input_zero=0,1,(input_a/input_zero))'],
  [ifZero('a', 1, 2), 2, 'IF(input_a=0,1,2)'],
])('%j is %d, and written for a cell', (formula, value, written) => {
  expect(evaluate(formula, valueOf)).toBeCloseTo(value, 12);
  expect(spreadsheetFormula(formula, nameOf)).toBe(written);
});

test('a choice that there is not is no number', () => {
  expect(evaluate(choose('a', 1, 2), valueOf)).toBeNaN();
});
