import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { isValidElement } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { clientsList } from 'shared-contract/lists/clients';
import { notify } from 'shared-ui/toast';
import { useListAddress } from '../../list/list-screen.ts';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { ClientDrawer } from './drawer.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

// Wide enough for every column.
beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList;
});

const id = '00000000-0000-4000-8001-000000000003';
const holm = {
  id,
  name: 'Ada Holm',
  email: 'ada@example.com',
  phone: null,
  company: 'Holm Steel',
  status: 'Prospect',
  revenue: 2_000_000,
  retainer_value: 25_000,
  tax_savings: 100_000,
  last_contact: null,
  strategies: [],
  user_id: null,
  account_id: null,
  coach_id: null,
  created_at: '2026-10-01T12:00:00Z',
  updated_at: '2026-10-02T12:00:00Z',
  version: 4,
  updated_by: null,
};
const event = (key: number, more: object) => ({
  id: key,
  client_id: id,
  kind: 'note',
  from_value: null,
  to_value: null,
  changed: null,
  note: null,
  happened_on: null,
  created_at: '2026-11-01T12:00:00Z',
  edited_at: null,
  removed_at: null,
  is_shared: false,
  actor_id: 'corwin',
  profiles: { name: 'Corwin Hale' },
  ...more,
});
const deadline = {
  id: 'd1',
  client_id: id,
  name: 'Form 5500',
  due_on: '2027-07-31',
  done_at: null,
  version: 1,
};

function Drawer() {
  const address = useListAddress(clientsList);
  return address.opened === null ? null : (
    <ClientDrawer
      id={address.opened}
      screen={address}
      rows={[]}
      coaches={new Map()}
      setQuick={() => undefined}
    />
  );
}

function open(
  role = 'coach',
  search = '',
  more: {
    client?: object;
    tables?: object;
    rpc?: NonNullable<Parameters<typeof createFakeClient>[0]>['rpc'];
  } = {},
) {
  const fake = createFakeClient({
    tables: {
      clients: [{ ...holm, ...more.client }],
      client_events: [
        event(1, { kind: 'created', actor_id: 'ola', profiles: null }),
        event(2, { kind: 'status', from_value: 'Inactive', to_value: 'Prospect' }),
        event(3, { note: 'Wants to see the numbers.' }),
      ],
      client_deadlines: [deadline],
      ...more.tables,
    },
    rpc: {
      names_of: ({ people }: { people: string[] }) =>
        people.filter((one) => one === 'ola').map((one) => ({ id: one, name: 'Ola Admin' })),
      ...more.rpc,
    },
    defaults: {
      client_events: (row) => ({ ...event(9, {}), ...row }),
      client_deadlines: (row) => ({ ...deadline, id: 'd2', ...row }),
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return {
    ...fake,
    ...renderPage(<Drawer />, { profile: { role } }, `/dashboard/clients?client=${id}&${search}`),
  };
}
const status = () => screen.findByRole('combobox', { name: 'Status' });
function wayBack(said: jest.SpyInstance) {
  const message: unknown = said.mock.calls.at(-1)?.[0];
  if (!isValidElement(message)) throw new Error('The message offers nothing.');
  render(message);
  return screen.getByRole('button', { name: 'Undo' });
}

afterEach(() => jest.restoreAllMocks());

test('a new status is written at once, said, and can be taken back', async () => {
  const said = jest.spyOn(notify, 'success').mockReturnValue('');
  const { user, table } = open();
  await user.selectOptions(await status(), 'Active');
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  expect(table('clients').get(id)?.['status']).toBe('Active');
  await waitFor(async () => expect(await status()).toHaveValue('Active'));
  const undo = wayBack(said);
  expect(undo.parentElement).toHaveTextContent(/^Status changed to Active/);
  fireEvent.click(undo);
  await waitFor(() => expect(said).toHaveBeenLastCalledWith('Undone'));
  expect(table('clients').get(id)?.['status']).toBe('Prospect');
});

test('what somebody else has changed meanwhile is not written over', async () => {
  const told = jest.spyOn(notify, 'error').mockReturnValue('');
  const { user, table } = open();
  const select = await status();
  table('clients').set(id, { ...holm, status: 'Inactive', version: 5, updated_by: 'ola' });
  await user.selectOptions(select, 'Active');
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(told.mock.calls[0]?.[0]).toBe('Changed by Ola Admin in the meantime. This is the current version.');
  expect(table('clients').get(id)?.['status']).toBe('Inactive');
  await waitFor(async () => expect(await status()).toHaveValue('Inactive'));
});

test('nor is it by the way back', async () => {
  const said = jest.spyOn(notify, 'success').mockReturnValue('');
  const told = jest.spyOn(notify, 'error').mockReturnValue('');
  const { user, table } = open();
  await user.selectOptions(await status(), 'Active');
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  table('clients').set(id, { ...holm, status: 'Inactive', version: 6 });
  fireEvent.click(wayBack(said));
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(told.mock.calls[0]?.[0]).toMatch(/Nothing was undone\.$/);
  expect(table('clients').get(id)?.['status']).toBe('Inactive');
});

test('a status that could not be written is told, and stays', async () => {
  const told = jest.spyOn(notify, 'error').mockReturnValue('');
  const { user, failNext } = open();
  const select = await status();
  failNext('clients.update', fakeErrors.denied());
  await user.selectOptions(select, 'Active');
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(await status()).toHaveValue('Prospect');
});

describe('the activity', () => {
  const entries = () =>
    within(screen.getByRole('list', { name: 'Activity' }))
      .getAllByRole('listitem')
      .map((entry) => entry.textContent);

  test('tells what happened, the latest first', async () => {
    open('coach', 'tab=activity');
    await waitFor(() =>
      expect(entries()).toEqual([
        'Note, Corwin Hale, Nov 1, 2026Wants to see the numbers.',
        'Status from Inactive to Prospect, Corwin Hale, Nov 1, 2026Revert',
        'Added, Ola Admin, Nov 1, 2026',
      ]),
    );
    expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
  });

  test('takes a call, and asks what it was about', async () => {
    const { user, table } = open('coach', 'tab=notes');
    const form = within(await screen.findByRole('form', { name: 'Write down' }));
    await user.click(form.getByRole('radio', { name: 'Call' }));
    await user.click(form.getByRole('button', { name: 'Add to the activity' }));
    expect(form.getByText('Describe the contact.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'What it was about' }), 'Agreed on the plan');
    await user.click(form.getByRole('button', { name: 'Add to the activity' }));
    await waitFor(() =>
      expect([...table('client_events').values()].at(-1)).toMatchObject({
        client_id: id,
        kind: 'call',
        note: 'Agreed on the plan',
      }),
    );
    expect(form.getByRole('textbox', { name: 'What it was about' })).toHaveValue('');
  });

  test('keeps what was typed when it could not be saved', async () => {
    const { user, failNext } = open('coach', 'tab=notes');
    const form = within(await screen.findByRole('form', { name: 'Write down' }));
    failNext('client_events.insert', fakeErrors.denied());
    await user.type(form.getByRole('textbox', { name: 'What it was about' }), 'Agreed');
    await user.click(form.getByRole('button', { name: 'Add to the activity' }));
    expect(await form.findByText(/what you typed is still here/)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'What it was about' })).toHaveValue('Agreed');
  });
});

describe('deadlines', () => {
  test('are met by a tick, unless somebody else was faster', async () => {
    const told = jest.spyOn(notify, 'error').mockReturnValue('');
    const { user, table } = open('coach', 'tab=deadlines');
    const tick = () => screen.findByRole('checkbox', { name: 'Met: Form 5500, Jul 31, 2027' });
    await user.click(await tick());
    await waitFor(async () => expect(await tick()).toBeChecked());
    expect(table('client_deadlines').get('d1')?.['done_at']).not.toBeNull();
    table('client_deadlines').set('d1', { ...deadline, version: 7, updated_by: 'ola' });
    await user.click(await tick());
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith('Changed by Ola Admin in the meantime. This is the current version.'),
    );
    await waitFor(async () => expect(await tick()).not.toBeChecked());
  });

  test('are added with a name and a day, and each is asked for', async () => {
    const { user, table } = open('admin', 'tab=deadlines');
    const form = within(await screen.findByRole('form', { name: 'New deadline' }));
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(form.getByText('Enter what is due.')).toBeVisible();
    expect(form.getByText('Choose the day.')).toBeVisible();
    await user.type(form.getByLabelText('What is due'), 'Estimate');
    await user.type(form.getByLabelText('On'), '2027-01-15');
    await user.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect([...table('client_deadlines').values()].at(-1)).toMatchObject({
        client_id: id,
        name: 'Estimate',
        due_on: '2027-01-15',
      }),
    );
  });

  test('are only read by whose they are', async () => {
    open('user', 'tab=deadlines');
    expect(await screen.findByText('Form 5500')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'New deadline' })).not.toBeInTheDocument();
  });
});

describe('what the client reads of the activity', () => {
  const account = { account_id: '00000000-0000-4000-8000-000000000009' };

  test('is marked as it is written, and in the list', async () => {
    const { user, table } = open('coach', 'tab=notes', { client: account });
    await user.type(await screen.findByRole('textbox', { name: 'What it was about' }), 'Your plan is ready.');
    await user.click(screen.getByRole('checkbox', { name: 'Visible to the client' }));
    await user.click(screen.getByRole('button', { name: 'Add to the activity' }));
    expect(await screen.findByText('Shared with client')).toBeVisible();
    expect([...table('client_events').values()]).toContainEqual(
      expect.objectContaining({ note: 'Your plan is ready.', is_shared: true }),
    );
    expect(screen.getByRole('checkbox', { name: 'Visible to the client' })).not.toBeChecked();
  });

  test('is nothing while no account has access', async () => {
    open('coach', 'tab=notes');
    await screen.findByRole('textbox', { name: 'What it was about' });
    expect(screen.queryByRole('checkbox', { name: 'Visible to the client' })).toBeNull();
  });
});

describe('the intake form of a client', () => {
  const part = async () => within(await screen.findByRole('region', { name: 'Intake form' }));

  test('is sent from the overview, and told', async () => {
    const said = jest.spyOn(notify, 'success').mockReturnValue('');
    const { user, requests } = open();
    await user.click(await (await part()).findByRole('button', { name: 'Send the intake form' }));
    await waitFor(() => expect(said).toHaveBeenCalledWith('Intake form sent to ada@example.com'));
    expect(requests.find(({ name }) => name === 'functions.send-intake')?.body).toMatchObject({
      clientId: id,
    });
  });

  test('shows what the client answered, by the questions', async () => {
    const owner = '00000000-0000-4000-8000-000000000009';
    const { user } = open('coach', '', {
      client: { account_id: owner },
      tables: {
        client_events: [event(1, { kind: 'intake', to_value: 'answered' })],
        onboarding_answers: [
          {
            user_id: owner,
            answers: { you: { phone: '615 555 0100', filing: 'single' } },
            completed_at: '2026-11-01T12:00:00Z',
            updated_at: '2026-11-01T12:00:00Z',
          },
        ],
      },
    });
    const shown = await part();
    expect(await shown.findByText('Answered Nov 1, 2026.')).toBeVisible();
    expect(shown.queryByRole('button', { name: /^Send/ })).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Show the answers' }));
    expect(await shown.findByText('615 555 0100')).toBeVisible();
    expect(shown.getByText('How you file').parentElement).toHaveTextContent(/Single$/);
    expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
  });

  test('is sent to nobody whose account has access; an administrator removes that, once asked', async () => {
    const said = jest.spyOn(notify, 'success').mockReturnValue('');
    const client = { account_id: '00000000-0000-4000-8000-000000000009' };
    const tables = { client_events: [event(1, { kind: 'intake', to_value: 'opened' })] };
    const coach = open('coach', '', { client, tables });
    expect(await (await part()).findByText(/^Opened Nov 1, 2026\./)).toBeVisible();
    expect((await part()).queryByRole('button', { name: /Send|Remove/ })).toBeNull();
    coach.unmount();
    const { user, table } = open('admin', '', { client, tables });
    await user.click(await (await part()).findByRole('button', { name: 'Remove client access' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove client access?' }));
    expect(table('clients').get(id)?.['account_id']).toBe(client.account_id);
    await user.click(dialog.getByRole('button', { name: 'Remove client access' }));
    await waitFor(() => expect(said).toHaveBeenCalledWith('Client access removed'));
    expect(table('clients').get(id)?.['account_id']).toBeNull();
    expect(await (await part()).findByText(/No account has access to this record\.$/)).toBeVisible();
    expect((await part()).getByRole('button', { name: 'Send it again' })).toBeVisible();
  });

  test('is no matter for an owner, and needs an address', async () => {
    const { unmount } = open('user');
    await screen.findByRole('heading', { name: 'Strategies' });
    expect(screen.queryByRole('region', { name: 'Intake form' })).toBeNull();
    unmount();
    open('coach', '', { client: { email: null } });
    expect(await (await part()).findByText(/this client has no email address on file\.$/)).toBeVisible();
  });
});

describe('a change that the activity tells', () => {
  const tables = {
    client_events: [
      event(2, { kind: 'status', from_value: 'Inactive', to_value: 'Prospect' }),
      event(3, { kind: 'coach', to_value: 'c1' }),
      event(4, {
        kind: 'fields',
        changed: {
          retainer_value: { from: 25_000, to: 36_000 },
          company: { from: 'Holm', to: null },
          last_contact: { from: null, to: '2026-11-02' },
          strategies: { from: [], to: ['Pension', 'R&D Credits'] },
        },
      }),
      event(5, { note: 'Wants to see the numbers.' }),
    ],
  };
  const lines = async () => {
    const list = within(await screen.findByRole('list', { name: 'Activity' }));
    await list.findByText('Wants to see the numbers.');
    return list;
  };

  test('shows what a save has changed, in the words of the form', async () => {
    open('coach', 'tab=activity', { tables });
    const line = (await lines()).getAllByRole('listitem')[1];
    expect([...(line?.querySelectorAll('p') ?? [])].slice(1).map((one) => one.textContent)).toEqual([
      'Company: Holm →to None',
      'Retainer: $25,000 →to $36,000',
      'Last contact: None →to Nov 2, 2026',
      'Strategies: None →to Pension, R&D Credits',
    ]);
  });

  test('is taken back, by whoever may change it', async () => {
    const said = jest.spyOn(notify, 'success').mockReturnValue('');
    const revert_client_change = jest.fn(() => ({ reverted: true, by: null }));
    const { user } = open('coach', 'tab=activity', { tables, rpc: { revert_client_change } });
    const ways = (await lines()).getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(ways).toEqual(['Revert: Changed', 'Revert: Status from Inactive to Prospect']);
    await user.click(screen.getByRole('button', { name: 'Revert: Changed' }));
    await waitFor(() => expect(said).toHaveBeenCalledWith('Undone'));
    expect(revert_client_change).toHaveBeenCalledWith({ event_id: 4 });
  });

  test('stays where another has changed it since, who is named, and where the server fails', async () => {
    const told = jest.spyOn(notify, 'error').mockReturnValue('');
    const fake = open('admin', 'tab=activity', {
      tables,
      rpc: {
        revert_client_change: () => ({ reverted: false, by: 'p1' }),
        names_of: () => [{ id: 'p1', name: 'Corwin Hale' }],
      },
    });
    await fake.user.click(await screen.findByRole('button', { name: 'Revert: Coach: a coach' }));
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith('Changed by Corwin Hale in the meantime. Nothing was undone.'),
    );
    fake.failNext('rpc.revert_client_change', fakeErrors.denied());
    await fake.user.click(screen.getByRole('button', { name: 'Revert: Changed' }));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(told.mock.lastCall?.[0]).toMatch(/^Nothing was undone\. Your account does not have/);
  });
});
