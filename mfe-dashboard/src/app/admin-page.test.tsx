import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../testing/render-page.tsx';
import { watchMessages } from '../testing/watch-messages.ts';
import { Component as Admin } from './admin-page.tsx';
import { adminSections } from './section-lists.ts';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const person = (index: number, role: string) => ({
  id: index === 0 ? 'me' : idOf(index),
  email: `person${String(index)}@example.com`,
  name: index === 2 ? '' : `Person ${String(index)}`,
  role,
  status: 'active',
  account_type: 'client',
  created_at: `2026-0${String(index + 1)}-03T12:00:00Z`,
  version: 1,
});
const people = [person(0, 'admin'), person(1, 'coach'), person(2, 'user')];

function serve(more: Parameters<typeof createFakeClient>[0] = {}) {
  const fake = createFakeClient({ tables: { profiles: people, clients: [] }, ...more });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return fake;
}
const open = (entry = '/dashboard/admin?section=users', role = 'admin') =>
  renderPage(<Admin />, { profile: { role } }, entry);
const list = async () => within(await screen.findByRole('region', { name: 'User Management' }));

// Load the sections' code first, so that the tests wait only for their requests.
beforeAll(() => Promise.all(adminSections.map(({ load }) => load())));
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { media: query, matches: true }) as unknown as MediaQueryList;
});

test.each(['user', 'coach'])('a %s is told and sent to the dashboard, and nothing is asked', async (role) => {
  const said = watchMessages();
  const { requests } = serve();
  const { address } = open('/dashboard/admin', role);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(said).toContain('error: Access denied');
  expect(requests).toEqual([]);
});

test('while the role is unknown nothing is asked; a check that fails says so', async () => {
  const said = watchMessages();
  const { requests } = serve();
  const { unmount } = renderPage(<Admin />, { profile: null, state: { loading: true } }, '/dashboard/admin');
  expect(screen.queryByRole('navigation')).toBeNull();
  unmount();
  renderPage(<Admin />, { profile: null, state: { profileError: 'x' } }, '/dashboard/admin');
  await waitFor(() => expect(said).toContain('error: An error occurred'));
  expect(requests).toEqual([]);
});

test('accounts with the buttons that each has; one’s own role stays', async () => {
  serve();
  const { user, container } = open();
  const rows = await list();
  expect(await rows.findByRole('button', { name: 'Remove Coach: Person 1' })).toBeVisible();
  expect(rows.getByRole('button', { name: 'Make Coach: person2@example.com' })).toBeVisible();
  const own = rows.getByRole('button', { name: 'Remove Admin: Person 0' });
  await waitFor(() => expect(own).toHaveAccessibleDescription('The firm needs at least one administrator.'));
  expect(own).toHaveAttribute('aria-disabled', 'true');
  await user.click(own);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await violationsOf(container)).toEqual([]);
});

test('a role is changed once it was asked, with the version that was seen', async () => {
  watchMessages();
  const { requests } = serve({ rpc: { change_role: { version: 2, batch: null } } });
  const { user } = open();
  await user.click(await (await list()).findByRole('button', { name: 'Make Coach: person2@example.com' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(
    asked.getByText('person2@example.com will see their assigned clients and the training.'),
  ).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Make Coach' }));
  await waitFor(() =>
    expect(requests.find(({ name }) => name === 'rpc.change_role')?.body).toEqual({
      user_id: idOf(2),
      role: 'coach',
      expected: 1,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['Remove Coach', 'coach'],
  ['Remove Admin', 'admin'],
] as const)(
  '%s: who takes over the clients is chosen; the way back restores role and clients',
  async (label, role) => {
    const said = jest.spyOn(notify, 'success').mockReturnValue('');
    const taking = person(4, 'coach');
    const { requests } = serve({
      tables: {
        profiles: [person(0, 'admin'), person(3, role), taking],
        clients: [{ id: idOf(8), coach_id: idOf(3) }],
      },
      rpc: { change_role: { version: 2, batch: idOf(9) }, undo: { restored: 1, left: 0 } },
    });
    const { user } = open();
    await user.click(await (await list()).findByRole('button', { name: `${label}: Person 3` }));
    const asked = within(await screen.findByRole('dialog'));
    await user.selectOptions(
      await asked.findByLabelText(/^1 client will have no coach/),
      await asked.findByRole('option', { name: /Person 4/ }),
    );
    await user.click(asked.getByRole('button', { name: label }));
    const changes = () => requests.filter(({ name }) => name === 'rpc.change_role').map(({ body }) => body);
    await waitFor(() =>
      expect(changes()).toEqual([{ user_id: idOf(3), role: 'user', expected: 1, clients_to: idOf(4) }]),
    );
    await waitFor(() => expect(said).toHaveBeenCalled());
    render(said.mock.calls[0]?.[0] as ReactElement);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes()[1]).toEqual({ user_id: idOf(3), role, expected: 2 }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'rpc.undo')?.body).toEqual({ batch: idOf(9) }),
    );
  },
);

test('whoever was quicker is told of; the database’s refusal has its reason', async () => {
  const said = watchMessages();
  const fake = serve({ rpc: { change_role: { version: 2, batch: null } } });
  const { user } = open();
  const press = async () => {
    await user.click(await (await list()).findByRole('button', { name: 'Make Admin: person2@example.com' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make Admin' }));
  };
  const refused = (details: string) =>
    fake.failNext('rpc.change_role', fakeErrors.database('PT409', 'refused', details));
  refused('last-admin');
  await press();
  await waitFor(() =>
    expect(said).toContain('error: Failed to update user role. The firm needs at least one administrator.'),
  );
  refused('version');
  await press();
  await waitFor(() =>
    expect(said).toContain('error: person2@example.com was just changed. Review it, then try again.'),
  );
});

test('a list that cannot be read says so, and is asked again', async () => {
  const fake = serve();
  fake.failNext('profiles.select', fakeErrors.denied());
  open();
  expect(await screen.findByText('Failed to load users')).toBeVisible();
});

test('nobody is told to be invited where the function is not there', async () => {
  const fake = serve();
  fake.failNext('functions.invite-user', fakeErrors.api(404, 'NOT_FOUND', 'no function'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Add User' }));
  expect((await form.findAllByText('Email is required'))[0]).toBeVisible();
  await user.type(form.getByLabelText(/Email/), 'person1@example.com');
  await user.click(form.getByRole('button', { name: 'Add User' }));
  const known = 'person1@example.com has an account. Change the role in the list.';
  expect((await form.findAllByText(known))[0]).toBeVisible();
  await user.clear(form.getByLabelText(/Email/));
  await user.type(form.getByLabelText(/Email/), 'new@example.com');
  await user.click(form.getByRole('button', { name: 'Add User' }));
  expect(await form.findByText(/would be implemented here/)).toBeVisible();
});
