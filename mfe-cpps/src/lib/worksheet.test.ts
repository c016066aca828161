import { defineWorksheet, formatValue, workedExample } from './worksheet.ts';
import { worksheetCsv } from './worksheet-csv.ts';

const frame = {
  kind: 'worksheet',
  title: 'Sheet, with a comma',
  purpose: '=HYPERLINK("x")',
  asOf: 'today',
  guidance: ['Say "why"'],
  sources: ['Section 1'],
} as const;

const sheet = defineWorksheet({
  ...frame,
  sections: [
    {
      heading: 'Part',
      lines: [
        { id: 'a', label: '-Loss', unit: 'usd', example: 1234.6 },
        { id: 'rate', label: 'Rate', unit: 'percent', example: 7.5 },
        {
          id: 'b',
          label: 'Result',
          unit: 'usd',
          workedOut: 'Line 1 times line 2',
          compute: (line) => (line('a') * line('rate')) / 100,
        },
      ],
    },
  ],
});

test('a worked example computes results from the lines above them', () => {
  expect([...workedExample(sheet)]).toEqual([
    ['a', 1234.6],
    ['rate', 7.5],
    ['b', 92.595],
  ]);
});

test('a line that is used before it is known is named', () => {
  const upsideDown = defineWorksheet({
    ...frame,
    sections: [
      {
        heading: 'Part',
        lines: [
          { id: 'b', label: 'B', unit: 'usd', workedOut: 'A', compute: (line) => line('a') },
          { id: 'a', label: 'A', unit: 'usd', example: 1 },
        ],
      },
    ],
  });
  expect(() => workedExample(upsideDown)).toThrow(
    'Line "a" of "Sheet, with a comma" is used before it is known.',
  );
});

test('values are printed with their units', () => {
  expect(formatValue(1234.6, 'usd')).toBe('$1,235');
  expect(formatValue(93.617, 'percent')).toBe('93.62%');
  expect(formatValue(2.678, 'multiple')).toBe('2.7x');
  expect(formatValue(7, 'number')).toBe('7');
});

describe('as CSV', () => {
  const csv = worksheetCsv(sheet, 'The Firm');
  const lines = csv.split('\r\n');

  test('it begins with a byte order mark, quotes commas and doubles quotes', () => {
    expect(lines[0]).toBe('\uFEFF"Sheet, with a comma"');
    expect(csv).toContain('1,"Say ""why"""');
  });

  test('no cell can run as a formula', () => {
    expect(lines[1]).toBe(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(`1,'-Loss,US dollars,,"$1,235",Fill in,`);
  });

  test('lines are numbered, with an empty cell for the reader and the formula in words', () => {
    expect(lines).toContain('3,Result,US dollars,,$93,Line 1 times line 2,');
  });
});
