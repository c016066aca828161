import { faultsOf, textOf } from './page-words.ts';

const said = (text: string) => faultsOf(`<p>${text}</p>`);

test('reads what a reader reads: title, description and text, and no code', () => {
  const html =
    '<title>A &amp; B</title><meta name="description" content="Said."/><script>"colour"</script><p>One<br/>two</p>';
  expect(textOf(html)).toBe('Said. · A & B One two · ');
});

test.each([
  ['We modelled it, and the call was cancelled.', 2],
  ['Early enrolment in three instalments', 2],
  ['Ask an adviser.', 1],
  ['A registered investment adviser analyzed the program.', 0],
  ['An exercise that we advise you to practice, canceled or not', 0],
])('%s: %s British spellings', (text, count) => {
  expect(said(text)).toHaveLength(count);
});

test.each([
  'We reply within one business day.',
  'Replies within two hours',
  'A 45-minute discovery call',
  'The call takes sixty minutes',
  '$2,600 per month',
  'A 14-day refund',
  'sixty days’ notice',
  '30 participants at most',
  '26 hours of CPE, National Registry',
  'Eight layers',
  'All twelve strategies',
  'from $3K revenue',
])('%s: says otherwise than the firm', (text) => {
  expect(said(text)).toHaveLength(1);
});

test.each([
  'We reply within 24 hours.',
  'A 30-minute discovery call, a thirty-minute call',
  '$2,500 per month and $897 per month',
  'A 30-day refund, with 30 days’ notice',
  'Returned within ten business days',
])('%s: says what the firm says', (text) => {
  expect(said(text)).toEqual([]);
});

test('a figure needs what was counted on the same page', () => {
  expect(said('$50M+ saved')).toEqual(['$50M+ without what was counted']);
  expect(said('$50M+ saved. Reductions modeled in signed client plans.')).toEqual([]);
});

test('each quotation needs its own disclosure', () => {
  const quote = '<blockquote>Well done.</blockquote>';
  const disclosure = `<p data-slot="disclosure" class="x">${'Not paid for these words. '.repeat(2)}</p>`;
  expect(faultsOf(quote + disclosure + quote + disclosure)).toEqual([]);
  expect(faultsOf(quote + quote + disclosure)).toEqual(['no disclosure after: Well done.']);
});
