import { screen, within } from '@testing-library/react';
import { renderOnce } from '../testing/render-page.tsx';
import { Component as PartnersPage } from './partners-page.tsx';

const cards = [
  ['Cumberland Mortgage', 'Mortgage lender', 'Patrice Dunmore, branch manager', '6155550151', true],
  ['Harrow & Lyle', 'Estate law', 'Imogen Lyle, managing partner', '6155550152', true],
  ['Tolliver Beck', 'Business law', 'Rosalind Beck, partner, closely held companies', '6155550153', true],
  ['Ambrose Law Office', 'Elder law', 'Wyatt Ambrose, attorney, sole practitioner', '6155550152', false],
  ['Bright Ledger CPAs', 'Accounting', 'Noreen Patel, partner, business tax', '6155550154', true],
  ['Sandoval Pike & Co.', 'Accounting and audit', 'Esteban Sandoval, audit partner', '4235550155', true],
  ['Keystone Risk', 'Risk and insurance', 'Anders Whitcomb, principal consultant', '8655550156', true],
  [
    'Stones River Physicians',
    'Medical practice partnership',
    'Dr. Leona Bramante, managing physician',
    '6155550157',
    false,
  ],
] as const;

const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const card = (name: string) => {
  const item = screen.getByRole('article', { name }).closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return item;
};

renderOnce(PartnersPage);

test('the hero holds three figures, each with its disclosure beside it in the same size', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Our Trusted Partners' })).toBeVisible();
  const tiles = region(/^Our Trusted Partners/)
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('[data-slot=claim]'));
  const figures = ['15+ years of partnership', '1000+ clients served together', '100% satisfaction rate'];
  expect(tiles).toHaveLength(3);
  tiles.forEach((tile, index) => {
    expect(tile).toHaveTextContent(figures[index]!);
    const disclosure = tile.querySelector('[data-slot=disclosure]');
    expect(disclosure).toHaveTextContent(/.{80}/);
    expect(disclosure?.className).not.toMatch(/text-(sm|xs)/);
  });
});

test('eight partners stand on the page, the image on one side and the other by turns', () => {
  expect(
    screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent),
  ).toEqual(cards.map(([name]) => name));
  const flipped = cards.map(([name]) =>
    card(name).querySelector('[data-slot=partner-logo]')?.parentElement?.className.includes('order-last'),
  );
  expect(flipped).toEqual(cards.map((_, index) => index % 2 === 1));
});

test.each(cards)(
  '%s: logo, trade, contact, telephone, specialties and its buttons',
  (name, kind, contact, digits, hasWebsite) => {
    const firm = within(card(name));
    expect(card(name).querySelector('[data-slot=partner-logo] path[d]')).not.toBeNull();
    expect(firm.getByText(kind)).toBeVisible();
    expect(firm.getByText(contact)).toBeVisible();
    const display = `(${digits.slice(0, 3)}) 555-${digits.slice(6)}`;
    for (const link of [display, `Call Now (${name})`])
      expect(firm.getByRole('link', { name: link })).toHaveAttribute('href', `tel:+1${digits}`);
    expect(within(firm.getByRole('list', { name: 'Specialties' })).getAllByRole('listitem')).toHaveLength(3);
    const website = firm.queryByRole('link', { name: `Visit Website (${name}) (opens in a new tab)` });
    if (hasWebsite) {
      expect(website).toHaveAttribute('href', expect.stringMatching(/^https:\/\/[a-z-]+\.example$/));
      expect(website).toHaveAttribute('target', '_blank');
      expect(firm.queryByText(/Website on request/)).toBeNull();
    } else {
      expect(website).toBeNull();
      expect(firm.getByText(/Website on request/)).toHaveTextContent(contact.split(',')[0]!);
    }
  },
);

test('the two that share a telephone say so', () => {
  expect(screen.getAllByText(/shared line/)).toHaveLength(2);
  expect(within(card('Harrow & Lyle')).getByText(/shared line with Ambrose Law Office/)).toBeVisible();
  expect(within(card('Ambrose Law Office')).getByText(/shared line with Harrow & Lyle/)).toBeVisible();
});

test('the page says why the firm partners and ends at the contact page', () => {
  const reasons = region(/^Why We Partner/).getAllByRole('heading', { level: 3 });
  expect(reasons.map((reason) => reason.textContent)).toEqual(['Expertise', 'Coordination', 'Trust']);
  expect(screen.getByRole('link', { name: 'Get Connected Today' })).toHaveAttribute('href', '/contact');
});

test('each of the ten strategies says who is asked, by a link to their card', () => {
  const table = region(/^Who we consult/);
  expect(table.getAllByRole('rowheader')).toHaveLength(10);
  for (const link of table.getAllByRole('link')) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent);
  }
});
