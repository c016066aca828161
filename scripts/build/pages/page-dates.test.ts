import { changesOf, outdated, withChanges, type PageDates } from './page-dates.ts';
import type { PageFacts } from './page-facts.ts';
import { readPage } from './read-page.ts';

const factsOf = (address: string, html: string): PageFacts => readPage(address, html, 'The firm').facts;

const page = (address: string, text: string, node: object = { '@type': 'WebPage' }): PageFacts =>
  factsOf(
    address,
    `<html><head><title>Team</title><meta name="description" content="Who works here.">
    <script type="application/ld+json">${JSON.stringify({ '@graph': [node] })}</script></head>
    <body><header>${text} menu</header><main><h1>Team</h1><p>${text}</p></main></body></html>`,
  );

const before = withChanges([page('/team', 'Three people.'), page('/about', 'Since 2011.')], {}, '2026-11-20');

test('a page keeps its day while its words stay, and takes a new one with new words', () => {
  const pages = [page('/team', 'Four people.'), page('/about', 'Since 2011.')];
  expect(outdated(pages, before)).toEqual([expect.stringMatching(/^\/team: no day/)]);
  const after = withChanges(pages, before, '2026-12-01');
  expect(Object.entries(after).map(([address, { changed }]) => [address, changed])).toEqual([
    ['/about', '2026-11-20'],
    ['/team', '2026-12-01'],
  ]);
  expect(outdated(pages, after)).toEqual([]);
});

test('words of which no day is written down have none', () => {
  expect(changesOf([page('/team', 'Four people.')], [before]).size).toBe(0);
  expect(changesOf([page('/team', 'Three people.')], [{}, before]).get('/team')).toBe('2026-11-20');
});

test('what a page says of its own revision needs no other record', () => {
  const terms = page('/terms', 'Fees.', { '@type': 'WebPage', dateModified: '2026-11-22' });
  expect(changesOf([terms], []).get('/terms')).toBe('2026-11-22');
  expect(withChanges([terms], {}, '2026-12-01')).toEqual({});
  const kept: PageDates = { '/terms': { words: terms.words, changed: '2026-11-20' }, ...before };
  expect(outdated([terms], kept)).toHaveLength(3);
});

test('neither the head of the site nor the form of the text makes a change', () => {
  const { words } = page('/team', 'Three people.');
  const other = factsOf(
    '/team',
    `<html><head><title>Team</title><meta name="description" content="Who works here."></head>
    <body><header>Another menu</header><main><h1 class="big">Team</h1><p id="a">Three   <b>people</b>.</p></main></body></html>`,
  );
  expect(other.words).toBe(words);
});
