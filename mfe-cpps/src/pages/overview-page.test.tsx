import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { programme } from 'shared-contract/programme';
import { Component } from './overview-page.tsx';

const { axe } = jest.requireActual<{
  axe: (element: Element) => Promise<{ violations: readonly { id: string }[] }>;
}>('jest-axe');

jest.mock('shared-ui/brand', () => {
  const actual = jest.requireActual<{ brand: object }>('shared-ui/brand');
  const changes = {};
  const get = (target: object, key: PropertyKey) => Reflect.get({ ...target, ...changes }, key) as unknown;
  return { brand: new Proxy(actual.brand, { get }), changes };
});
const { changes } = jest.requireMock<{ changes: { bookingUrl?: string } }>('shared-ui/brand');

afterEach(() => {
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
  const section = within(screen.getByRole('region', { name: 'Nine layers, laid in order' }));
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
  const section = within(screen.getByRole('region', { name: 'Three practices, a year later' }));
  expect(section.getAllByRole('figure')).toHaveLength(3);
  expect(section.getAllByText(/results vary/i)).toHaveLength(3);
  // And the retainer's goal.
  expect(container.querySelectorAll('[data-slot="disclosure"]')).toHaveLength(4);
  expect(screen.getByText(/\$25K\+ a year/)).toBeVisible();
});

test('the details hold the figures of the program and both prices with their totals', () => {
  render(page());
  const details = screen.getByRole('region', { name: 'What it takes, and what it costs' });
  for (const text of [
    '14 weeks',
    'Weekly, 2 hours, Tuesdays at 6:00 pm ET; recorded',
    '5-8 hours a week, sessions included',
    'Limited to 25 seats per cohort',
    '50+ templates, for 50+ sub-strategies, yours to edit and keep',
    'Reviewed within 48 hours of the call',
    '30-minute discovery call, before you pay anything',
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

test('it has no violation that axe finds, and one title', async () => {
  const { container } = render(page());
  expect((await axe(container)).violations).toEqual([]);
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
