import { screen, within } from '@testing-library/react';
import { strategies } from 'shared-contract/strategies';
import { renderOnce } from '../testing/render-page.tsx';
import { Component as HomePage } from './home-page.tsx';

interface Expected {
  readonly section: RegExp;
  readonly texts?: readonly (string | RegExp)[];
  /** Accessible name and address of each required link. */
  readonly links?: readonly (readonly [string | RegExp, string])[];
}

const sections: readonly Expected[] = [
  { section: /late to use it/, links: [['Find what your business is missing', '/for-clients']] },
  { section: /^One plan that tests/ },
  {
    section: /^How It Works/,
    texts: ['Clarity First', 'Analyze & Strategize', 'Build Your Blueprint', 'Implement & Win'],
  },
  { section: /^Why clients/ },
  { section: /^Founded by a CPA/, links: [[/how the firm began/, '/about']] },
  { section: /^Three questions/, links: [['Book a Call', '/contact']] },
  {
    section: /^Three packages/,
    texts: [
      ...['Foundation', 'Growth', 'Legacy Summit Circle', '$3,000', '$5,000', '$7,000'],
      ...['From $3M revenue', '6 strategies in year one', 'By referral', '8 strategies'],
      ...['Invite only', '$20M+ net worth'],
    ],
  },
  { section: /^Five figures/, texts: ['$50M+', '300%+', '10', '45+', '$25K+', /saved/, /average ROI/] },
  {
    section: /Three short reads/,
    links: [
      ['For CPAs', '/for-cpas'],
      ['Advanced retirement planning', '/advanced-retirement-planning'],
      ['About the firm', '/about'],
      ['View All', '/blog'],
    ],
  },
  {
    section: /^We test ten strategies/,
    texts: strategies.map(({ id, name }) => (id === 'rd-credits' ? 'R&D Credits' : name)),
  },
  {
    section: /^The podcast/,
    links: [
      ['Captive insurance, honestly', '/podcast/captive-insurance'],
      ['Finding the cost you already pay', '/podcast/cost-remediation'],
      ['Cost segregation without surprises', '/podcast/cost-segregation'],
      [/RSS/, '/podcast/feed.xml'],
    ],
  },
  { section: /^Take the Next Step/, links: [['Apply Now', '/cpps/apply']] },
  { section: /^The record behind/, texts: ['$50M+', '14', '40'] },
];

const regions = () => screen.getAllByRole('region').filter((region) => region.matches('section'));

renderOnce(HomePage);

test('the hero comes first and holds the only main heading', () => {
  const [hero] = regions();
  expect(hero).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
    within(hero!).getByRole('heading', { level: 1 }),
  ]);
});

test('thirteen sections follow the hero, in the order of the specification', () => {
  const titles = regions()
    .slice(1)
    .map((region) => within(region).getAllByRole('heading', { level: 2 })[0]?.textContent);
  expect(titles).toHaveLength(sections.length);
  titles.forEach((title, index) => expect(title).toMatch(sections[index]!.section));
});

test.each(sections)('section $section holds its texts and links', ({ section, texts = [], links = [] }) => {
  const region = within(screen.getByRole('region', { name: section }));
  for (const text of texts) expect(region.getAllByText(text).length).toBeGreaterThan(0);
  for (const [name, address] of links) {
    expect(region.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

test('each figure has its disclosure beside it in the same element', () => {
  const stats = within(screen.getByRole('region', { name: /^Five figures/ }));
  for (const item of stats.getAllByRole('listitem')) {
    expect(item.querySelector('[data-slot=disclosure]')).toHaveTextContent(/.{60}/);
  }
  expect(stats.getByText(/Past results do not predict/)).toBeVisible();
});

test('the three episodes can also be heard outside, in a new tab', () => {
  const outside = screen.getAllByRole('link', { name: /Listen on .* \(opens in a new tab\)/ });
  expect(outside.map((link) => link.getAttribute('href'))).toEqual([
    'https://podcasts.example/the-ninth-course/captive-insurance',
    'https://podcasts.example/the-ninth-course/cost-remediation',
    'https://podcasts.example/the-ninth-course/cost-segregation',
  ]);
});

test('the message can be read in full, and nothing pretends to play it', () => {
  const message = screen.getByRole('region', { name: /^Three questions/ });
  expect(within(message).getByText('Read the full message').closest('details')).toHaveTextContent(
    /show me the arithmetic/,
  );
  expect(within(message).queryByRole('button')).toBeNull();
});

test('two application forms stand on the page with ids of their own', () => {
  expect(screen.getAllByRole('form')).toHaveLength(2);
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
});
