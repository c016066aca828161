import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { blueprintComponents } from '../features/coach/content/components.ts';
import { emptyCoachPage } from '../testing/empty-answers.ts';
import { renderPage, violationsOf } from '../testing/render-page.tsx';
import { Component as CoachPage } from './coach-page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('shared-ui/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('shared-ui/toast', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));
jest.mock('./section-lists.ts', () => ({
  coachSections: [
    {
      id: 'calls',
      label: 'Calls',
      title: 'Calls',
      load: () => Promise.resolve({ Section: () => <h1>Your calls</h1> }),
    },
  ],
}));
jest.mock('../lib/use-live.ts', () => ({ useLive: jest.fn() }));

const client = (n: number, more: object = {}) => ({
  id: `c${String(n)}`,
  name: `Client ${String(n)}`,
  email: `c${String(n)}@example.com`,
  company: `Company ${String(n)}`,
  stories: n,
  lastActivity: '2026-11-02T15:00:00Z',
  ...more,
});
const figures = { clients: 1240, clientsWithStories: 8, stories: 12, published: 3 };
const recentClients = [client(1, { company: null }), ...[2, 3, 4, 5].map((n) => client(n))];
const files = ['story-sprint-workbook', 'client-onboarding-guide'].flatMap((id) =>
  ['docx', 'pdf'].map((format) => ({
    resource_id: `${id}-${format}`,
    opens: true,
    size_bytes: 20_000,
    updated_on: '2026-11-23',
    downloads: 1,
    words_path: null,
    own_level: 'All',
  })),
);
const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob(['file'])) } as Response),
  );
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('min-width'),
    }) as unknown as MediaQueryList;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

function open(page: object = { figures, recentClients }, session: object = { profile: { role: 'coach' } }) {
  const fake = createFakeClient({
    rpc: {
      coach_page: page,
      list_resources: files,
      open_resource: ({ resource_id: id }: { resource_id: string }) => ({
        path: `${id}/a`,
        wordsPath: null,
        downloads: 2,
      }),
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return { ...fake, ...renderPage(<CoachPage />, session, '/dashboard/coach') };
}

test('counters say what they count, and the latest clients lead to theirs', async () => {
  const { container } = open();
  const table = within(await screen.findByRole('table', { name: 'Recent Clients' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent(/^Client 1c1@example\.com-1Nov 2, 2026View Client 1$/);
  expect(second).toHaveTextContent('Company 2');
  expect(table.getByRole('link', { name: 'View Client 3' })).toHaveAttribute(
    'href',
    '/dashboard/clients?client=c3',
  );
  const tiles = screen.getByRole('region', { name: 'Your figures' });
  expect(tiles).toHaveTextContent(
    /1,240 Total Clients.*8 Active Clients, with a story.*12 Stories Created.*3 Stories Published/,
  );
  expect(screen.getByRole('link', { name: 'View all clients' })).toHaveAttribute(
    'href',
    '/dashboard/clients',
  );
  expect(screen.getByRole('link', { name: 'Add New Client' })).toHaveAttribute(
    'href',
    '/dashboard/add-client',
  );
  expect(screen.getByRole('link', { name: 'See your progress' })).toHaveAttribute(
    'href',
    '/dashboard/coach/certification',
  );
  expect(await violationsOf(container)).toEqual([]);
});

test('a record that a notice names is looked for in its section', async () => {
  const fake = createFakeClient();
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const { address } = renderPage(
    <CoachPage />,
    { profile: { role: 'coach' } },
    '/dashboard/coach?call=abc&tab=notes',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Your calls' })).toBeVisible();
  expect(address()).toBe('/dashboard/coach?section=calls&call=abc&tab=notes');
});

test('five clients are all there are: there is no link to more of them', async () => {
  open({ figures: { ...figures, clients: 5 }, recentClients });
  await screen.findByRole('table', { name: 'Recent Clients' });
  expect(screen.queryByRole('link', { name: 'View all clients' })).toBeNull();
});

test('without clients it says so, and how to begin', async () => {
  open(emptyCoachPage);
  expect(await screen.findByText(/^No clients found/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add the first one' })).toHaveAttribute(
    'href',
    '/dashboard/add-client',
  );
});

test('a failure is told in the place of the figures, and asked again', async () => {
  const fake = createFakeClient({ rpc: { coach_page: { figures, recentClients }, list_resources: files } });
  fake.failNext('rpc.coach_page', fakeErrors.denied());
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const { user } = renderPage(<CoachPage />, { profile: { role: 'admin' } }, '/dashboard/coach');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load data');
  expect(screen.getByRole('heading', { name: 'Coach Resources' })).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,240')).toBeVisible();
});

test.each([
  ['a client', { profile: { role: 'user' } }, 'Access denied. Coach privileges required.'],
  [
    'somebody whose role could not be read',
    { profile: null, state: { profileError: new Error('down') } },
    'An error occurred',
  ],
])('%s is told and sent to the dashboard, and nothing is asked', async (_who, session, message) => {
  const { requests, address } = open(undefined, session);
  await waitFor(() => expect(notify.error).toHaveBeenCalledWith(message));
  expect(address()).toBe('/dashboard');
  expect(requests).toEqual([]);
});

test('while the role is unknown there is a spinner, and nothing is asked', () => {
  const { requests } = open(undefined, { profile: null });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your role');
  expect(requests).toEqual([]);
});

test('the blueprint opens in place; paper has all of it open, and leaves it as it was', async () => {
  const { user, container } = open();
  const button = await screen.findByRole('button', { name: 'View Blueprint' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const panel = within(await screen.findByRole('region', { name: 'Wealth Expansion Blueprint' }));
  const parts = panel.getAllByRole('group');
  expect(parts).toHaveLength(blueprintComponents.length);
  const isOpen = () => parts.map((one) => one.hasAttribute('open')).filter(Boolean).length;
  expect(isOpen()).toBe(0);
  fireEvent(window, new Event('beforeprint'));
  expect(isOpen()).toBe(10);
  fireEvent(window, new Event('afterprint'));
  expect(isOpen()).toBe(0);
  expect(await violationsOf(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hide Blueprint' }));
  expect(screen.queryByRole('region', { name: 'Wealth Expansion Blueprint' })).toBeNull();
});

test('a paper comes as a file of its format, and counts', async () => {
  const { user, requests } = open();
  expect(await screen.findAllByText('20 KB and 20 KB, downloaded 2 times')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'PDF of the Client Onboarding Guide' }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'client-onboarding-guide.pdf' })),
  );
  expect(requests.find(({ name }) => name === 'rpc.open_resource')?.body).toEqual({
    resource_id: 'client-onboarding-guide-pdf',
  });
});
