import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { formatDay } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';
import { programFiles } from 'shared-contract/resources/count';
import { addDays } from 'shared-contract/zoned-time';
import { Component } from './overview-page.tsx';

jest.mock('shared-ui/brand', () => {
  const actual = jest.requireActual<{ brand: object }>('shared-ui/brand');
  const changes = {};
  const get = (target: object, key: PropertyKey) => Reflect.get({ ...target, ...changes }, key) as unknown;
  return { brand: new Proxy(actual.brand, { get }), changes };
});
const { changes } = jest.requireMock<{ changes: { bookingUrl?: string } }>('shared-ui/brand');

beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate', 'nextTick'],
    now: new Date('2026-11-20T15:00:00Z'),
  }),
);
afterEach(() => {
  jest.useRealTimers();
  delete changes.bookingUrl;
});

function page() {
  const router = createMemoryRouter([{ path: '/cpps', element: <Component /> }], {
    initialEntries: ['/cpps'],
  });
  return <RouterProvider router={router} />;
}

test('the hero names the designation and leads to booking and to the curriculum', () => {
  render(page());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Certified Profit Preservation Specialist',
  );
  for (const link of screen.getAllByRole('link', { name: 'Apply Now (opens in a new tab)' })) {
    expect(link).toHaveAttribute('href', '/book');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
  for (const link of screen.getAllByRole('link', { name: 'View Curriculum' })) {
    expect(link).toHaveAttribute('href', '/cpps/curriculum');
  }
});

test('the hero names the price, and the next cohort with the day that its early price ends', () => {
  render(page());
  const hero = screen.getByRole('region', { name: /^Certified Profit/ });
  expect(hero).toHaveTextContent('$9,800 or 3 x $3,500');
  expect(hero).toHaveTextContent(
    'Cohort of January 12, 2027 $9,300 for places accepted by December 13, 2026',
  );
  expect(hero).toHaveTextContent('Apply Now opens our calendar in a new tab');
  for (const fact of ['14 weeks', '9 layers, 50+ strategies', '25 seats at most', '40 hours of CPE'])
    expect(hero).toHaveTextContent(fact);
});

test('an early price that has ended is said so, and a cohort that has begun is not offered', () => {
  const [first, second] = programme.cohorts;
  jest.setSystemTime(new Date(`${addDays(first, -1)}T15:00:00Z`));
  const { unmount } = render(page());
  expect(screen.getByText(/The early price of \$9,300 ended on December 13, 2026/)).toBeVisible();
  unmount();

  jest.setSystemTime(new Date(`${first}T15:00:00Z`));
  const { unmount: leave } = render(page());
  expect(screen.getByText(`Cohort of ${formatDay(second)}`)).toBeVisible();
  expect(screen.queryByText(new RegExp(formatDay(first)))).not.toBeInTheDocument();
  leave();

  jest.setSystemTime(new Date('2099-01-01T15:00:00Z'));
  render(page());
  expect(screen.getByText(/The next cohort has no date yet/)).toBeVisible();
});

test('the sheet of the hero is a template: each line says which layer teaches it, and the rest is to be filled in', () => {
  render(page());
  const sheet = screen.getAllByRole('figure')[0] ?? document.body;
  const lines = within(sheet).getAllByRole('listitem');
  expect(lines.map((line) => /Layer \d, weeks? [\d-]+/.exec(line.textContent)?.[0])).toEqual([
    'Layer 1, weeks 1-2',
    'Layer 2, week 3',
    'Layer 4, weeks 5-6',
  ]);
  for (const line of lines) expect(within(line).getAllByText('to be filled in').length).toBe(4);
  expect(sheet).toHaveTextContent('DrawnYou');
  expect(sheet).toHaveTextContent('CheckedA second CPA');
});

test('it stands below home, and says so to search engines', () => {
  const html = renderToString(page());
  document.body.innerHTML = html;
  expect(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Home' }),
  ).toHaveAttribute('href', '/');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const kinds = (JSON.parse(data) as { '@graph': { '@type': string }[] })['@graph'].map(
    (node) => node['@type'],
  );
  expect(kinds).toEqual(expect.arrayContaining(['WebPage', 'BreadcrumbList', 'FAQPage']));
  document.body.innerHTML = '';
});

test('its two places with cohorts ask for the seats without the page being touched', () => {
  expect(renderToString(page()).match(/ data-wake=""/g)).toHaveLength(2);
});

test('the questions are answered with the program’s own figures', () => {
  render(page());
  const answers = screen.getByRole('region', { name: 'Before you apply.' });
  expect(answers.querySelectorAll('details').length).toBeGreaterThanOrEqual(4);
  expect(answers).toHaveTextContent('practice revenue of $250K+');
  expect(answers).toHaveTextContent('Of the 40 credits, 33.6 for 14 live sessions (28 hours');
  expect(answers).toHaveTextContent('not on NASBA’s National Registry');
  expect(answers).toHaveTextContent('within 30 days of your first live session');
  expect(answers).toHaveTextContent('3 x $3,267 ($9,801 in total)');
});

test('with an outside booking page Apply Now opens it in a new tab and says so', () => {
  changes.bookingUrl = 'https://booking.example/cpps';
  render(page());
  for (const link of screen.getAllByRole('link', { name: 'Apply Now (opens in a new tab)' })) {
    expect(link).toHaveAttribute('href', 'https://booking.example/cpps');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
  expect(screen.getAllByRole('link', { name: /^Apply Now/ })).toHaveLength(2);
});

test('the nine layers stand in order with their weeks', () => {
  render(page());
  const section = within(screen.getByRole('region', { name: 'Nine layers, in the order you build a plan.' }));
  expect(section.getAllByRole('listitem')).toHaveLength(9);
  expect(section.getAllByRole('heading', { level: 3 })[8]).toHaveTextContent(
    'ROI Forecasting + Strategy Tools',
  );
  expect(section.getByText('Weeks 13-14')).toBeVisible();
  expect(section.getByText('Week 3')).toBeVisible();
  expect(section.getByText(/T\.D\. 10029/)).toBeVisible();
});

test('three testimonials, each with its disclosure beside it', () => {
  const { container } = render(page());
  const section = within(screen.getByRole('region', { name: 'Three graduates, a year later.' }));
  expect(section.getAllByRole('figure')).toHaveLength(3);
  expect(section.getAllByText(/results vary/i)).toHaveLength(3);
  // The count includes the retainer's goal.
  expect(container.querySelectorAll('[data-slot="disclosure"]')).toHaveLength(4);
  expect(screen.getByText(/\$25K\+ a year/)).toBeVisible();
});

test('the details hold the figures of the program and both prices with their totals', () => {
  render(page());
  const details = screen.getByRole('region', { name: 'What it takes, and what it costs.' });
  for (const text of [
    '14 weeks',
    'Weekly, 2 hours, Tuesdays at 6:00 pm ET; recorded',
    '5-8 hours a week, sessions included',
    'Limited to 25 seats per cohort',
    `50+ templates, tools and guides: ${programFiles.all} files, yours to edit and keep`,
    'Reviewed within 48 hours on business days',
    '30-minute discovery call',
  ]) {
    expect(within(details).getByText(text)).toBeVisible();
  }
  expect(details).toHaveTextContent('$9,800 in one payment');
  expect(details).toHaveTextContent('or 3 x $3,500, $10,500 in total');
  expect(details).toHaveTextContent('Early enrollment: $9,300, or 3 x $3,267 ($9,801 in total)');
  expect(within(details).getByRole('link', { name: 'See early enrollment' })).toHaveAttribute(
    'href',
    '/pricing',
  );
});

test('it has one title', () => {
  render(page());
  expect(document.title).toBe('CPPS certification for CPAs | Ninecourse Advisory');
});

test('it is the same on the server and in the browser, and keeps its nodes', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  expect(container).toHaveTextContent(`Limited to ${programme.seatsPerCohort} seats per cohort`);
  expect(container.querySelector('[style]')).toBeNull();
  const heading = container.querySelector('h1');
  const root = await act(async () => hydrateRoot(container, page()));
  expect(container.querySelector('h1')).toBe(heading);
  expect(complain).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
  complain.mockRestore();
});
