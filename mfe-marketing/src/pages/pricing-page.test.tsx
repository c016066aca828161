import { fireEvent, screen, within } from '@testing-library/react';
import { homeSections } from '../content/home/home.ts';
import { tiers } from '../content/service-tiers.ts';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as PricingPage } from './pricing-page.tsx';

const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const payment = () => region(/^Two payment/);
const sum = () => region(/^Return on/);
const compare = () => region(/^Our monthly prices/);

describe('the page', () => {
  renderOnce(PricingPage);

  test.each([
    [/^Two payment/, '$9,300 one-time'],
    [/^Two payment/, 'saves $500'],
    [/^Two payment/, '$3,267 in 3 monthly payments'],
    [/^Two payment/, '$9,801 in total'],
    [/^Two payment/, 'Standard price: $9,800'],
    [/^Two payment/, 'Standard price: 3 x $3,500, $10,500 in total'],
    [/^Two payment/, 'Early enrollment'],
    [/^Included/, /14\s*weeks/],
    [/^Included/, 'Limited to 25 participants'],
    [/^Included/, /9\s*Wealth Expansion Blueprint layers/],
    [/^Included/, /50\+\s*templates/],
    [/^Included/, '40 hours of CPE credit'],
    [/^Included/, 'Session recordings are available within 24 hours'],
    [/^Included/, /30-day\s*satisfaction guarantee with a full refund/],
    [/^Who can/, 'Licensed CPA'],
    [/^Who can/, 'At least 3 years of public accounting experience'],
    [/^Who can/, 'Practice revenue of $250K or more annually'],
    [/^Answered/, 'follow up within 24 hours'],
    [/^Start with/, 'follow up within 24 hours'],
  ])('%s says %s', (section, text) => {
    expect(screen.getByRole('region', { name: section })).toHaveTextContent(text);
  });

  test('every apply link opens the booking in a new tab', () => {
    const links = screen.getAllByRole('link', { name: /^Apply.*opens in a new tab/ });
    expect(links).toHaveLength(4);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^\/book(\?|$)/);
      expect(link).toHaveAttribute('target', '_blank');
    }
    // The link includes the selected payment option.
    expect(
      payment()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/book?topic=CPPS%2C+one+payment', '/book?topic=CPPS%2C+payment+plan']);
    expect(payment().getAllByRole('link')).toHaveLength(2);
  });

  test('the payment plan names what it costs more than one payment', () => {
    const options = screen.getByRole('region', { name: 'Two payment options.' });
    expect(options).toHaveTextContent('The plan costs $501 more than one payment (standard: $700 more).');
    expect(document.body).not.toHaveTextContent(/no interest/i);
  });

  test('three graduates, each with a disclosure, and four questions', () => {
    const figures = within(screen.getByRole('region', { name: /^Three graduates/ })).getAllByRole('figure');
    expect(figures).toHaveLength(3);
    for (const figure of figures)
      expect(figure.querySelector('[data-slot=disclosure]')).toHaveTextContent(/^Program graduate/);
    expect(document.querySelectorAll('details')).toHaveLength(4);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test.each([
    ['See the client packages', '/for-clients#packages'],
    ['See business services', '/services'],
    ['See the CPA partnership', '/for-cpas'],
  ])('the comparison leads by %s to %s', (name, address) => {
    expect(screen.getByRole('region', { name: /^Our monthly prices/ })).toHaveAttribute('id', 'compare');
    expect(compare().getByRole('link', { name })).toHaveAttribute('href', address);
  });

  test('the comparison agrees with the pages that it leads to', () => {
    const region = screen.getByRole('region', { name: /^Our monthly prices/ });
    const packages = homeSections.find((section) => section.kind === 'packages')?.packages ?? [];
    expect(packages).toHaveLength(3);
    for (const { name, price, period } of packages) {
      expect(region).toHaveTextContent(name);
      expect(region).toHaveTextContent(`${price} ${period}`);
    }
    for (const { name, price, revenue } of tiers.tiers)
      for (const text of [name, price, revenue]) expect(region).toHaveTextContent(text);
    expect(region).toHaveTextContent('$897 per month');
  });
});

describe('the next cohorts', () => {
  afterEach(() => jest.useRealTimers());
  const on = async (day: string) => {
    jest.useFakeTimers({ now: new Date(`${day}T15:00:00Z`), advanceTimers: true });
    await renderPage(PricingPage);
  };

  test('are those that have not begun', async () => {
    await on('2027-01-12');
    expect(payment().queryByText('January 12, 2027')).toBeNull();
    expect(payment().getByText('May 4, 2027').nextElementSibling).toHaveTextContent(
      'Early enrollment until April 4, 2027',
    );
  });

  test('can be asked for when no date is set', async () => {
    await on('2099-01-01');
    expect(payment().getByText(/next dates are not set yet/)).toBeVisible();
  });
});

test('the arithmetic follows the reader’s numbers, below zero too', async () => {
  await renderPage(PricingPage);
  const line = (name: RegExp) => sum().getByRole('row', { name }).textContent;
  expect(line(/^Left before/)).toMatch(/\$2,700\$12,000$/);
  expect(sum().getByRole('status')).toHaveTextContent('At $12,000, 1 retainer covers');

  fireEvent.input(sum().getByRole('slider', { name: /^Price/ }), { target: { value: '5000' } });
  expect(sum().getByRole('status')).toHaveTextContent('At $5,000, 2 retainers cover');
  expect(line(/^Left before/)).toMatch(/−\$4,300\$5,000$/);
  expect(sum().getByRole('slider', { name: /^Price/ })).toHaveAttribute('aria-valuetext', '$5,000');

  fireEvent.input(sum().getByRole('slider', { name: /^Planning/ }), { target: { value: '3' } });
  expect(line(/^Left before/)).toMatch(/\$5,700\$15,000$/);
  expect(sum().getByText(/not a forecast or a promise/)).toBeVisible();
  expect(sum().getByText(/A goal, not an average or a promise/)).toBeVisible();
});
