import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors, FakeSession, type FakeSessionProps } from 'shared-auth/testing';
import userEvent from '@testing-library/user-event';
import { createFakeOnboarding } from '../forms/onboarding/testing/fake-onboarding.ts';
import { findViolations, renderOnce, stubMedia } from '../testing/render-page.tsx';
import { Component as OnboardingPage } from './onboarding-page.tsx';

jest.mock('shared-auth/supabase-client', () => ({
  ...jest.requireActual<object>('shared-auth/supabase-client'),
  getSupabase: jest.fn(),
}));

function SignIn() {
  return <p>Sign-in, then {(useLocation().state as { from: string } | null)?.from}</p>;
}

function open(session: Omit<FakeSessionProps, 'children'> = {}, search = '') {
  stubMedia();
  const router = createMemoryRouter(
    [
      { path: '/onboarding', Component: OnboardingPage },
      { path: '*', Component: SignIn },
    ],
    { initialEntries: [`/onboarding${search}`] },
  );
  return render(
    <FakeSession {...session}>
      <main>
        <RouterProvider router={router} />
      </main>
    </FakeSession>,
  );
}

beforeEach(() => jest.mocked(getSupabase).mockReset());

const region = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the page', () => {
  renderOnce(
    () => (
      <FakeSession>
        <OnboardingPage />
      </FakeSession>
    ),
    '/onboarding',
  );

  test('a welcome stands at the top, under one main heading', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome/);
  });

  test('three things follow, by the names of the specification', () => {
    const heads = region(/^What happens next/).getAllByRole('heading', { level: 3 });
    expect(heads.map((heading) => heading.textContent)).toEqual([
      'Initial consultation',
      'Strategy development',
      'Implementation',
    ]);
  });

  test.each([
    [/\(615\) 555-0142/, 'tel:+16155550142', /^We can fill/],
    [/hello@ninecourse\.example/, 'mailto:hello@ninecourse.example', /^We can fill/],
    ['Sign in', '/login', /^Sign in to start/],
    ['Create an account', '/register', /^Sign in to start/],
    ['Read every question for owners', '/client-application#sample', /^What we ask/],
  ])('%s leads to %s', (name, address, section) => {
    expect(region(section).getByRole('link', { name })).toHaveAttribute('href', address);
  });

  test('the minutes of the hero are those of the steps', () => {
    expect(screen.getByText(/^About 24 minutes for owners/)).toBeVisible();
    expect(region(/^What we ask/).getByText('7 steps, about 24 minutes')).toBeVisible();
  });
});

test.each(['Sign in', 'Create an account'])('%s remembers this page', async (name) => {
  open();
  await userEvent.click(screen.getByRole('link', { name }));
  expect(screen.getByText('Sign-in, then /onboarding#start')).toBeVisible();
});

test('a visitor reads the seven and the four steps, and no data client is loaded for it', () => {
  open();
  expect(region(/^What we ask/).getAllByRole('heading', { level: 4 })).toHaveLength(7 + 4);
  expect(getSupabase).not.toHaveBeenCalled();
});

test('a member finds the first step in its place', async () => {
  jest.mocked(getSupabase).mockResolvedValue(createFakeOnboarding().client);
  open({ user: { email: 'ann@example.com' } });
  expect(await screen.findByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});

test.each([
  ['coach', 'Coach'],
  ['admin', 'Administrator'],
])(
  'a %s is told whom the onboarding is for, and gets no wizard',
  async (role, label) => {
    const { container } = open({
      user: { email: 'kim@example.com' },
      profile: { role, account_type: 'cpa' },
    });
    const told = region(/^This page is for clients and CPAs/);
    expect(told.getByText(`You are signed in as kim@example.com. Your role is ${label}.`)).toBeVisible();
    expect(told.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
    expect(getSupabase).not.toHaveBeenCalled();
    expect(await findViolations(container)).toEqual([]);
  },
  30_000,
);

test('a member whose profile is not there yet can ask for it again', async () => {
  const reloadProfile = jest.fn(async () => undefined);
  open({
    user: { email: 'ann@example.com' },
    profile: null,
    state: { profileError: 'Your profile could not be loaded.' },
    operations: { reloadProfile },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Your profile could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reloadProfile).toHaveBeenCalledTimes(1);
});

const letterLink = `?intake=${'t'.repeat(43)}`;
/** Backend stub that accepts a link, or rejects it for a reason. Returns the tokens it received. */
function intakeBackend({ reason, isRepeat = false }: { reason?: string; isRepeat?: boolean } = {}) {
  const { client, requests, failNext } = createFakeClient({
    tables: { onboarding_answers: [] },
    rpc: { accept_intake: { clientId: 'client', name: 'Ann Lee', isRepeat } },
  });
  if (reason !== undefined)
    failNext('rpc.accept_intake', {
      ...fakeErrors.database('42501', 'This link was sent to a***@x.example.'),
      details: reason,
    });
  jest.mocked(getSupabase).mockResolvedValue(client);
  return () => requests.filter(({ name }) => name === 'rpc.accept_intake').map(({ body }) => body);
}

test('the link of an intake letter waits until somebody is signed in, and counts once', async () => {
  const tokens = intakeBackend();
  const visitor = open({}, letterLink);
  expect(screen.getByText('Use the address that received our email.')).toBeVisible();
  expect(tokens()).toEqual([]);
  visitor.unmount();
  for (const name of ['About you', 'About you']) {
    const member = open({ user: { email: 'ann@example.com' } });
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    expect(tokens()).toEqual([{ token: 't'.repeat(43) }]);
    member.unmount();
  }
}, 30_000);

test.each(['link', 'used', 'email', 'other-client', 'unconfirmed'])(
  'a link that is rejected (%s) shows the reason of the database, over a form that works',
  async (reason) => {
    intakeBackend({ reason });
    open({ user: { email: 'ann@example.com' } }, letterLink);
    expect(await screen.findByText('This link was sent to a***@x.example.')).toBeVisible();
    expect(screen.getByText('The link in our email does not work for this account')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
  },
);

test('a link that this account accepted before says so, over the form', async () => {
  intakeBackend({ isRepeat: true });
  open({ user: { email: 'ann@example.com' } }, letterLink);
  expect(
    await screen.findByText('This account signs in as Ann Lee already. Nothing has changed.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
});

test('staff who follow a link read why it is not for them', async () => {
  const tokens = intakeBackend({ reason: 'staff' });
  open({ user: { email: 'kim@example.com' }, profile: { role: 'coach' } }, letterLink);
  expect(await screen.findByText('This link was sent to a***@x.example.')).toBeVisible();
  expect(tokens()).toHaveLength(1);
  expect(screen.queryByRole('form')).toBeNull();
});
