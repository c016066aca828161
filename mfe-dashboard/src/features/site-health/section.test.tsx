import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import type { SiteHealth } from './queries.ts';
import { Section } from './section.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const hours = Array.from({ length: 24 }, (_, n) => new Date(Date.UTC(2026, 10, 23, n)).toISOString());
const none = hours.map(() => 0);
const part = { first: hours[0] ?? '', last: hours[23] ?? '', vitals: {} };
const health: SiteHealth = {
  at: '2026-11-23T23:30:00Z',
  since: hours[0] ?? '',
  parts: [
    {
      ...part,
      remote: 'mfe-cpps',
      version: '2.0.0-aa',
      errors: 12,
      views: 4_000,
      vitals: { LCP: { p75: 3_100, views: 900 }, CLS: { p75: 20, views: 900 } },
    },
    { ...part, remote: 'shell', version: '1.0.14-77', errors: 4, views: 9_000 },
    { ...part, remote: 'mfe-marketing', version: '1.4.0-9a', errors: 2, views: 0 },
  ],
  latest: [
    {
      remote: 'mfe-cpps',
      version: '2.0.0-aa',
      release: '4f1c09ab3c1d22e7',
      kind: 'script',
      message: 'TypeError: figures is not iterable',
      place: '/remotes/mfe-cpps/tools.js:1:234',
      stack: '/remotes/mfe-cpps/tools.js:1:234\n/static/js/main.js:2:3',
      route: '/dashboard/cpps-tools',
      count: 12,
      lastAt: '2026-11-23T23:12:00Z',
    },
  ],
  steps: hours,
  packages: [
    { remote: 'mfe-cpps', errors: hours.map((_, n) => (n === 20 ? 12 : 0)) },
    { remote: 'shell', errors: none },
  ],
};
const nothing: SiteHealth = { ...health, parts: [], latest: [], packages: [] };

function serve(answer: object = health) {
  const fake = createFakeClient({ rpc: { site_health: answer } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return fake;
}
const place = '/dashboard/admin?section=health';
const open = (more = '') => renderPage(<Section />, { profile: { role: 'admin' } }, `${place}${more}`);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('who is over the budget is said, drawn against its line and stands in the table', async () => {
  serve();
  const view = open();
  const rates = await region('Errors by package and version');
  expect(
    rates.getByRole('img', {
      name: 'mfe-marketing 1.4.0-9a is over the budget with 2 errors and no views, and so is 1 more.',
    }),
  ).toBeVisible();
  expect(rates.getByText('Budget: 1 error per 1,000 views')).toBeVisible();
  await view.user.click(rates.getByRole('button', { name: 'Show as table' }));
  const rows = rates.getAllByRole('row').map((row) => row.textContent);
  expect(rows[2]).toMatch(/^mfe-cpps2\.0\.0-aa124,0003Over/);
  expect(rows[3]).toMatch(/^shell1\.0\.14-77490?.*Within/);
  expect(await violationsOf(view.container)).toEqual([]);
});

test('errors over time, speed against what is good, and the latest errors with their place', async () => {
  serve();
  open();
  const course = await region('Errors over time');
  expect(course.getByRole('img', { name: /^12 errors in the last 24 hours/ })).toBeVisible();
  const paint = await region('Largest contentful paint (LCP)');
  expect(paint.getByText('Pages of mfe-cpps 2.0.0-aa (3,100 ms) are above 2,500 ms.')).toBeVisible();
  expect(paint.getByText('Good: up to 2,500 ms')).toBeVisible();
  expect((await region('Cumulative layout shift (CLS)')).getByText(/stay at 0\.1 or below/)).toBeVisible();
  expect((await region('Interaction to next paint (INP)')).getByText(/Nothing was measured/)).toBeVisible();
  const latest = await region('Latest errors');
  expect(latest.getByRole('heading', { name: 'TypeError: figures is not iterable' })).toBeVisible();
  expect(latest.getByRole('listitem')).toHaveTextContent(
    'mfe-cpps 2.0.0-aa. In an event or a timer. 12 times',
  );
  expect(latest.getByText('/remotes/mfe-cpps/tools.js:1:234')).toBeVisible();
  expect(latest.getByText('/dashboard/cpps-tools')).toBeVisible();
});

test('the period stands in the address and is what is asked for', async () => {
  const fake = serve();
  const view = open('&period=7d');
  await region('Latest errors');
  await view.user.click(screen.getByRole('link', { name: '30 days' }));
  await waitFor(() =>
    expect(fake.called('rpc.site_health').map(({ args }) => args[0])).toEqual([
      { hours: 168 },
      { hours: 720 },
    ]),
  );
  expect(view.address()).toBe(`${place}&period=30d`);
  await view.user.click(screen.getByRole('link', { name: '24 hours' }));
  await waitFor(() => expect(view.address()).toBe(place));
});

test('where nothing was seen, that is said, with the way to a longer period', async () => {
  serve(nothing);
  open();
  const rates = await region('Errors by package and version');
  expect(rates.getByText('No page was viewed in the last 24 hours.')).toBeVisible();
  expect(rates.getByRole('link', { name: 'Show 30 days' })).toHaveAttribute(
    'href',
    expect.stringContaining('period=30d'),
  );
  expect((await region('Latest errors')).getByText('No errors in the last 24 hours.')).toBeVisible();
});

test('what cannot be read is said, and asked for again', async () => {
  const fake = serve();
  fake.failNext('rpc.site_health', fakeErrors.denied());
  const view = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Errors and speed could not be loaded');
  await view.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await region('Latest errors');
});
