import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as Clients } from './clients-page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const idOf = (kind: string, index: number) => `00000000-0000-4000-${kind}-${String(index).padStart(12, '0')}`;
const row = (index: number, status: string) => ({
  id: idOf('8001', index),
  name: `Person ${index}`,
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

/** The database as far as this screen asks it: its clients and their figures. */
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
  return createFakeClient({ tables: { clients: rows }, rpc: { client_figures } });
}

const answer = (rows: readonly ReturnType<typeof row>[]) =>
  jest.mocked(getSupabase).mockResolvedValue(served(rows).client);
const open = (entry = '/dashboard/clients') => renderPage(<Clients />, {}, entry);
const names = async () => {
  const list = within(await screen.findByRole('region', { name: 'Clients' }));
  return list.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
};

beforeEach(() => void answer(demo));

test('the four tiles are computed', async () => {
  const { container } = open();
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  const tile = (label: string) => totals.getByText(label).closest('p')?.textContent;
  expect(tile('Active Clients')).toMatch(/^12 Active Clients/);
  expect(tile('Annual Tax Savings')).toBe('$1.2M Annual Tax Savings');
  expect(tile('Total Retainer Value')).toBe('$340K Total Retainer Value');
  expect(tile('New Prospects')).toBe('4 New Prospects');
  expect(await violationsOf(container)).toEqual([]);
});

test('search and status filter live; nothing found says what to do', async () => {
  const { user, address } = open();
  await names();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or company' }), 'holm');
  await waitFor(async () => expect(await names()).toEqual(['Person 3']));
  await user.click(screen.getByRole('button', { name: 'Prospect' }));
  expect(screen.getByRole('button', { name: 'Prospect' })).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toBe('/dashboard/clients?status=Prospect');
  expect(await screen.findByText('No clients found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all clients' }));
  await waitFor(async () => expect(await names()).toHaveLength(16));
  expect(address()).toBe('/dashboard/clients');
});

test('an address can ask for one client, and the restriction can be taken away', async () => {
  const { user, address } = open(`/dashboard/clients?client=${idOf('8001', 3)}`);
  expect(await names()).toEqual(['Person 3']);
  await user.click(screen.getByRole('button', { name: /^Only Person 3/ }));
  await waitFor(async () => expect(await names()).toHaveLength(16));
  expect(address()).toBe('/dashboard/clients');
});

test('an address can ask for the clients of one coach', async () => {
  open(`/dashboard/clients?coach=${idOf('8000', 1)}`);
  expect(await names()).toEqual(['Person 0', 'Person 1']);
});

test('a card leads to mail and phone', async () => {
  open(`/dashboard/clients?client=${idOf('8001', 3)}`);
  expect(await screen.findByRole('link', { name: 'person3@example.com' })).toHaveAttribute(
    'href',
    'mailto:person3@example.com',
  );
  expect(screen.getByRole('link', { name: '(615) 555-0110' })).toHaveAttribute('href', 'tel:6155550110');
});

test('an address in which there is more than an address leads to mail to nobody else', async () => {
  answer([{ ...row(0, 'Active'), email: 'v@x.test?bcc=everybody@x.test&body=Pay%20here' }]);
  open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^v@x\.test/ });
  const { pathname, search } = new URL(link.href);
  expect([decodeURIComponent(pathname), search]).toEqual([
    'v@x.test?bcc=everybody@x.test&body=Pay%20here',
    '',
  ]);
});

test('without clients the list says so', async () => {
  answer([]);
  open();
  expect(await screen.findByText(/No clients yet\. Start by adding your first client!/)).toBeVisible();
});

describe('a list of many', () => {
  const many = Array.from({ length: 60 }, (_, index) => row(index, index % 2 ? 'Prospect' : 'Active'));
  const status = () => screen.getByText(/^Showing/).textContent;

  beforeEach(() => void answer(many));

  test('comes page by page, and each page has an address', async () => {
    const { user, address, container } = open();
    expect(await names()).toHaveLength(24);
    expect(status()).toBe('Showing 1 to 24 of 60');
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Last' }));
    await waitFor(() => expect(status()).toBe('Showing 49 to 60 of 60'));
    expect(await names()).toHaveLength(12);
    expect(address()).toBe('/dashboard/clients?page=3');
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    expect(await violationsOf(container)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'First' }));
    await waitFor(() => expect(status()).toBe('Showing 1 to 24 of 60'));
    expect(address()).toBe('/dashboard/clients');
  });

  test('begins anew with another filter, which its pages keep', async () => {
    const { user, address } = open('/dashboard/clients?page=2');
    expect((await names())[0]).toBe('Person 24');
    await user.click(screen.getByRole('button', { name: 'Active' }));
    await waitFor(() => expect(status()).toBe('Showing 1 to 24 of 30 found, 60 in all'));
    expect(address()).toBe('/dashboard/clients?status=Active');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(status()).toBe('Showing 25 to 30 of 30 found, 60 in all'));
    expect(address()).toBe('/dashboard/clients?status=Active&page=2');
  });

  test('a search on a later page starts at the first', async () => {
    const { user, address } = open('/dashboard/clients?page=2');
    await names();
    await user.type(screen.getByRole('searchbox'), 'Person 5');
    await waitFor(() => expect(status()).toBe('Showing 11 of 60'));
    expect(address()).toBe('/dashboard/clients');
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
