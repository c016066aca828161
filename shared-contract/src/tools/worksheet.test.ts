import {
  add,
  choose,
  defineWorksheet,
  divide,
  evaluate,
  formatValue,
  ifZero,
  largest,
  multiply,
  power,
  smallest,
  spreadsheetFormula,
  subtract,
  workOut,
} from './worksheet.ts';

const frame = {
  kind: 'worksheet',
  title: 'Sheet',
  purpose: '',
  asOf: '',
  examples: [],
  guidance: [],
  sources: [],
} as const;
const sheet = defineWorksheet({
  ...frame,
  sections: [
    {
      heading: 'Part',
      lines: [
        { id: 'a', label: 'A', unit: 'dollars', example: 10 },
        { id: 'b', label: 'B', unit: 'dollars', workedOut: 'Twice line 1', formula: multiply('a', 2) },
        { id: 'c', label: 'C', unit: 'dollars', workedOut: 'Lines 1 and 2', formula: add('a', 'b') },
      ],
    },
  ],
});

test('lines follow from those above them, with what is given or the example', () => {
  expect([...workOut(sheet)]).toEqual([
    ['a', 10],
    ['b', 20],
    ['c', 30],
  ]);
  expect(workOut(sheet, { a: 1 }).get('c')).toBe(3);
});

test('a line that is used before it is known is named', () => {
  const [part] = sheet.sections;
  const upsideDown = { ...sheet, sections: [{ heading: '', lines: part?.lines.toReversed() ?? [] }] };
  expect(() => workOut(upsideDown)).toThrow('Line "a" of "Sheet" is used before it is known.');
});

test.each([
  [1234.6, 'dollars', '$1,235'],
  [-1234.6, 'dollars', '−$1,235'],
  [-0.2, 'dollars', '$0'],
  [0.01177, 'percent', '1.177%'],
  [0.37, 'percent', '37%'],
  [2.678, 'multiple', '2.68 times'],
  [7, 'number', '7'],
  [NaN, 'dollars', 'not defined'],
] as const)('%d in %s reads %s', (value, unit, words) => {
  expect(formatValue(value, unit)).toBe(words);
});

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
