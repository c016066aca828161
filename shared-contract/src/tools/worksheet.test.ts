import { add, multiply } from './formula.ts';
import { defineWorksheet, formatValue, workOut } from './worksheet.ts';

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
