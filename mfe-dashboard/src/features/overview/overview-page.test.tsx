import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors, type FakeClientInput } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as Overview } from './overview-page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

function serve(input: FakeClientInput = {}) {
  const fake = createFakeClient(input);
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return fake;
}

const client = (id: string, extra: object = {}) => ({
  id,
  name: `Client ${id}`,
  company: null,
  status: 'Active',
  last_contact: null,
  ...extra,
});

const denied = fakeErrors.database('42501', 'permission denied for table private.clients');
const links = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  localStorage.clear();
  serve();
});

test('a spinner stands there while the session loads', () => {
  renderPage(<Overview />, { state: { loading: true } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your dashboard');
});

describe('for clients', () => {
  test('a welcome by the local part of the address, and cards to clients and resources', async () => {
    const { container } = renderPage(<Overview />, { profile: { role: 'user', name: 'Dana Whitcombe' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, dana');
    expect(links('Manage clients')).toBe('/dashboard/clients');
    expect(links('Resources')).toBe('/dashboard/resources');
    expect(await screen.findByText(/No clients are on your list/)).toBeVisible();
    expect(await screen.findByText('None is on record for you so far.')).toBeVisible();
    expect(screen.queryByText(/coming soon/i)).not.toBeInTheDocument();
    expect(await violationsOf(container)).toEqual([]);
  });

  test('recent clients come from the database, each leading to its place in the list', async () => {
    serve({
      tables: {
        clients: [client('a', { company: 'Acme', last_contact: '2026-11-02' }), client('b')],
        stories: [{ id: 1, user_id: 'me' }],
      },
    });
    renderPage(<Overview />, { profile: { role: 'user' } });
    const recent = within(screen.getByRole('region', { name: 'Recent Clients' }));
    expect(await recent.findByRole('link', { name: 'Client a' })).toHaveAttribute(
      'href',
      '/dashboard/clients?client=a',
    );
    expect(recent.getByText('Acme')).toBeVisible();
    expect(recent.getByText('Last contact Nov 2, 2026')).toBeVisible();
    expect(recent.getByRole('link', { name: 'View all clients' })).toBeVisible();
    expect(await screen.findByText('You have 1 story on record.')).toBeVisible();
  });

  test('a list that cannot be read says so and can be asked for again', async () => {
    serve({ tables: { clients: [client('a')] } }).failNext('clients.select', denied);
    const { user } = renderPage(<Overview />, { profile: { role: 'user' } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Clients could not be loaded');
    expect(alert).toHaveTextContent('Your account may not do this.');
    expect(alert).not.toHaveTextContent('private');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Client a' })).toBeVisible();
  });

  test('an unknown role gets the same view', async () => {
    renderPage(<Overview />, { profile: { role: 'auditor' } });
    expect(screen.getByRole('link', { name: 'Manage clients' })).toBeVisible();
    expect(await screen.findByText(/No clients are on your list/)).toBeVisible();
  });
});

test('while figures are on their way nothing stands in for them that could be read as one', () => {
  serve({});
  renderPage(<Overview />, { profile: { role: 'coach' } });
  const region = within(screen.getByRole('region', { name: 'Your figures' }));
  expect(region.getByRole('status')).toHaveTextContent('Loading your figures');
  expect(region.queryByText(/\d/)).not.toBeInTheDocument();
  expect(region.queryAllByRole('link')).toEqual([]);
});

describe('for coaches', () => {
  const figures = async () => {
    const region = within(screen.getByRole('region', { name: 'Your figures' }));
    await region.findByText(/^\d+%$/);
    return ['Active Clients', 'Stories Created', 'Success Stories', 'Completion Rate'].map(
      (label) => region.getByText(label).closest('p')?.textContent,
    );
  };

  const stories = (clients_with_stories: number, all: number, published: number) =>
    serve({ rpc: { story_figures: { clients_with_stories, stories: all, published } } });

  test('four figures computed from clients and stories', async () => {
    stories(2, 3, 2);
    const { container } = renderPage(<Overview />, { profile: { role: 'coach' } });
    expect(await figures()).toEqual([
      '2 Active Clients',
      '3 Stories Created',
      '2 Success Stories',
      '67% Completion Rate',
    ]);
    expect(links('Client Management')).toBe('/dashboard/clients');
    expect(links('Coach Tools')).toBe('/dashboard/coach');
    expect(await violationsOf(container)).toEqual([]);
  });

  test('a zero is a real zero with a next step', async () => {
    stories(0, 0, 0);
    renderPage(<Overview />, { profile: { role: 'coach' } });
    expect(await figures()).toEqual([
      '0 Active Clients',
      '0 Stories Created',
      '0 Success Stories',
      '0% Completion Rate',
    ]);
    for (const step of screen.getAllByRole('link', { name: 'Pick a client to begin with' })) {
      expect(step).toHaveAttribute('href', '/dashboard/clients');
    }
  });
});

test('administrators get counts and four cards', async () => {
  const rows = (length: number) => Array.from({ length }, (_, id) => ({ id, status: 'new' }));
  serve({ tables: { profiles: rows(3), clients: rows(16), leads: rows(2) } });
  const { container } = renderPage(<Overview />, { profile: { role: 'admin' } });
  const counts = within(screen.getByRole('region', { name: 'Counts' }));
  expect((await counts.findByText('16')).closest('p')).toHaveTextContent('16 Clients');
  expect(counts.getByText('New leads').closest('p')).toHaveTextContent('2 New leads');
  expect(['Admin Panel', 'Client Management', 'Coach Tools', 'Resources'].map(links)).toEqual([
    '/dashboard/admin',
    '/dashboard/clients',
    '/dashboard/coach',
    '/dashboard/resources',
  ]);
  expect(await violationsOf(container)).toEqual([]);
});

describe('the own application for certification', () => {
  const row = {
    user_id: 'me',
    reference: 'CPPS-7K3M-Q9XT',
    applicant_type: 'cpa',
    status: 'submitted',
    review_due_at: '2026-11-24T20:00:00+00:00',
    created_at: '2026-11-20T20:00:00+00:00',
    id: 'a',
  };
  const cohorts = [{ id: 'c', name: 'Cohort of January 2027', starts_on: '2027-01-12' }];
  const cohort_members = [{ application_id: 'a', cohort_id: 'c' }];
  const waitlist = [{ application_id: 'a', status: 'waiting' }];

  test.each([
    ['Received', 'It is reviewed by Tuesday, November 24, 2026 at 3:00 PM ET.', {}, {}],
    ['In review', 'It is reviewed by Tuesday', { status: 'in_review' }, {}],
    [
      'Approved',
      'You have a seat in Cohort of January 2027, which starts on January 12, 2027.',
      { status: 'approved' },
      { cohorts, cohort_members },
    ],
    ['Approved', 'You are on the waiting list', { status: 'approved' }, { waitlist }],
    ['Not accepted', 'The reason is in our email', { status: 'rejected' }, {}],
    ['Withdrawn', 'You can apply again', { status: 'withdrawn' }, {}],
  ])('%s: %s', async (label, words, change, tables) => {
    serve({ tables: { certification_applications: [{ ...row, ...change }], ...tables } });
    const { container } = renderPage(<Overview />, { profile: { role: 'user' } });
    const card = within(await screen.findByRole('region', { name: 'Your application for certification' }));
    expect(card.getByText(label)).toBeVisible();
    expect(card.getByText(new RegExp(words))).toHaveTextContent('CPPS-7K3M-Q9XT');
    expect(links('See where it stands')).toBe('/cpps/application?reference=CPPS-7K3M-Q9XT');
    expect(await violationsOf(container)).toEqual([]);
  });

  test('the application of somebody else, and none at all, show nothing', async () => {
    serve({ tables: { certification_applications: [{ ...row, user_id: 'you' }] } });
    renderPage(<Overview />, { profile: { role: 'user' } });
    await waitFor(() => expect(screen.getByText(/No clients are on your list/)).toBeVisible());
    expect(screen.queryByText(/Your application/)).not.toBeInTheDocument();
  });
});

test('administrators see how many applications wait, how long, and how many are late', async () => {
  const oldest = new Date(Date.now() - 75 * 3_600_000).toISOString();
  serve({ rpc: { application_figures: { submitted: 3, in_review: 1, overdue: 1, oldest } } });
  const { container } = renderPage(<Overview />, { profile: { role: 'admin' } });
  const waiting = await screen.findByRole('link', { name: '4 applications wait for a decision' });
  expect(waiting).toHaveAttribute('href', '/dashboard/applications');
  expect(waiting.closest('section')).toHaveTextContent('the oldest for 3 days. 1 is overdue.');
  expect(await violationsOf(container)).toEqual([]);
});

test('nobody waits: that is said, and nothing is late', async () => {
  serve({ rpc: { application_figures: { submitted: 0, in_review: 0, overdue: 0, oldest: null } } });
  renderPage(<Overview />, { profile: { role: 'admin' } });
  expect(await screen.findByText('No applications wait for a decision.')).toBeVisible();
});

describe('the card for new users', () => {
  const card = () => screen.queryByRole('region', { name: 'Tell us about your business' });
  const isNew = { state: { isNewUser: true } };

  test('leads to the onboarding; put off, it stays away for this user alone', async () => {
    const { user, unmount } = renderPage(<Overview />, isNew);
    expect(links('Start onboarding')).toBe('/onboarding#start');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(card()).not.toBeInTheDocument();
    unmount();
    const again = renderPage(<Overview />, isNew);
    expect(card()).not.toBeInTheDocument();
    again.unmount();
    renderPage(<Overview />, { ...isNew, user: { id: 'somebody-else', email: 'x@example.com' } });
    expect(card()).toBeInTheDocument();
  });

  test('does not show to others', async () => {
    renderPage(<Overview />);
    await waitFor(() => expect(screen.getByText(/No clients are on your list/)).toBeVisible());
    expect(card()).not.toBeInTheDocument();
  });
});
