import { csvLine } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  [' =1', "' =1"],
  ['"=1"', '"\'""=1"""'],
  [';=1+1', ";'=1+1"],
  ['Done;=1', "Done;'=1"],
  ['Done; -1', "Done;' -1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['\n=1', '"\'\n\'=1"'],
  ['Done\r\n=1', '"Done\r\n\'=1"'],
])('%j is not a formula', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test('other text, numbers, and empty cells stay as they are', () => {
  expect(csvLine(['R&D', 'a-b', 'ada@example.com', '2027-03-15', -5, 1.5, true, null, undefined])).toBe(
    'R&D,a-b,ada@example.com,2027-03-15,-5,1.5,true,,\r\n',
  );
  expect(csvLine(['Holm, Steel', 'He said "no"', 'two\nlines', ' x '])).toBe(
    '"Holm, Steel","He said ""no""","two\nlines"," x "\r\n',
  );
});
