import { createFind, type Find } from './find.ts';

let find: Find;
beforeAll(async () => {
  find = await createFind([
    {
      address: '/pricing',
      page: 'One program, and the arithmetic',
      name: 'Pricing',
      text: 'What certification costs.',
    },
    { address: '/blog/year-end', page: 'Year-end tax planning', text: 'What has to happen by December 31.' },
    {
      address: '/blog/year-end#equipment',
      page: 'Year-end tax planning',
      heading: 'Equipment',
      text: 'Bonus depreciation of 100% for property acquired after January 19, 2025, and section 179.',
    },
    {
      address: '/blog/estate',
      page: 'Estate planning',
      heading: 'Basis',
      text: 'Depreciation plays no part here. The owner’s 401(k) does, and R&D.',
    },
    { address: '/cpa-directory', page: 'Find a CPA', text: 'Search the directory by location.' },
  ]);
});
const addresses = (words: string) => find(words).pages.map(({ address }) => address);

test('a page has all of the words; its sections that say them come with it', () => {
  const { pages, isPartial } = find('bonus depreciation');
  expect(pages).toHaveLength(1);
  expect(isPartial).toBe(false);
  expect(pages[0]).toMatchObject({ address: '/blog/year-end', title: 'Year-end tax planning' });
  expect(pages[0]?.sections.map(({ address }) => address)).toEqual(['/blog/year-end#equipment']);
});

test('where no page has all, those with some are found, and that is told', () => {
  expect(addresses('certification depreciation')).toEqual(
    expect.arrayContaining(['/pricing', '/blog/year-end', '/blog/estate']),
  );
  expect(find('certification depreciation').isPartial).toBe(true);
});

test('an unfinished word and a slip find what was meant, and the word that was meant is told', () => {
  expect(addresses('equip')).toEqual(['/blog/year-end']);
  expect(find('deprecation').terms).toEqual(['depreciation']);
});

test.each([
  ['another form of a word', 'price', '/pricing'],
  ['another word for it', 'how much is the fee', '/pricing'],
  ['no empty words', 'what is the equipment for', '/blog/year-end'],
  ['a section of law', 'sec 179', '/blog/year-end'],
  ['a plan by its letter', '401k', '/blog/estate'],
  ['the same with its bracket', '401(k)', '/blog/estate'],
  ['an apostrophe or none', 'owners', '/blog/estate'],
  ['an abbreviation written out', 'R and D', '/blog/estate'],
  ['a place that no page names', 'accountant near Texas', '/cpa-directory'],
])('%s: “%s”', (_, words, address) => {
  expect(addresses(words)[0]).toBe(address);
});

test('a word in a title counts for more than one in a text', () => {
  expect(addresses('planning')[0]).toMatch(/year-end|estate/);
  expect(addresses('estate')[0]).toBe('/blog/estate');
});

test.each(['', '   ', 'xyzzy'])('“%s” finds nothing', (words) => {
  expect(find(words).pages).toEqual([]);
});
