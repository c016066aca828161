import { screen, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { fakeClient } from '../../testing/fake-client.ts';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as Clients } from './clients-page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const row = (index: number, status: string) => ({
  id: `c${index}`,
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
  coach_id: index < 2 ? 'k1' : 'k2',
});
const demo = Array.from({ length: 16 }, (_, index) => row(index, index < 12 ? 'Active' : 'Prospect'));

const answer = (data: readonly unknown[]) =>
  jest.mocked(getSupabase).mockResolvedValue(fakeClient(() => ({ data })).client);
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
  expect(tile('Active Clients')).toBe('12 Active Clients');
  expect(tile('Annual Tax Savings')).toBe('$1.2M Annual Tax Savings');
  expect(tile('Total Retainer Value')).toBe('$340K Total Retainer Value');
  expect(tile('New Prospects')).toBe('4 New Prospects');
  expect(await violationsOf(container)).toEqual([]);
});

test('search and status filter live; nothing found says what to do', async () => {
  const { user, address } = open();
  await names();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or company' }), 'holm');
  expect(await names()).toEqual(['Person 3']);
  await user.click(screen.getByRole('button', { name: 'Prospect' }));
  expect(screen.getByRole('button', { name: 'Prospect' })).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toBe('/dashboard/clients?status=Prospect');
  expect(screen.getByText('No clients found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all clients' }));
  expect(await names()).toHaveLength(16);
  expect(address()).toBe('/dashboard/clients');
});

test('an address can ask for one client, and the restriction can be taken away', async () => {
  const { user, address } = open('/dashboard/clients?client=c3');
  expect(await names()).toEqual(['Person 3']);
  await user.click(screen.getByRole('button', { name: /^Only Person 3/ }));
  expect(await names()).toHaveLength(16);
  expect(address()).toBe('/dashboard/clients');
});

test('an address can ask for the clients of one coach', async () => {
  open('/dashboard/clients?coach=k1');
  expect(await names()).toEqual(['Person 0', 'Person 1']);
});

test('a card leads to mail and phone', async () => {
  open('/dashboard/clients?client=c3');
  expect(await screen.findByRole('link', { name: 'person3@example.com' })).toHaveAttribute(
    'href',
    'mailto:person3@example.com',
  );
  expect(screen.getByRole('link', { name: '(615) 555-0110' })).toHaveAttribute('href', 'tel:6155550110');
});

test('without clients the list says so', async () => {
  answer([]);
  open();
  expect(await screen.findByText(/No clients yet\. Start by adding your first client!/)).toBeVisible();
});
