import { screen, within } from '@testing-library/react';
import { renderOnce } from '../testing/render-page.tsx';
import { Component as ServicesPage } from './services-page.tsx';

const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const HERO = /^Tax planning for your business/;
const TIERS = /^Three service tiers/;
const CLOSING = /^Start with a free/;

renderOnce(ServicesPage);

test.each([
  [HERO, 'Create an account', '/register'],
  [HERO, 'Ask a question first', '/contact'],
  [TIERS, 'Start with Growth', '/register'],
  [TIERS, 'Start with Scale', '/register'],
  [TIERS, 'Ask about Enterprise', '/contact?topic=tier:enterprise'],
  [TIERS, 'Compare all prices', '/pricing#compare'],
  [CLOSING, 'Create an account', '/register'],
  [CLOSING, 'Talk to us', '/contact'],
])('in %s, %s leads to %s', (section, name, address) => {
  expect(region(section).getByRole('link', { name })).toHaveAttribute('href', address);
});

test.each([
  ['Growth', '$2,500 per month', '$500K to $2M revenue'],
  ['Scale', '$5,000 per month', '$2M to $10M revenue'],
  ['Enterprise', 'Custom', '$10M+ revenue'],
])('%s costs %s for %s', (name, price, revenue) => {
  const tier = region(TIERS).getByRole('heading', { level: 3, name }).closest('li');
  expect(tier).toHaveTextContent(price);
  expect(tier).toHaveTextContent(revenue);
});

test('how it works is told in three steps, and what you get in four points', () => {
  const heads = (name: RegExp) =>
    region(name)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
  expect(heads(/^How it works/)).toEqual(['Discovery', 'Strategy', 'Execution']);
  expect(heads(/^Four things/)).toHaveLength(4);
});

test('every line of the scope has a value for each tier', () => {
  const table = within(region(TIERS).getByRole('table', { name: 'What each tier contains' }));
  const columns = table.getAllByRole('columnheader').map((head) => head.textContent);
  expect(columns).toEqual(['Scope', 'Growth', 'Scale', 'Enterprise']);
  for (const row of table.getAllByRole('row').slice(1)) expect(row.querySelectorAll('td')).toHaveLength(3);
});

test('onboarding takes 90 days, and its stretches and steps follow each other without a gap', () => {
  const onboarding = region(/^90 days/);
  const days = onboarding.getAllByText(/^Days \d+-\d+$/).map((line) => line.textContent);
  expect(days).toEqual(['Days 1-15', 'Days 16-45', 'Days 46-75', 'Days 76-90']);
});

test('two client stories, each with its disclosure', () => {
  const figures = region(/^Two clients/).getAllByRole('figure');
  expect(figures).toHaveLength(2);
  for (const figure of figures)
    expect(figure.querySelector('[data-slot=disclosure]')).toHaveTextContent(/not paid.*Results vary/);
});

test('there is one main heading', () => {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
