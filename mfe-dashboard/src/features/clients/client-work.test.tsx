import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { isValidElement } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import type { RowChange } from '../../lib/live.ts';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as Clients } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
let tell: (change: RowChange) => void = () => undefined;
jest.mock('../../lib/live.ts', () => ({
  listenToRows: ({ onChange }: { onChange: typeof tell }) => {
    tell = onChange;
    return () => undefined;
  },
}));

const idOf = (index: number) => `00000000-0000-4000-8001-${String(index).padStart(12, '0')}`;
const coachId = '00000000-0000-4000-8000-000000000001';
const row = (index: number) => ({
  id: idOf(index),
  name: `Person ${String(index).padStart(2, '0')}`,
  search: `person ${String(index)}`,
  email: 'person@example.com',
  phone: null,
  company: null,
  status: 'Prospect',
  revenue: 0,
  retainer_value: 100 * index,
  tax_savings: 0,
  next_deadline: null,
  next_deadline_name: null,
  last_contact: null,
  strategies: [],
  coach_id: null,
  created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  updated_at: '2026-10-02T12:00:00Z',
  version: 1,
  updated_by: null,
});
const figures = { clients: 30, active: 0, prospects: 30, tax_savings: 0, retainers: 0 };

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => row(from + at));

function open(search = '', role = 'admin', more: Parameters<typeof createFakeClient>[0] = {}) {
  const fake = createFakeClient({
    tables: {
      clients: rows(20, 30),
      profiles: [{ id: coachId, name: 'Ruth Ainsley', email: 'ruth@example.com', role: 'coach' }],
      ...more.tables,
    },
    rpc: { client_figures: figures, ...more.rpc },
    defaults: { client_events: (given) => ({ id: 1, ...given }), ...more.defaults },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return { ...fake, ...renderPage(<Clients />, { profile: { role } }, `/dashboard/clients${search}`) };
}
const region = () => screen.findByRole('region', { name: 'Clients' });
const box = async (index: number) =>
  within(await region()).findByRole('checkbox', { name: `Select ${row(index).name}` });
const bar = () => within(screen.getByRole('region', { name: 'Selected' }));
const link = async (index: number) => within(await region()).findByRole('link', { name: row(index).name });
const names = async () =>
  [...(await region()).querySelectorAll('[data-row-link]')].map((one) => one.textContent);

let isWide = true;
beforeEach(() => {
  isWide = true;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: isWide }) as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

describe('many at once', () => {
  const changed = (count: number) => ({ batch: 'b1', matched: count, changed: count });

  test('rows that are ticked are changed together, and can be taken back', async () => {
    const success = jest.spyOn(notify, 'success').mockReturnValue('');
    const info = jest.spyOn(notify, 'info').mockReturnValue('');
    const bulk_change = jest.fn(() => changed(2));
    const { user, container } = open('', 'admin', {
      rpc: { bulk_change, undo: { restored: 1, left: 1 } },
    });
    await user.click(await box(29));
    await user.click(await box(27));
    expect(bar().getByRole('status')).toHaveTextContent('2 selected');
    expect(await violationsOf(container)).toEqual([]);
    await user.selectOptions(bar().getByRole('combobox', { name: 'What to change' }), 'Coach: Ruth Ainsley');
    await user.click(bar().getByRole('button', { name: 'Change 2 clients' }));
    await waitFor(() => expect(success).toHaveBeenCalledTimes(1));
    expect(bulk_change).toHaveBeenCalledWith({
      list: 'clients',
      change: { coach: coachId },
      expected: 2,
      ids: [idOf(29), idOf(27)],
    });
    expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument();
    const message: unknown = success.mock.calls[0]?.[0];
    if (!isValidElement(message)) throw new Error('The message offers nothing.');
    render(message);
    expect(screen.getByText(/^2 clients changed/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(info).toHaveBeenCalledWith('Undone for 1 of 2; 1 was changed by others in the meantime'),
    );
  });

  test('the page, then all that match but one, by the filter and with their number', async () => {
    jest.spyOn(notify, 'success').mockReturnValue('');
    const bulk_change = jest.fn(() => changed(30));
    const { user } = open('?status=Prospect&contact=over-60d', 'coach', {
      tables: { clients: rows(0, 30) },
      rpc: { bulk_change },
    });
    await link(29);
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(bar().getByRole('status')).toHaveTextContent('25 selected');
    await user.click(bar().getByRole('button', { name: 'Select all 30 that match' }));
    expect(bar().getByRole('status')).toHaveTextContent('All 30 clients that match are selected');
    await user.click(await box(27));
    expect(await box(27)).not.toBeChecked();
    expect(await box(29)).toBeChecked();
    expect(bar().getByRole('status')).toHaveTextContent('29 of the 30 clients that match are selected');
    await user.selectOptions(bar().getByRole('combobox'), 'Status: Active');
    await user.click(bar().getByRole('button', { name: 'Change 29 clients' }));
    await waitFor(() => expect(bulk_change).toHaveBeenCalledTimes(1));
    expect(bulk_change).toHaveBeenCalledWith({
      list: 'clients',
      change: { status: 'Active' },
      expected: 29,
      excepted: [idOf(27)],
      filter: {
        status: ['Prospect'],
        contact: { to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown, none: true },
      },
    });
  });

  test('another number than was seen is refused, and the selection stays', async () => {
    const told = jest.spyOn(notify, 'error').mockReturnValue('');
    const { user, failNext } = open();
    await user.click(await box(29));
    failNext('rpc.bulk_change', fakeErrors.database('PT409', '1 clients were chosen, and now there are 0'));
    await user.selectOptions(bar().getByRole('combobox'), 'Status: Active');
    await user.click(bar().getByRole('button', { name: 'Change 1 client' }));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(told.mock.calls[0]?.[0]).toMatch(/^Nothing was changed: the number of/);
    expect(bar().getByRole('status')).toHaveTextContent('1 selected');
    await user.click(bar().getByRole('button', { name: 'Clear' }));
    expect(screen.getByText(/^Showing/)).toBeVisible();
  });
});

describe('what others do', () => {
  const update = (index: number, change: object): RowChange => ({
    eventType: 'UPDATE',
    new: { ...row(index), version: 2, ...change },
    old: { id: idOf(index) },
  });
  const now = (change: RowChange) => act(() => tell(change));

  test('changes cells in their place', async () => {
    open();
    const line = (await link(20)).closest('tr');
    const before = await names();
    now(update(20, { status: 'Active', retainer_value: '98765' }));
    await waitFor(() => expect(line).toHaveTextContent('Active'));
    expect(line).toHaveTextContent('$98,765');
    expect(line).toHaveAttribute('data-mark', 'changed');
    expect(await names()).toEqual(before);
    expect(screen.queryByRole('button', { name: /, show$/ })).not.toBeInTheDocument();
  });

  test.each([
    ['older than', 0],
    ['as old as', 1],
  ])('an event %s what is shown changes nothing', async (_, version) => {
    open();
    const line = (await link(20)).closest('tr');
    now(update(20, { status: 'Active', version }));
    // Events are applied in order. If the second one is visible, the first was processed.
    now(update(21, { status: 'Active' }));
    await waitFor(async () => expect((await link(21)).closest('tr')).toHaveTextContent('Active'));
    expect(line).not.toHaveTextContent('Active');
    expect(line).not.toHaveAttribute('data-mark');
  });

  test('no row comes, moves or goes while somebody is in the list; they are counted and shown when asked for', async () => {
    const { user, table } = open('?sort=-retainer');
    const moved = await link(20);
    (await region()).focus();
    now(update(20, { retainer_value: 5 }));
    now({ eventType: 'DELETE', new: {}, old: { id: idOf(21) } });
    await waitFor(() => expect(moved.closest('tr')).toHaveTextContent('No longer in this order'));
    expect((await link(21)).closest('tr')).toHaveTextContent('Removed');
    now({ eventType: 'INSERT', new: { ...row(40) }, old: {} });
    table('clients').delete(idOf(21));
    await user.click(screen.getByRole('button', { name: '3 changes, show' }));
    await waitFor(async () => expect(await names()).not.toContain(row(21).name));
    expect(screen.queryByRole('button', { name: /, show$/ })).not.toBeInTheDocument();
  });
});

describe('the keys of a row', () => {
  test('e edits, x selects, s, a and c change status and coach and write a contact down', async () => {
    const success = jest.spyOn(notify, 'success').mockReturnValue('');
    const { user, table, address } = open();
    (await link(29)).focus();
    await user.keyboard('x');
    expect(await box(29)).toBeChecked();
    await user.keyboard('jj{Shift>}x{/Shift}');
    expect(bar().getByRole('status')).toHaveTextContent('3 selected');
    (await link(29)).focus();
    await user.keyboard('s');
    const status = within(await screen.findByRole('dialog', { name: `Status of ${row(29).name}` }));
    await user.click(status.getByRole('radio', { name: 'Active' }));
    await user.click(status.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(table('clients').get(idOf(29))).toMatchObject({ status: 'Active' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    (await link(28)).focus();
    await user.keyboard('a');
    const coach = within(await screen.findByRole('dialog', { name: `Coach of ${row(28).name}` }));
    await user.click(coach.getByRole('radio', { name: 'Ruth Ainsley' }));
    await user.click(coach.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(table('clients').get(idOf(28))).toMatchObject({ coach_id: coachId }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    (await link(28)).focus();
    await user.keyboard('c');
    const contact = within(await screen.findByRole('dialog', { name: `Contact with ${row(28).name}` }));
    fireEvent.change(contact.getByLabelText('Day'), { target: { value: '2026-01-15' } });
    await user.type(contact.getByRole('textbox', { name: 'What it was about' }), 'Agreed on the plan');
    expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
    await user.click(contact.getByRole('button', { name: 'Add to the activity' }));
    await waitFor(() => expect(success).toHaveBeenLastCalledWith('Contact added'));
    expect([...table('client_events').values()]).toEqual([
      expect.objectContaining({ client_id: idOf(28), kind: 'call', happened_on: '2026-01-15' }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    (await link(28)).focus();
    await user.keyboard('e');
    await waitFor(() => expect(address()).toBe(`/dashboard/clients?client=${idOf(28)}&mode=edit`));
  });

  test('are in the menu of the row too', async () => {
    const { user } = open('', 'coach');
    await link(29);
    await user.click(await screen.findByRole('button', { name: `More for ${row(29).name}` }));
    const menu = await screen.findByRole('menu', { name: `More for ${row(29).name}` });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['View', 'Edit', 'Write an email', 'Log a contact', 'Change status']);
  });

  test('j and k lead from one open client to the next', async () => {
    const { user, address } = open(`?client=${idOf(28)}&tab=notes`);
    await screen.findByRole('dialog', { name: row(28).name });
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: row(27).name })).toBeVisible();
    expect(address()).toBe(`/dashboard/clients?client=${idOf(27)}&tab=notes`);
    await user.type(await screen.findByRole('textbox', { name: 'What it was about' }), 'jk');
    expect(address()).toContain(idOf(27));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('dialog', { name: row(28).name })).toBeVisible();
  });
});

test('a card has View, Edit and Contact, and boxes once they are asked for', async () => {
  isWide = false;
  const { user, address, container } = open('', 'coach');
  await link(29);
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(await box(29));
  expect(bar().getByRole('status')).toHaveTextContent('1 selected');
  expect(await violationsOf(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: `Edit ${row(29).name}` }));
  expect(address()).toBe(`/dashboard/clients?client=${idOf(29)}&mode=edit`);
});

describe('views', () => {
  const own = {
    id: '00000000-0000-4000-8003-000000000001',
    owner: 'me',
    list: 'clients',
    name: 'My prospects',
    query: 'status=Prospect',
    shared: false,
    position: 0,
    version: 1,
  };
  const views = {
    tables: { saved_views: [own] },
    defaults: { saved_views: (given: object) => ({ ...own, id: 'v2', ...given }) },
  };
  const openMenu = async (user: ReturnType<typeof open>['user'], name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('menu', { name: 'Views' }));
  };

  test('that are built in and one’s own are offered; a view is an address', async () => {
    const { user, address } = open('', 'admin', views);
    await link(29);
    const menu = await openMenu(user, /^View: All clients/);
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'All clients',
      'Due in 30 days',
      'Not contacted in 60 days',
      'No coach',
      'My prospects',
      'Save as a view',
    ]);
    await user.click(menu.getByRole('menuitem', { name: 'No coach' }));
    expect(address()).toBe('/dashboard/clients?coach=none&view=no-coach');
    expect(await screen.findByRole('button', { name: /^View: No coach/ })).toBeVisible();
  });

  test('an address that names one alone asks for what is in it', async () => {
    const { address } = open(`?view=${own.id}`, 'coach', views);
    await waitFor(() => expect(address()).toBe(`/dashboard/clients?status=Prospect&view=${own.id}`));
  });

  test('one that was changed can be saved, saved as another, or set back', async () => {
    jest.spyOn(notify, 'success').mockReturnValue('');
    const { user, address, table } = open(`?status=Active&view=${own.id}`, 'coach', views);
    await screen.findByText('Edited:');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(address()).toBe(`/dashboard/clients?status=Prospect&view=${own.id}`));
    expect(screen.queryByText('Edited:')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Inactive' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(table('saved_views').get(own.id)).toMatchObject({ query: 'status=Inactive' }));
    await user.click(screen.getByRole('button', { name: 'Active' }));
    await user.click(await screen.findByRole('button', { name: 'Save as' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a name')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'At work');
    await user.click(dialog.getByRole('checkbox', { name: 'Share with coaches and administrators' }));
    expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect([...table('saved_views').values()].at(-1)).toMatchObject({
        name: 'At work',
        query: 'status=Active',
        shared: true,
        list: 'clients',
      }),
    );
  });

  test('a name that is taken is said at its field', async () => {
    const { user, failNext } = open('?status=Active', 'user', views);
    const menu = await openMenu(user, /^View: All clients/);
    await user.click(menu.getByRole('menuitem', { name: 'Save as a view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    failNext('saved_views.insert', fakeErrors.database('23505', 'duplicate key'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'my prospects');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findByText('You already have a view with this name. Choose another name.'),
    ).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('my prospects');
  });

  test('one’s own is renamed and removed', async () => {
    jest.spyOn(notify, 'success').mockReturnValue('');
    const { user, table, address } = open(`?status=Prospect&view=${own.id}`, 'user', views);
    let menu = await openMenu(user, /^View: My prospects/);
    await user.click(menu.getByRole('menuitem', { name: 'Rename or share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename or share' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' of fall');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    menu = await openMenu(user, /^View: My prospects of fall/);
    await user.click(menu.getByRole('menuitem', { name: 'Remove this view' }));
    await waitFor(() => expect(table('saved_views').size).toBe(0));
    await waitFor(() => expect(address()).toBe('/dashboard/clients'));
  });
});
