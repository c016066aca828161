import { fixtureRelease } from 'shared-release/testing';
import { llmsText } from './llms.ts';
import type { PageFacts } from './page-facts.ts';

const { brand } = fixtureRelease;
const page = (address: string, title: string, parent?: string): PageFacts => ({
  address,
  title: `${title} | ${brand.name}`,
  description: `What ${title} is.`,
  parent,
  words: '',
  revised: undefined,
});

const text = llmsText(
  brand,
  [
    page('/pricing', 'Pricing'),
    page('/cpa/ann', 'Ann', 'Certified CPAs'),
    page('/podcast/one', 'One'),
    page('/x', 'X'),
  ],
  [
    { title: 'Services', links: [{ to: '/pricing#compare' }, { to: '/gone' }] },
    { title: 'The firm', links: [{ to: '/pricing' }] },
  ],
  ['/blog/feed.xml', '/resources/a.pdf', '/static/documents/a.webp'],
);

test('opens with the firm and what it is, as llmstxt.org asks', () => {
  expect(text.startsWith(`# ${brand.name}\n\n> ${brand.tagline}\n\n`)).toBe(true);
});

test('names each page once: where the navigation does, else with others of its kind', () => {
  const lines = text.split('\n').filter((line) => /^## |^- /.test(line));
  expect(lines).toEqual([
    '## Services',
    '- [Pricing](https://ninecourse.example/pricing): What Pricing is.',
    '## Certified CPAs',
    '- [Ann](https://ninecourse.example/cpa/ann): What Ann is.',
    '## Podcast',
    '- [One](https://ninecourse.example/podcast/one): What One is.',
    '## More pages',
    '- [X](https://ninecourse.example/x): What X is.',
    '## Optional',
    '- [/sitemap.xml](https://ninecourse.example/sitemap.xml)',
    '- [/blog/feed.xml](https://ninecourse.example/blog/feed.xml)',
    '- [/resources/a.pdf](https://ninecourse.example/resources/a.pdf)',
  ]);
});
