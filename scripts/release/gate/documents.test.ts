import { candidateWith } from './testing/fixtures.ts';
import { checkDocuments } from './documents.ts';

const good = {
  title: 'About the firm',
  description: 'We plan the taxes of owners, and certify the CPAs who do the same for their clients.',
  body: '<h1>About</h1>',
};
const page = ({ title, description, body }: typeof good) =>
  `<html><head><title>${title}</title><meta name="description" content="${description}"></head><body>${body}</body></html>`;

const found = async (pages: Readonly<Record<string, string>>, live?: Readonly<Record<string, string>>) =>
  (await checkDocuments(candidateWith(pages), live ? candidateWith(live).set : null)).map(
    ({ package: name, message }) => `${String(name)}: ${message}`,
  );

test.each<[string, Partial<typeof good>, string]>([
  ['a title', { title: ' ' }, 'has no title; give'],
  ['a description', { description: '' }, 'has a description of 0 characters; give its Seo one of 50 to 160'],
  [
    'a description that is shown in full',
    { description: 'x'.repeat(161) },
    'has a description of 161 characters',
  ],
  ['a heading', { body: '<p>About</p>' }, 'has 0 h1 elements; render exactly one'],
  ['one heading', { body: '<h1>A</h1><h1>B</h1>' }, 'has 2 h1 elements'],
])('stopped: a page without %s', async (_what, change, message) => {
  expect(await found({ '/about': page({ ...good, ...change }) })).toEqual([
    expect.stringContaining(`mfe-marketing: /about ${message}`),
  ]);
});

test('passes: a good page, a page for no search engine, and a fault that is live already', async () => {
  const hidden = page({ ...good, description: '' }).replace(
    '<head>',
    '<head><meta name="robots" content="noindex">',
  );
  expect(await found({ '/about': page(good), '/hidden': hidden })).toEqual([]);
  const bad = { '/about': page({ ...good, title: '' }) };
  expect(await found(bad, bad)).toEqual([]);
});
