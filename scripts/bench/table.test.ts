import { kb, ms, table } from './table.ts';

test('names stand to the left, numbers to the right', () => {
  expect(
    table(
      ['query', 'rows', 'median'],
      [
        ['leads', 25, 4.5],
        ['clients, page 400', 10_000, 12],
      ],
    ),
  ).toBe(
    [
      'query                rows  median',
      '-----------------  ------  ------',
      'leads                  25     4.5',
      'clients, page 400  10,000      12',
    ].join('\n'),
  );
});

test('a table without rows has a head', () => {
  expect(table(['query'], [])).toBe('query\n-----');
});

test('times and sizes have one digit', () => {
  expect([ms(1.26), ms(0.04), kb(1536), kb(0)]).toEqual([1.3, 0, 1.5, 0]);
});
