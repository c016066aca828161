import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Section as Coaches } from './coaches-section.tsx';
import { Section as Users } from './users-section.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('../../lib/use-live.ts', () => ({ useLive: jest.fn() }));
jest.mock('../../list/live-rows.ts', () => ({ useLiveRows: () => undefined }));

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const person = (index: number, role: string, parts: object = {}) => ({
  id: index === 0 ? 'me' : idOf(index),
  email: `person${String(index)}@example.com`,
  name: `Person ${String(index)}`,
  search: `person ${String(index)}`,
  role,
  status: 'active',
  account_type: 'client',
  company: null,
  phone: null,
  onboarded: true,
  created_at: '2026-11-03T12:00:00Z',
  updated_at: '2026-11-03T12:00:00Z',
  version: 7,
  ...parts,
});
const people = [person(0, 'admin'), person(1, 'coach'), person(2, 'user', { status: 'suspended' })];
const invitation = (index: number, state: string, parts: object = {}) => ({
  id: idOf(100 + index),
  email: `guest${String(index)}@example.com`,
  name: '',
  role: 'coach',
  state,
  sends: index,
  sent_at: '2026-11-10T12:00:00Z',
  expires_at: '2026-11-17T12:00:00Z',
  accepted_at: null,
  accepted_by: null,
  created_at: '2026-11-10T12:00:00Z',
  invited_by: null,
  ...parts,
});
const invitations = [
  invitation(1, 'pending'),
  invitation(2, 'expired'),
  invitation(3, 'accepted', { accepted_at: '2026-11-12T12:00:00Z', accepted_by: idOf(1) }),
  invitation(4, 'withdrawn'),
];
const facts = {
  sessions: 2,
  signedInAt: null,
  secondFactor: true,
  ownClients: 0,
  coachedClients: 3,
  leads: 1,
  stories: 0,
  applications: 0,
  calls: 0,
  level: 'Bronze',
  certifiedUntil: '2028-04-14',
};

let success: jest.SpyInstance;
let error: jest.SpyInstance;
beforeEach(() => {
  success = jest.spyOn(notify, 'success').mockReturnValue('');
  error = jest.spyOn(notify, 'error').mockReturnValue('');
  window.matchMedia = (query) => Object.assign(new EventTarget(), { media: query, matches: true }) as never;
});
afterEach(() => jest.restoreAllMocks());

type Given = Parameters<typeof createFakeClient>[0];
function open(more = '', given: Given = {}, page: ReactNode = <Users />) {
  const fake = createFakeClient({
    ...given,
    tables: {
      profiles: people,
      invitation_states: invitations,
      clients: [{ id: 'c', coach_id: idOf(1) }],
      coach_accounts: [{ ...people[1], clients: 1240 }],
      ...given.tables,
    },
    rpc: { account_facts: facts, change_role: { version: 8, batch: null }, ...given.rpc },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const view = () =>
    renderPage(page, { profile: { role: 'admin' } }, `/dashboard/admin?section=users${more}`);
  return { ...fake, start: view };
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const refusal = (status: number, message: string, retryAfter?: number) =>
  ({ name: 'refusal', status, message, retryAfter }) as ReturnType<typeof fakeErrors.denied>;
async function undo(words: string) {
  await waitFor(() => expect(success).toHaveBeenCalled());
  const { container, unmount } = render(<div role="note">{success.mock.lastCall?.[0] as ReactNode}</div>);
  expect(container).toHaveTextContent(words);
  // The toast is rendered here: in the app, the shell shows toasts above an open drawer.
  fireEvent.click(within(container).getByRole('button', { name: 'Undo' }));
  unmount();
}

describe('accounts', () => {
  test('filters narrow the request; an empty result can be cleared', async () => {
    const { start, requests } = open('&role=coach&status=suspended');
    const { user } = start();
    expect(await screen.findByText('No users found')).toBeVisible();
    const filters = requests.find(({ target, isCounted }) => target === 'profiles' && isCounted)?.filters;
    expect(filters).toEqual([
      ['role', 'in.("coach")'],
      ['status', 'in.("suspended")'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Show all users' }));
    expect(await row('person2@example.com')).toHaveTextContent('Suspended');
  });

  test('an account shows its sign-ins, what belongs to it, and its invitations', async () => {
    open(`&user=${idOf(1)}`, {
      tables: { invitation_states: [invitation(1, 'accepted', { email: 'person1@example.com' })] },
    }).start();
    const drawer = await dialog('Person 1');
    expect(await drawer.findByRole('link', { name: '3' })).toHaveAttribute(
      'href',
      `/dashboard/clients?coach=${idOf(1)}`,
    );
    expect(drawer.getByText('Never')).toBeVisible();
    expect(await drawer.findByRole('link', { name: 'Accepted' })).toHaveAttribute(
      'href',
      `/dashboard/admin?section=users&invitation=${idOf(101)}`,
    );
    expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
  });

  test('figures that fail to load leave the account in sight', async () => {
    const { start, failNext } = open(`&user=${idOf(1)}`);
    failNext('rpc.account_facts', fakeErrors.denied());
    start();
    expect(await screen.findByText('The figures of the account could not be loaded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'person1@example.com' })).toBeVisible();
  });

  test('an account that is gone says so', async () => {
    open(`&user=${idOf(9)}`).start();
    expect(await screen.findByText(/^This account does not exist/)).toBeVisible();
  });
});

describe('a change of role', () => {
  const begin = async (label: string, given: Given = {}) => {
    const fake = open('', given);
    const view = fake.start();
    await view.user.click(await screen.findByRole('button', { name: label }));
    const asked = await dialog(label);
    const apply = asked.getByRole('button', { name: label.split(':')[0] ?? '' });
    return { ...fake, ...view, asked, apply };
  };

  test('from coach to user gives the clients to the chosen coach; undo returns both', async () => {
    const { user, asked, apply, called } = await begin('Remove Coach: Person 1', {
      tables: { profiles: [...people, person(3, 'coach')] },
      rpc: { change_role: { version: 8, batch: 'b1' }, undo: { restored: 1, left: 0 } },
    });
    const heirs = await asked.findByRole('combobox');
    await within(heirs).findByRole('option', { name: 'Person 3, person3@example.com' });
    expect(within(heirs).queryByRole('option', { name: /^Person 1/ })).toBeNull();
    await user.selectOptions(heirs, idOf(3));
    await user.click(apply);
    await waitFor(() => expect(called('rpc.change_role')).toHaveLength(1));
    expect(called('rpc.change_role')[0]?.args[0]).toMatchObject({
      user_id: idOf(1),
      role: 'user',
      expected: 7,
      clients_to: idOf(3),
    });
    await undo('User role updated to user');
    await waitFor(() => expect(success).toHaveBeenLastCalledWith('Undone'));
    expect(called('rpc.change_role')[1]?.args[0]).toMatchObject({ role: 'coach', expected: 8 });
    expect(called('rpc.undo')[0]?.args).toEqual([{ batch: 'b1' }]);
  });

  test('waits for the number of clients, which can be asked for again', async () => {
    const fake = open();
    fake.failNext('clients.select', fakeErrors.denied());
    const { user } = fake.start();
    await user.click(await screen.findByRole('button', { name: 'Remove Coach: Person 1' }));
    const asked = await dialog('Remove Coach: Person 1');
    expect(await asked.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(asked.getByRole('button', { name: 'Remove Coach' })).toBeDisabled();
    await user.click(asked.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked.getByRole('button', { name: 'Remove Coach' })).toBeEnabled());
  });

  test('that is canceled changes nothing', async () => {
    const { user, asked, called } = await begin('Make Admin: Person 2');
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(called('rpc.change_role')).toEqual([]);
  });

  const conflict = fakeErrors.database('PT409', 'refused', 'version');
  test.each([
    [
      'another role since',
      conflict,
      person(2, 'coach'),
      'Person 2 is a coach now, because another administrator just changed the role. Try again.',
    ],
    ['deleted since', conflict, null, 'The account of Person 2 was just deleted.'],
    [
      'one’s own role',
      fakeErrors.database('PT409', 'refused', 'own-role'),
      person(2, 'user'),
      'Failed to update user role. Ask another administrator to remove your role.',
    ],
    [
      'not allowed',
      fakeErrors.denied(),
      person(2, 'user'),
      'Failed to update user role. Your account does not have permission to do this.',
    ],
  ])('that is refused gives the reason: %s', async (_, reason, now, words) => {
    const { user, apply, failNext, table } = await begin('Make Admin: Person 2');
    failNext('rpc.change_role', reason);
    if (now === null) table('profiles').delete(idOf(2));
    else table('profiles').set(idOf(2), now);
    await user.click(apply);
    await waitFor(() => expect(error).toHaveBeenCalledWith(words));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is not undone over a newer change', async () => {
    const { user, apply, failNext } = await begin('Make Admin: Person 2');
    await user.click(apply);
    await waitFor(() => expect(success).toHaveBeenCalled());
    failNext('rpc.change_role', conflict);
    await undo('User role updated to admin');
    await waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringMatching(/Nothing was undone\.$/)));
  });
});

describe('the CPPS level of an account', () => {
  const choose = async () => {
    const fake = open(`&user=${idOf(1)}`, { rpc: { set_cpps_level: null } });
    const { user } = fake.start();
    const field = await screen.findByRole('combobox', { name: 'CPPS level of Person 1' });
    return { ...fake, user, field };
  };

  test('is set and undone', async () => {
    const { user, field, called } = await choose();
    expect(field).toHaveDisplayValue('Bronze');
    await user.selectOptions(field, 'Silver');
    await undo('Person 1 has Silver level now');
    await waitFor(() => expect(success).toHaveBeenLastCalledWith('Undone'));
    expect(called('rpc.set_cpps_level').map(({ args }) => args[0])).toEqual([
      { user_id: idOf(1), level: 'Silver' },
      { user_id: idOf(1), level: 'Bronze' },
    ]);
  });

  test('stays as it was where it is refused', async () => {
    const { user, field, failNext } = await choose();
    failNext('rpc.set_cpps_level', fakeErrors.denied());
    await user.selectOptions(field, 'Gold');
    await waitFor(() =>
      expect(error).toHaveBeenCalledWith(
        'The level was not changed. Your account does not have permission to do this.',
      ),
    );
    await waitFor(() => expect(field).toHaveDisplayValue('Bronze'));
    expect(success).not.toHaveBeenCalled();
  });
});

describe('invitations', () => {
  const part = '&part=invitations';

  test('only open ones can be resent or withdrawn', async () => {
    const { container } = open(part).start();
    for (const [index, state, isOpen] of [
      [1, 'Pending', true],
      [2, 'Expired', true],
      [3, 'Accepted', false],
      [4, 'Withdrawn', false],
    ] as const) {
      const line = await row(`guest${String(index)}@example.com`);
      expect(line).toHaveTextContent(state);
      expect(within(line).queryByRole('button', { name: /^Resend/ }) !== null).toBe(isOpen);
      expect(within(line).queryByRole('button', { name: /^Withdraw/ }) !== null).toBe(isOpen);
    }
    expect(await violationsOf(container)).toEqual([]);
  });

  test('a person is invited with name and role', async () => {
    const { start, requests } = open(part, { functions: { 'invite-user': {} } });
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const fields = await dialog('Add User');
    await user.type(fields.getByLabelText(/^Email/), 'n@x.co');
    await user.type(fields.getByLabelText(/^Full name/), ' Nan ');
    await user.selectOptions(fields.getByLabelText(/^Role/), 'coach');
    await user.click(fields.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Invitation sent to n@x.co'));
    expect(requests.find(({ name }) => name === 'functions.invite-user')?.body).toEqual({
      email: 'n@x.co',
      name: 'Nan',
      role: 'coach',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a refused invitation keeps the form with the reason', async () => {
    const { start, failNext } = open(part);
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const fields = await dialog('Add User');
    failNext('functions.invite-user', refusal(409, 'It was invited a moment ago.'));
    await user.type(fields.getByLabelText(/^Email/), 'n@x.co');
    await user.click(fields.getByRole('button', { name: 'Add User' }));
    expect(await fields.findByText('Failed to add user. It was invited a moment ago.')).toBeVisible();
    expect(fields.getByLabelText(/^Email/)).toHaveValue('n@x.co');
    expect(success).not.toHaveBeenCalled();
  });

  test.each([
    ['resend', 'Resend the invitation to guest1@example.com', 'Invitation sent to guest1@example.com'],
    ['withdraw', 'Withdraw the invitation to guest1@example.com', 'Invitation withdrawn'],
  ])('%s: a refusal is reported, and it can be repeated', async (action, label, done) => {
    const name = `${action}-invitation`;
    const { start, failNext, requests } = open(part, { functions: { [name]: {} } });
    const { user } = start();
    const press = async () => {
      await user.click(await screen.findByRole('button', { name: label }));
      if (action !== 'withdraw') return;
      const asked = await dialog(`${label}?`);
      await user.click(asked.getByRole('button', { name: 'Withdraw' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    failNext(`functions.${name}`, refusal(409, 'It was accepted.'));
    await press();
    await waitFor(() =>
      expect(error).toHaveBeenCalledWith(expect.stringMatching(/not .*\. It was accepted\.$/)),
    );
    await press();
    await waitFor(() => expect(success).toHaveBeenCalledWith(done));
    const sent = requests.filter((request) => request.name === `functions.${name}`);
    expect(sent.map(({ body }) => body)).toEqual([{ invitationId: idOf(101) }, { invitationId: idOf(101) }]);
  });

  test('a withdrawal that is canceled sends nothing', async () => {
    const { start, requests } = open(part);
    const { user } = start();
    await user.click(
      await screen.findByRole('button', { name: 'Withdraw the invitation to guest2@example.com' }),
    );
    const asked = await dialog('Withdraw the invitation to guest2@example.com?');
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(requests.filter(({ operation }) => operation === 'functions')).toEqual([]);
  });

  test('one that was just sent cannot be resent, and says why', async () => {
    const sent_at = new Date().toISOString();
    const { start, requests } = open(part, {
      tables: { invitation_states: [invitation(1, 'pending', { sent_at })] },
    });
    const { user } = start();
    const resend = await screen.findByRole('button', { name: 'Resend the invitation to guest1@example.com' });
    expect(resend).toHaveAccessibleDescription('Sent less than a minute ago.');
    await user.click(resend);
    expect(requests.filter(({ operation }) => operation === 'functions')).toEqual([]);
  });

  test('an accepted one opens with a link to the account; a deleted inviter is named so', async () => {
    open(`&invitation=${idOf(103)}`).start();
    const drawer = await dialog('guest3@example.com');
    expect(await drawer.findByText('Deleted account')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Open the account' })).toHaveAttribute(
      'href',
      `/dashboard/admin?section=users&user=${idOf(1)}`,
    );
  });

  test('a list that fails to load can be retried', async () => {
    const { start, failNext } = open(part);
    failNext('invitation_states.select', fakeErrors.denied());
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await row('guest1@example.com');
  });
});

test('coaches show the number of their clients with a link to them; search narrows the request', async () => {
  const { start, requests } = open('', {}, <Coaches />);
  const { user } = start();
  expect(await row('person1@example.com')).toHaveTextContent('Person 1Nov 3, 20261,240');
  expect(screen.getByRole('link', { name: 'View Clients of Person 1' })).toHaveAttribute(
    'href',
    `/dashboard/clients?coach=${idOf(1)}`,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'x');
  expect(await screen.findByText('No coaches found')).toBeVisible();
  expect(requests.findLast(({ target }) => target === 'coach_accounts')?.filters).toEqual([
    ['search', 'ilike.%x%'],
  ]);
});
