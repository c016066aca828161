import { screen, within } from '@testing-library/react';
import { strategies } from 'shared-contract/strategies';
import { renderOnce } from '../testing/render-page.tsx';
import { Component as ForClientsPage } from './for-clients-page.tsx';

renderOnce(ForClientsPage);

const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const items = (name: RegExp) => region(name).getAllByRole('heading', { level: 3 });

const [hero, doors, list, process, results, packages, plans, quotes, reach] = [
  /^Find the tax decisions/,
  /^Are you an owner/,
  /requires of you/,
  /^Four steps/,
  /what we counted/,
  /^Three packages/,
  /the median and the smallest/,
  /on how the work begins/,
  /^Ask us your own/,
];

test('the sections stand in order under one main heading', () => {
  const names = screen.getAllByRole('region').map((section) => section.querySelector('h1, h2')?.textContent);
  const order = [hero, doors, list, process, results, packages, plans, quotes, reach];
  expect(names).toHaveLength(order.length);
  names.forEach((name, index) => expect(name).toMatch(order[index]!));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each([
  ['See packages and prices', '#packages', hero],
  ['See the ten strategies', '#strategies', hero],
  ['Apply for a first call', '/client-application', doors],
  ['Apply for Foundation', '/client-application?package=foundation', packages],
  ['Ask about a referral', '/contact?topic=package:growth', packages],
  ['Apply for certification', '/cpps/apply', doors],
  ['See the partnership', '/for-cpas', doors],
  ['Contact us', '/contact', reach],
  ['About the firm', '/about', reach],
  ['Book a call', '/book', reach],
  ['(615) 555-0142', 'tel:+16155550142', reach],
  ['hello@ninecourse.example', 'mailto:hello@ninecourse.example', reach],
])('%s leads to %s', (name, address, section) => {
  expect(region(section).getByRole('link', { name })).toHaveAttribute('href', address);
});

test('each link within the page has its target', () => {
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
  }
});

test('whoever comes to apply chooses first: owner or CPA', () => {
  expect(items(doors).map((item) => item.textContent)).toEqual(['I own a business', 'I am a CPA']);
});

test('the assessment stands in the page with its ten questions', () => {
  const form = region(hero).getByRole('form', { name: 'Free business-owner assessment' });
  expect(within(form).getAllByRole('radiogroup')).toHaveLength(10);
});

test('ten strategies, four steps and three plans are there', () => {
  expect(items(list).map((item) => item.textContent)).toEqual(strategies.map(({ name }) => name));
  expect(document.querySelector('#strategies')).toContainElement(items(list)[0]!);
  expect(items(process).map((item) => item.textContent)).toEqual([
    'Clarity First',
    'Analyze & Strategize',
    'Build Your Blueprint',
    'Implement & Win',
  ]);
  expect(items(plans)).toHaveLength(3);
});

test.each([
  ['$50M+', /Past results do not predict yours/],
  ['300%+', /The median of the three plans we publish is 268%; one falls below 100%/],
  ['45+', /Experience is not a rating/],
  ['10', /Few businesses can use them all/],
])('%s has its disclosure beside it', (figure, disclosure) => {
  const claim = region(results).getByText(figure).closest<HTMLElement>('[data-slot="claim"]');
  expect(within(claim!).getByText(disclosure)).toBeVisible();
});

test('the plans and every testimonial carry their disclosure', () => {
  expect(
    region(plans).getByText(
      /^From nine first plans signed in 2025.*the median of the three is 268% and the average 244%/,
    ),
  ).toBeVisible();
  expect(region(quotes).getAllByRole('figure')).toHaveLength(3);
  expect(region(quotes).getAllByText(/Not paid or given anything for these words/)).toHaveLength(3);
});

test('office and hours are given', () => {
  expect(region(reach).getByText(/418 Drafting Row/)).toBeVisible();
  expect(region(reach).getByText(/^Monday to Friday, 9\sam to 6\spm\sET$/)).toBeVisible();
  expect(region(reach).getByText(/^Saturday, 10\sam to 2\spm\sET$/)).toBeVisible();
});
