import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as Clients } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const idOf = (kind: string, index: number) => `00000000-0000-4000-${kind}-${String(index).padStart(12, '0')}`;
const row = (index: number, status: string) => ({
  id: idOf('8001', index),
  name: `Person ${index}`,
  search: `person ${index}${index === 3 ? ' holm steel' : ''}`,
  email: `person${index}@example.com`,
  phone: '(615) 555-0110',
  company: index === 3 ? 'Holm Steel' : null,
  status,
  revenue: 2_000_000,
  retainer_value: index < 12 ? 25_000 : 10_000,
  tax_savings: index < 12 ? 100_000 : 0,
  next_deadline: '2026-12-31',
  last_contact: null,
  strategies: ['Cost Segregation'],
  coach_id: idOf('8000', index < 2 ? 1 : 2),
});
const demo = Array.from({ length: 16 }, (_, index) => row(index, index < 12 ? 'Active' : 'Prospect'));

/** Fakes only the parts of the database that this page uses: clients and their totals. */
function served(rows: readonly ReturnType<typeof row>[]) {
  const sum = (key: 'tax_savings' | 'retainer_value') => rows.reduce((all, one) => all + one[key], 0);
  const having = (status: string) => rows.filter((one) => one.status === status).length;
  const client_figures = {
    clients: rows.length,
    active: having('Active'),
    prospects: having('Prospect'),
    tax_savings: sum('tax_savings'),
    retainers: sum('retainer_value'),
  };
  const profiles = [{ id: idOf('8000', 1), name: 'Ruth Ainsley', email: 'ruth@example.com', role: 'coach' }];
  return createFakeClient({ tables: { clients: rows, profiles }, rpc: { client_figures } });
}

const answer = (rows: readonly ReturnType<typeof row>[]) =>
  jest.mocked(getSupabase).mockResolvedValue(served(rows).client);
const open = (entry = '/dashboard/clients', role = 'coach') =>
  renderPage(<Clients />, { profile: { role } }, entry);
const region = async () => within(await screen.findByRole('region', { name: 'Clients' }));
const names = async () =>
  (await region())
    .queryAllByRole('link')
    .filter((link) => link.hasAttribute('data-row-link'))
    .map((link) => link.textContent);
const status = () => screen.getByText(/^Showing/).textContent;

/** Sets the window width. Every `min-width` query up to it matches. */
function setWidth(rem: number): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: rem >= Number(/min-width: ([\d.]+)rem/.exec(query)?.[1] ?? Infinity),
    }) as MediaQueryList;
}

beforeEach(() => {
  setWidth(80);
  void answer(demo);
});

test('the four tiles are computed', async () => {
  const { container } = open();
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  const tile = (label: string) => totals.getByText(label).closest('p')?.textContent;
  await waitFor(() => expect(tile('Active Clients')).toMatch(/^12 Active Clients/));
  expect(tile('Annual Tax Savings')).toBe('$1.2M Annual Tax Savings');
  expect(tile('Total Retainer Value')).toBe('$340K Total Retainer Value');
  expect(tile('New Prospects')).toBe('4 New Prospects');
  await names();
  expect(await violationsOf(container)).toEqual([]);
});

test('search and status filter live; nothing found says what to do', async () => {
  const { user, address } = open();
  await names();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or company' }), 'holm');
  await waitFor(async () => expect(await names()).toEqual(['Person 3']));
  expect(status()).toBe('Showing 1 client');
  expect(address()).toBe('/dashboard/clients?q=holm');
  await user.click(screen.getByRole('button', { name: 'Prospect' }));
  expect(screen.getByRole('button', { name: 'Prospect' })).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toBe('/dashboard/clients?q=holm&status=Prospect');
  expect(await screen.findByText('No clients found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all clients' }));
  await waitFor(async () => expect(await names()).toHaveLength(16));
  expect(address()).toBe('/dashboard/clients');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a filter in force is a chip that takes it away', async () => {
  const { user, address } = open(`/dashboard/clients?coach=${idOf('8000', 1)}&deadline=next-30d`, 'admin');
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  await waitFor(() =>
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Coach:Ruth Ainsley',
      'Next deadline:In 30 days',
      'Clear all',
    ]),
  );
  await user.click(chips.getByRole('button', { name: /^Next deadline/ }));
  expect(address()).toBe(`/dashboard/clients?coach=${idOf('8000', 1)}`);
  await waitFor(async () => expect(await names()).toEqual(['Person 0', 'Person 1']));
});

test('the dialog of filters changes the list as it is used', async () => {
  const { user, address } = open('/dashboard/clients', 'admin');
  await names();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Active' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Prospect' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Ruth Ainsley' }));
  await user.click(dialog.getByRole('radio', { name: 'Not for 60 days' }));
  expect(address()).toBe(
    `/dashboard/clients?status=Active%2CProspect&coach=${idOf('8000', 1)}&contact=over-60d`,
  );
  expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Any time' }));
  await user.click(dialog.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/dashboard/clients');
});

test('what an address asks for and nobody knows is left out, and said', async () => {
  open('/dashboard/clients?status=Asleep');
  await waitFor(async () => expect(await names()).toHaveLength(16));
  expect(screen.getByText('This address has an unknown filter, which was ignored.')).toBeVisible();
});

test('without clients the list says so', async () => {
  answer([]);
  open();
  expect(await screen.findByText(/No clients yet\. Start by adding your first client!/)).toBeVisible();
});

describe('one client', () => {
  test('opens over the list at an address of its own; closing leads back', async () => {
    const { user, address } = open();
    await names();
    await user.click(screen.getByRole('link', { name: 'Person 3' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Person 3' }));
    expect(address()).toBe(`/dashboard/clients?client=${idOf('8001', 3)}`);
    expect(drawer.getByRole('link', { name: 'person3@example.com' })).toHaveAttribute(
      'href',
      'mailto:person3@example.com',
    );
    expect(drawer.getByRole('link', { name: '(615) 555-0110' })).toHaveAttribute('href', 'tel:6155550110');
    expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
    await user.keyboard('{Escape}');
    expect(address()).toBe('/dashboard/clients');
    expect(await names()).toHaveLength(16);
  });

  test('an address leads to it whatever the list shows', async () => {
    const { address, user } = open(`/dashboard/clients?status=Prospect&client=${idOf('8001', 3)}`);
    expect(await screen.findByRole('dialog', { name: 'Person 3' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/dashboard/clients?status=Prospect');
    await waitFor(async () => expect(await names()).toHaveLength(4));
  });

  test('that is not on the list is said in the drawer, and the list stays', async () => {
    open('/dashboard/clients?client=c3');
    expect(await screen.findByText('This client is not on your list.')).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('[data-row-link]')).toHaveLength(16));
  });

  test('an address in which there is more than an address leads to mail to nobody else', async () => {
    answer([{ ...row(0, 'Active'), email: 'v@x.test?bcc=everybody@x.test&body=Pay%20here' }]);
    open(`/dashboard/clients?client=${idOf('8001', 0)}`);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^v@x\.test/ });
    const { pathname, search } = new URL(link.href);
    expect([decodeURIComponent(pathname), search]).toEqual([
      'v@x.test?bcc=everybody@x.test&body=Pay%20here',
      '',
    ]);
  });
});

describe('the table', () => {
  const heads = async () =>
    (await region())
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      // The headers of the checkbox and menu columns don't belong to a data column.
      .filter((text) => !['', 'More'].includes(text));
  const order = async () =>
    (await region()).getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'));

  test('has the columns for which there is room; some are an administrator’s', async () => {
    const usual = ['Name', 'Status', 'Retainer', 'Next deadline'];
    setWidth(48);
    open().unmount();
    setWidth(60);
    const narrow = open();
    expect(await heads()).toEqual(usual);
    narrow.unmount();
    setWidth(120);
    const wide = open();
    expect(await heads()).toEqual([
      'Name',
      'Status',
      'Retainer',
      'Tax savings',
      'Next deadline',
      'Last contact',
      'Revenue',
      'Strategies',
    ]);
    wide.unmount();
    open('/dashboard/clients', 'admin');
    expect(await heads()).toContain('Coach');
    expect((await region()).getAllByText('Ruth Ainsley')).toHaveLength(2);
  });

  test('shows the columns that were chosen, in their order, and the address keeps them', async () => {
    const { user, address } = open();
    await heads();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Columns' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Last contact' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Revenue' }));
    await user.click(dialog.getByRole('button', { name: 'Move up: Revenue' }));
    expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    const chosen = ['Name', 'Status', 'Retainer', 'Tax savings', 'Revenue', 'Next deadline'];
    expect(await heads()).toEqual(chosen);
    expect(decodeURIComponent(address())).toBe(
      '/dashboard/clients?cols=name,status,retainer,savings,revenue,deadline',
    );
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('button', { name: 'As usual' }));
    expect(address()).toBe('/dashboard/clients');
  });

  test('is ordered by a head: amounts from the highest, and a second press turns it', async () => {
    const { user, address } = open();
    await heads();
    await user.click(screen.getByRole('link', { name: 'Retainer' }));
    expect(address()).toBe('/dashboard/clients?sort=-retainer');
    await waitFor(async () => expect((await order())[0]).toHaveAttribute('aria-sort', 'descending'));
    await user.click(screen.getByRole('link', { name: 'Retainer' }));
    expect(address()).toBe('/dashboard/clients?sort=retainer');
    await user.click(screen.getByRole('link', { name: 'Name' }));
    expect(address()).toBe('/dashboard/clients?sort=name');
    expect(await order()).toHaveLength(1);
  });

  test('is walked through by keys, and never while something is typed', async () => {
    const { user, address } = open();
    const [first = '', second = '', ...more] = await names();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'jk');
    expect(search).toHaveFocus();
    await user.clear(search);
    await waitFor(() => expect(address()).toBe('/dashboard/clients'));
    await waitFor(async () => expect(await names()).toHaveLength(16));
    (await screen.findByRole('region', { name: 'Clients' })).focus();
    const at = () => document.activeElement?.textContent;
    await user.keyboard('j');
    expect(at()).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe(second);
    await user.keyboard('k');
    expect(at()).toBe(first);
    await user.keyboard('{End}');
    expect(at()).toBe(more.at(-1));
    await user.keyboard('{Home}{Enter}');
    expect(await screen.findByRole('dialog', { name: first })).toBeVisible();
  });
});

test('on a narrow screen the head has one button, and a menu with everything else', async () => {
  setWidth(24);
  const { user } = open();
  await names();
  expect(screen.getByRole('button', { name: 'Add Client' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Import' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Import', '/dashboard/clients/import'],
    ['Export', null],
    ['Schedule Client Review', '/dashboard/review'],
    ['Generate Tax Projections', '/dashboard/projection'],
    ['Send Client Update', '/dashboard/letter'],
  ]);
});

test('on a narrow screen each client is a card', async () => {
  setWidth(24);
  const { container } = open();
  expect(await names()).toHaveLength(16);
  const card = (await screen.findByRole('link', { name: 'Person 3' })).closest('li');
  expect(card).toHaveTextContent(
    /Person 3ActiveHolm SteelRetainer\$25,000Savings\$100,000DeadlineDec 31, 2026/,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
  expect(await violationsOf(container)).toEqual([]);
});

describe('a list of many', () => {
  const many = Array.from({ length: 60 }, (_, index) => row(index, index % 2 ? 'Prospect' : 'Active'));

  beforeEach(() => void answer(many));

  test('comes page by page, and each page has an address', async () => {
    const { user, address, container } = open();
    expect(await names()).toHaveLength(25);
    expect(status()).toBe('Showing 1 to 25 of 60 clients');
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Last' }));
    await waitFor(() => expect(status()).toBe('Showing 51 to 60 of 60 clients'));
    expect(await names()).toHaveLength(10);
    expect(address()).toBe('/dashboard/clients?page=3');
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    expect(await violationsOf(container)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'First' }));
    await waitFor(() => expect(status()).toBe('Showing 1 to 25 of 60 clients'));
    expect(address()).toBe('/dashboard/clients');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '50');
    await waitFor(async () => expect(await names()).toHaveLength(50));
    expect(address()).toBe('/dashboard/clients?size=50');
  });

  test('begins anew with another filter, which its pages keep', async () => {
    const { user, address } = open('/dashboard/clients?page=2');
    await waitFor(async () => expect((await names())[0]).toBe('Person 25'));
    await user.click(screen.getByRole('button', { name: 'Active' }));
    await waitFor(() => expect(status()).toBe('Showing 1 to 25 of 30 clients'));
    expect(address()).toBe('/dashboard/clients?status=Active');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(status()).toBe('Showing 26 to 30 of 30 clients'));
    expect(address()).toBe('/dashboard/clients?status=Active&page=2');
  });

  test('a page past the end is the last one, and the address says so', async () => {
    const { address } = open('/dashboard/clients?page=9');
    await waitFor(() => expect(status()).toBe('Showing 51 to 60 of 60 clients'));
    await waitFor(() => expect(address()).toBe('/dashboard/clients?page=3'));
  });

  test('past the end of a list with a filter that nobody knows: said as long as the filter stands there', async () => {
    const { address } = open('/dashboard/clients?status=Active,lost&page=9');
    await waitFor(() => expect(address()).toBe('/dashboard/clients?status=Active%2Clost&page=2'));
    expect(screen.getByText('This address has an unknown filter, which was ignored.')).toBeVisible();
  });

  test('goes on to the next page where its keys reach the end of one', async () => {
    const { user, address } = open();
    await names();
    (await screen.findByRole('region', { name: 'Clients' })).focus();
    await user.keyboard('{End}j');
    await waitFor(() => expect(address()).toBe('/dashboard/clients?page=2'));
  });
});

test('a search that fails says why and leaves the filters where they are', async () => {
  const { client, failNext } = served(demo);
  jest.mocked(getSupabase).mockResolvedValue(client);
  const { user } = open();
  await names();
  failNext('clients.select', fakeErrors.database('57014', 'canceling statement'));
  await user.type(screen.getByRole('searchbox'), 'holm');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server took too long to answer.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await names()).toEqual(['Person 3']));
  expect(screen.getByRole('searchbox')).toHaveValue('holm');
});
