import { excerptOf, marked } from './excerpt.ts';

test('what was looked for is marked, whole words alone, and signs of a pattern are signs', () => {
  expect(marked('Tax, taxes and TAX', ['tax'])).toEqual([
    { text: 'Tax', isMatch: true },
    { text: ', taxes and ', isMatch: false },
    { text: 'TAX', isMatch: true },
  ]);
  expect(marked('401(k) plans', ['(k'])).toEqual([{ text: '401(k) plans', isMatch: false }]);
  const written = marked('A 401(k), the owner’s R&D', ['401k', 'owners', 'rd']);
  expect(written.flatMap(({ text, isMatch }) => (isMatch ? [text] : []))).toEqual([
    '401(k)',
    'owner’s',
    'R&D',
  ]);
  expect(marked('Words', [])).toEqual([{ text: 'Words', isMatch: false }]);
});

test('an excerpt stands where the most of the words are, and is cut between words', () => {
  const text = `${'before '.repeat(40)}depreciation ${'after '.repeat(60)}`.trim();
  const excerpt = excerptOf(text, ['depreciation']);
  expect(excerpt).toMatch(/^… before .*depreciation .*after …$/);
  expect(excerpt.length).toBeLessThan(220);
  expect(excerptOf(`plan ${text} plan`, ['plan', 'depreciation', 'after'])).toMatch(
    /^… before .*depreciation after/,
  );
  expect(excerptOf('Short.', ['nothing'])).toBe('Short.');
});
