import { clientTotals, filterClients, parseStatusFilter } from './model.ts';
import type { ClientFilter } from './model.ts';

const all: ClientFilter = { search: '', status: 'All', client: null, coach: null };
const client = (
  id: string,
  name: string,
  company: string | null,
  status: string,
  coach: string | null = null,
) => ({
  id,
  name,
  company,
  status,
  coach_id: coach,
});
const clients = [
  client('1', 'Alma Whitfield', 'Castell Foods', 'Active', 'k1'),
  client('2', 'Bram Castell', null, 'Prospect', 'k2'),
  client('3', 'Cora Lind', 'Holm Steel', 'Inactive', 'k1'),
];
const ids = (filter: Partial<ClientFilter>) =>
  filterClients(clients, { ...all, ...filter }).map(({ id }) => id);

test('the search looks at name and company, in either case', () => {
  expect(ids({ search: ' castell ' })).toEqual(['1', '2']);
  expect(ids({ search: 'HOLM' })).toEqual(['3']);
  expect(ids({ search: 'zz' })).toEqual([]);
});

test('status, client and coach combine with it', () => {
  expect(ids({ search: 'castell', status: 'Prospect' })).toEqual(['2']);
  expect(ids({ coach: 'k1' })).toEqual(['1', '3']);
  expect(ids({ client: '3' })).toEqual(['3']);
  expect(ids({ client: '3', status: 'Active' })).toEqual([]);
});

test('an unknown status means all', () => {
  expect(parseStatusFilter('Prospect')).toBe('Prospect');
  expect(parseStatusFilter('prospect')).toBe('All');
  expect(parseStatusFilter(null)).toBe('All');
});

test('totals are counted and summed', () => {
  const row = (status: string, tax_savings: number, retainer_value: number) => ({
    status,
    tax_savings,
    retainer_value,
  });
  expect(clientTotals([row('Active', 700, 20), row('Active', 500, 10), row('Prospect', 0, 4)])).toEqual({
    active: 2,
    taxSavings: 1_200,
    retainers: 34,
    prospects: 1,
  });
});
