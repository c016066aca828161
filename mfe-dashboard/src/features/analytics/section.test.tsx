import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { saveFile } from 'shared-ui/save-file';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { emptyAnalytics, sampleAnalytics } from '../../testing/analytics-sample.ts';
import { Section } from './section.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('shared-ui/save-file', () => ({ saveFile: jest.fn() }));

const system = {
  at: '2026-11-23T12:00:00Z',
  people: { user: 12, coach: 3, admin: 1 },
  signUps: 4,
  signIns: 40,
  peopleSignedIn: 9,
  clients: { Active: 12, Prospect: 4 },
  leads: { new: 2 },
  applications: { in_review: 1 },
  stories: {},
  files: 3,
  fileBytes: 1536,
};
let fake = createFakeClient();
const answering = (analytics: object) => {
  fake = createFakeClient({ rpc: { analytics, system_analytics: system } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
};
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-24T15:00:00Z'),
    doNotFake: [
      'setTimeout',
      'queueMicrotask',
      'setInterval',
      'clearTimeout',
      'setImmediate',
      'performance',
      'nextTick',
    ],
  });
  answering(sampleAnalytics);
  jest.mocked(saveFile).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const place = '/dashboard/admin?section=analytics';
const open = (more = '') => renderPage(<Section />, { profile: { role: 'admin' } }, `${place}${more}`);
const asked = () => fake.called('rpc.analytics').map(({ args }) => args[0]);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('each report is said in a sentence, drawn with it, and stands as a table where it is asked for', async () => {
  const view = open();
  const leads = await region('Leads by week and source');
  expect(leads.getByRole('img', { name: /^Leads rose from 4 to 11 a week/ })).toBeVisible();
  await view.user.click(leads.getByRole('button', { name: 'Show as table' }));
  expect(leads.getByRole('row', { name: 'Nov 23, so far 3 1 1 5' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(9);
  expect(screen.getByRole('row', { name: 'Leads 40 30 +10' })).toBeVisible();
  expect(await violationsOf(view.container)).toEqual([]);
});

test('the usual period is asked for; another one stands in the address', async () => {
  const view = open('&user=u1');
  await region('Leads by week and source');
  expect(asked()).toEqual([{ first_day: '2026-08-27', last_day: '2026-11-24' }]);
  expect(screen.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true');
  await view.user.click(screen.getByRole('link', { name: 'Year to date' }));
  await waitFor(() => expect(asked()[1]).toEqual({ first_day: '2026-01-01', last_day: '2026-11-24' }));
  expect(view.address()).toBe(`${place}&user=u1&period=ytd`);
  await view.user.click(screen.getByRole('link', { name: '90 days' }));
  expect(view.address()).toBe(`${place}&user=u1`);
});

test('days of one’s own are checked where they are typed', async () => {
  const view = open();
  await region('Leads by week and source');
  const [from, to] = [screen.getByLabelText(/^From/), screen.getByLabelText(/^To/)];
  await view.user.clear(from);
  await view.user.type(from, '2026-10-31');
  await view.user.clear(to);
  await view.user.type(to, '2026-10-01');
  await view.user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The last day is before the first one.')).toBeVisible();
  expect(from).toHaveValue('2026-10-31');
  await view.user.clear(to);
  await view.user.type(to, '2026-11-02');
  await view.user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(view.address()).toContain('period=2026-10-31..2026-11-02'));
});

test('an address that names no period is told, and the usual one shown', async () => {
  open('&period=fortnight');
  expect(await screen.findByRole('alert')).toHaveTextContent('“fortnight” is not a period.');
  await waitFor(() => expect(asked()).toEqual([{ first_day: '2026-08-27', last_day: '2026-11-24' }]));
});

test('where nothing came it says between which days, and leads to twelve months', async () => {
  answering(emptyAnalytics);
  const view = open('&period=2026-10-01..2026-10-31');
  const leads = await region('Leads by week and source');
  expect(leads.getByText('No leads between Oct 1 and Oct 31.')).toBeVisible();
  expect(leads.queryByRole('button')).not.toBeInTheDocument();
  await view.user.click(leads.getByRole('link', { name: 'Show 12 months' }));
  expect(view.address()).toBe(`${place}&period=12m`);
});

test('a failure has its reason and a way on', async () => {
  fake.failNext('rpc.analytics', fakeErrors.denied());
  const view = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The figures could not be loaded');
  await view.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await region('Leads by week and source');
});

test('each table is a file', async () => {
  const told = watchMessages();
  const view = open();
  const coaches = await region('Clients per coach');
  await view.user.click(coaches.getByRole('button', { name: 'CSV' }));
  expect(jest.mocked(saveFile).mock.calls[0]?.[0]).toMatchObject({
    name: 'ninecourse-advisory-clients-per-coach-2026-10-15-to-2026-11-24.csv',
    content: expect.stringContaining('Cora Coach,5,2,1,8\r\n') as string,
  });
  expect(told).toEqual(['success: 3 rows exported']);
});

test('what stands outside any period is there as well', async () => {
  const view = open();
  const figures = await region('Accounts, work in hand and storage');
  expect(await figures.findByRole('row', { name: 'Coaches 3' })).toBeVisible();
  expect(figures.getByRole('row', { name: 'Size 1.5 KB' })).toBeVisible();
  expect(figures.getByText('None yet')).toBeVisible();
  await view.user.click(figures.getByRole('button', { name: 'CSV' }));
  expect(jest.mocked(saveFile).mock.calls[0]?.[0]?.content).toContain('Stored files,Bytes,1536');
});
