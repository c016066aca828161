import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, type FakeClientInput, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { Section } from './section.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const idOf = (n: number) => `00000000-0000-4000-8007-00000000000${n}`;
const coach = '00000000-0000-4000-8000-000000000002';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const call = (n: number, more: object = {}) => {
  const at = hours(n * 24).toISOString();
  return {
    id: idOf(n),
    reference: `CALL-AAAA-BBB${n}`,
    kind: 'discovery',
    name: `Caller ${n}`,
    email: `caller${n}@example.com`,
    phone: '(615) 555-0142',
    notes: '<b>About</b> the sale',
    search: `caller ${n}`,
    starts_at: at,
    call_day: at.slice(0, 10),
    time_zone: 'America/New_York',
    host_id: null,
    client_id: null,
    status: 'booked',
    created_at: '2026-11-01T15:00:00Z',
    cancelled_at: null,
    updated_at: '2026-11-01T15:00:00Z',
    updated_by: null,
    version: 1,
    clients: null,
    host: null,
    writer: null,
    ...more,
  };
};
const profiles = [
  { id: coach, name: 'Corwin Hale', email: 'coach@example.com', role: 'coach', status: 'active' },
];

function open(
  rows: readonly ReturnType<typeof call>[],
  { entry = '', role = 'admin', ...input }: FakeClientInput & { entry?: string; role?: string } = {},
) {
  const fake = createFakeClient({ tables: { bookings: rows, profiles }, ...input });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return {
    ...fake,
    ...renderPage(<Section />, { profile: { role } }, `/dashboard/admin?section=calls${entry}`),
  };
}
const rowNames = async () =>
  within(await screen.findByRole('region', { name: 'Calls' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Caller \d/.exec(row.textContent)?.[0]);

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: 90 >= Number(/min-width: ([\d.]+)rem/.exec(query)?.[1] ?? Infinity),
    }) as MediaQueryList;
});

afterEach(() => jest.restoreAllMocks());

test('calls from today on, the next first; every call is one choice away', async () => {
  const { container, user, address } = open([call(3), call(2), call(-2, { id: idOf(9) })]);
  expect(await rowNames()).toEqual(['Caller 2', 'Caller 3']);
  expect(await violationsOf(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Remove this filter/ }));
  await waitFor(async () => expect(await rowNames()).toHaveLength(3));
  expect(address()).toContain('when=all');
});

test('none to come is said, and the way to the others stands there', async () => {
  open([]);
  expect(await screen.findByText('No calls are booked.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all calls' })).toBeVisible();
});

test('the drawer tells who and what about, as text, and gives the call to a host with a way back', async () => {
  const set_host = jest.fn(({ version }: { version: number }) => version + 1);
  const { user } = open([call(2)], { entry: `&call=${idOf(2)}`, rpc: { set_host } });
  const drawer = within(await screen.findByRole('dialog', { name: 'Caller 2' }));
  expect(await drawer.findByText('<b>About</b> the sale')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'caller2@example.com' })).toHaveAttribute(
    'href',
    'mailto:caller2@example.com',
  );
  await user.selectOptions(await drawer.findByRole('combobox', { name: 'Host' }), 'Corwin Hale');
  expect(set_host).toHaveBeenLastCalledWith({ call_id: idOf(2), version: 1, host: coach });
});

test('how a call went is said once it has begun, and not over somebody else’s word', async () => {
  const { user, table } = open([call(-1, { id: idOf(1) })], { entry: `&when=all&call=${idOf(1)}` });
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.queryByRole('button', { name: 'Move' })).not.toBeInTheDocument();
  await user.click(await drawer.findByRole('button', { name: 'Held' }));
  await waitFor(() => expect(table('bookings').get(idOf(1))?.['status']).toBe('held'));
});

test('it is called off after a question; a refusal is told in the question', async () => {
  const { user, failNext } = open([call(2)], { entry: `&call=${idOf(2)}` });
  const words = 'Somebody else changed this call in the meantime.';
  failNext('functions.booking', { ...fakeErrors.database('PT409', words), status: 409 });
  const drawer = within(await screen.findByRole('dialog', { name: 'Caller 2' }));
  await user.click(await drawer.findByRole('button', { name: 'Cancel the call' }));
  const question = await screen.findByRole('dialog', { name: 'Cancel the call?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel the call' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(words);
});

test('an open dialog of a call closes when the drawer shows another call', async () => {
  const { user } = open([call(2), call(3)], { entry: `&call=${idOf(2)}` });
  const drawer = (name: string) => screen.findByRole('dialog', { name });
  const next = { name: 'Next' };
  await user.click(await within(await drawer('Caller 2')).findByRole('button', next));
  await user.click(within(await drawer('Caller 3')).getByRole('button', { name: 'Previous' }));
  await user.click(within(await drawer('Caller 2')).getByRole('button', { name: 'Cancel the call' }));
  await drawer('Cancel the call?');
  // The page behind a dialog is inert, but the address can change, such as with Back.
  fireEvent.click(screen.getByRole('button', { ...next, hidden: true }));
  await drawer('Caller 3');
  expect(screen.queryByRole('dialog', { name: 'Cancel the call?' })).toBeNull();
});

test('a call moves to a free time; after a refusal it can be moved again', async () => {
  const messages = watchMessages();
  const startsAt = call(3).starts_at;
  const { user, failNext, requests } = open([call(2)], {
    entry: `&call=${idOf(2)}`,
    rpc: { free_starts_of_call: { slots: [startsAt] } },
    functions: { booking: { startsAt, version: 2, mailed: false } },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Caller 2' }));
  await user.click(await drawer.findByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the call' }));
  failNext('functions.booking', { ...fakeErrors.database('PT409', 'This time is taken.'), status: 409 });
  await user.click(await dialog.findByRole('button', { name: 'Move the call' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This time is taken.');
  await user.click(dialog.getByRole('button', { name: 'Move the call' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move the call' })).toBeNull());
  expect(messages).toEqual([
    expect.stringMatching(/^success: The call is moved to /),
    'info: An email about it could not be sent. Let them know yourself.',
  ]);
  expect(requests.findLast(({ name }) => name === 'functions.booking')?.body).toMatchObject({
    change: 'move',
    callId: idOf(2),
    startsAt,
    version: 1,
  });
});

test('several calls are assigned to one host; a refusal leaves them selected', async () => {
  const messages = watchMessages();
  const set_hosts = jest.fn(() => ({ batch: 'b', changed: 2 }));
  const { user, failNext } = open([call(2), call(3)], { rpc: { set_hosts } });
  await rowNames();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Host of the selected calls' }),
    'Corwin Hale',
  );
  failNext('rpc.set_hosts', fakeErrors.database('PT409', 'One of them is over.'));
  await user.click(screen.getByRole('button', { name: 'Assign 2 calls' }));
  await waitFor(() => expect(messages).toEqual(['error: Nothing was changed. One of them is over.']));
  await user.click(screen.getByRole('button', { name: 'Assign 2 calls' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Assign/ })).toBeNull());
  expect(messages).toHaveLength(2);
  expect(set_hosts).toHaveBeenCalledWith({ call_ids: [idOf(2), idOf(3)], expected: 2, host: coach });
});

test('a coach gives calls to nobody, and exports none', async () => {
  open([call(2, { host_id: coach })], { role: 'coach' });
  expect(await rowNames()).toEqual(['Caller 2']);
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a coach sees and removes the filter of a link that an administrator sent', async () => {
  const { user, address } = open([call(2, { host_id: coach })], { entry: '&host=none', role: 'coach' });
  expect(await screen.findByText('No calls found')).toBeVisible();
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  await user.click(chips.getByRole('button', { name: /^Host:\s*Unassigned/ }));
  expect(await rowNames()).toEqual(['Caller 2']);
  expect(address()).toBe('/dashboard/admin?section=calls');
});

test('on a phone each call is a card, and several are chosen with Select', async () => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { media: query, matches: false }) as never;
  const { user } = open([call(2), call(3)]);
  const card = within(await screen.findByRole('region', { name: 'Calls' })).getAllByRole('listitem')[0];
  expect(card).toHaveTextContent('Caller 2, discovery call');
  expect(card).toHaveTextContent('HostUnassigned');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(screen.getAllByRole('checkbox')[1] ?? document.body);
  expect(await screen.findByRole('button', { name: 'Assign 1 call' })).toBeDisabled();
});

test('what cannot be read says so, and can be asked for again', async () => {
  const { failNext, user } = open([call(2)]);
  failNext('bookings.select', fakeErrors.denied());
  expect(await screen.findByRole('alert')).toHaveTextContent('Calls could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowNames()).toEqual(['Caller 2']);
});
