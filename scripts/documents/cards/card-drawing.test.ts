import { parse } from 'node-html-parser';
import { cardOf, firmCard } from './card-drawing.ts';
import { wordsOf } from './page-words.ts';
import { shareTags, withImage } from './share-tags.ts';

const firm = {
  name: 'Firm & Sons',
  tagline: 'Plans for owners.',
  origin: 'https://firm.example',
  timeZone: 'America/Los_Angeles',
};

const page = (
  title: string,
  h1: string,
  nodes: readonly object[] = [],
  drawing = '',
) => `<html><head><title>${title}</title></head><body><main>
<section><h1>${h1}</h1>${drawing}</section><section><svg data-cover="of-another-page"></svg></section>
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script></main></body></html>`;

const trail = (...names: string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name) => ({ name })),
});
const card = (address: string, html: string) => cardOf(address, wordsOf(parse(html), firm.name), firm);

const article = {
  '@type': 'Article',
  '@id': 'https://firm.example/blog/a#article',
  articleSection: 'Tax Planning',
  datePublished: '2025-06-12',
  dateModified: '2026-11-20',
  author: { '@type': 'Organization', name: 'The "Team"', url: 'https://firm.example/team' },
};

test('a page is called by its heading, under its short name', () => {
  expect(card('/team', page('Team | Firm &amp; Sons', 'Three people  you can ask.'))).toEqual({
    kind: 'Team',
    title: 'Three people you can ask.',
    by: [],
    drawing: { kind: 'cover', seed: '/team' },
    firm: { name: 'Firm & Sons', domain: 'firm.example' },
  });
});

test('where both say the same there is one of them, or the page that lists it', () => {
  expect(card('/terms', page('Terms | Firm &amp; Sons', 'Terms')).kind).toBeNull();
  expect(
    card('/r/limits', page('Limits | Firm &amp; Sons', 'Limits', [trail('Home', 'Resources', 'Limits')]))
      .kind,
  ).toBe('Resources');
  expect(card('/', page('Firm &amp; Sons: plans', 'Keep more.')).kind).toBeNull();
});

test('an article says its author and day, with the cover beside its heading', () => {
  const made = card(
    '/blog/a',
    page('A | Firm &amp; Sons', 'A', [article], '<svg data-cover="seed-3"></svg>'),
  );
  expect(made).toMatchObject({
    kind: 'Article, Tax Planning',
    by: ['The "Team"', 'June 12, 2025'],
    drawing: { kind: 'cover', seed: 'seed-3' },
  });
});

test('a page that lists articles is none', () => {
  const list = [article, { ...article, '@id': 'https://firm.example/blog/b#article' }];
  expect(card('/blog', page('Blog | Firm &amp; Sons', 'Articles', list))).toMatchObject({
    kind: 'Blog',
    by: [],
  });
  expect(shareTags({ card: '', alt: '', nodes: list })).toContain('content="website"');
});

test('an episode says its series, guest and day, with the symbol of the strategy that it is about', () => {
  const episode = {
    '@type': 'PodcastEpisode',
    partOfSeries: { name: 'Over Coffee' },
    actor: { name: 'Ann Lee', jobTitle: 'actuary' },
    datePublished: '2026-09-15',
  };
  expect(card('/podcast/captive-insurance', page('C | Firm &amp; Sons', 'C', [episode]))).toMatchObject({
    kind: 'Episode of Over Coffee',
    by: ['With Ann Lee, actuary', 'September 15, 2026'],
    drawing: { kind: 'plan', strategy: 'captive-insurance' },
  });
});

test('a person says post, firm and place, with the portrait of the page', () => {
  const profile = {
    '@type': 'ProfilePage',
    mainEntity: { jobTitle: 'CPA', worksFor: { name: 'Lee Tax' }, workLocation: { name: 'Tulsa, Oklahoma' } },
  };
  const made = card(
    '/cpa/lee',
    page(
      'Ann Lee | Firm &amp; Sons',
      'Ann Lee',
      [profile],
      '<svg data-portrait="lee"><path d="M0 0"></path></svg>',
    ),
  );
  expect(made).toMatchObject({
    kind: 'Profile',
    by: ['CPA, Lee Tax', 'Tulsa, Oklahoma'],
    drawing: { kind: 'portrait' },
  });
});

test('an event has its days in the zone of the firm, late in the evening too', () => {
  const event = {
    '@type': 'EducationEvent',
    startDate: '2027-11-20T16:00:00.000Z',
    endDate: '2027-11-22T02:00:00.000Z',
    location: [{ '@type': 'Place', name: 'Denver' }, { '@type': 'VirtualLocation' }],
  };
  expect(card('/days', page('Days | Firm &amp; Sons', 'Two days.', [event])).by).toEqual([
    'November 20–21, 2027',
    'Denver and online',
  ]);
});

test('the firm’s own card has its sentence', () => {
  expect(firmCard(firm)).toMatchObject({ title: 'Plans for owners.', kind: null });
});

test('the tags of an article say what it is, in the words of Open Graph, and nothing leaves its quotes', () => {
  const tags = shareTags({
    card: 'https://firm.example/card.png',
    alt: 'A "quoted" <title> & more',
    nodes: [article],
  });
  const said = Object.fromEntries(
    parse(tags)
      .querySelectorAll('meta')
      .map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name'),
        meta.getAttribute('content'),
      ]),
  );
  expect(said).toEqual({
    'og:type': 'article',
    'article:published_time': '2025-06-12',
    'article:modified_time': '2026-11-20',
    'article:author': 'https://firm.example/team',
    'article:section': 'Tax Planning',
    'og:image': 'https://firm.example/card.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A "quoted" <title> & more',
    'twitter:card': 'summary_large_image',
    author: 'The "Team"',
  });
});

test('search engines are told the card as the picture of page and article, and a picture of its own stays', () => {
  const nodes = [
    { '@type': 'WebPage', '@id': 'https://firm.example/a#page' },
    article,
    { '@type': 'EducationEvent', image: 'own.jpg' },
    { '@type': 'Person', name: '</script>' },
  ];
  const html = withImage(
    page('A', 'A', nodes).replace('</script>"', '\\u003c/script>"'),
    'https://firm.example/card.png',
  );
  const read = wordsOf(parse(html), firm.name).nodes;
  expect(read).toEqual([
    expect.objectContaining({
      primaryImageOfPage: expect.objectContaining({ url: 'https://firm.example/card.png', width: 1200 }),
    }),
    { ...article, image: 'https://firm.example/card.png' },
    { '@type': 'EducationEvent', image: 'own.jpg' },
    { '@type': 'Person', name: '</script>' },
  ]);
});
