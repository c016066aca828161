import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { actorWords, addressOf, changeWords, Section, subjectWords } from './section.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const admin = { id: idOf(1), name: 'Dana Price', email: 'dana@example.com', role: 'admin' };
const entry = (id: number, parts: object = {}) => ({
  id: String(id),
  created_at: `2026-11-${String(20 - id).padStart(2, '0')}T15:00:00Z`,
  actor_id: admin.id as string | null,
  actor: admin.name as string | null,
  action: 'status',
  entity: 'clients',
  entity_id: idOf(50) as string | null,
  subject: 'Ada Holm' as string | null,
  from_value: 'Prospect' as string | null,
  to_value: 'Active' as string | null,
  from_name: null as string | null,
  to_name: null as string | null,
  batch_id: null as string | null,
  ...parts,
});

const rows = [
  entry(1),
  entry(2, { actor: null, actor_id: null, action: 'role', entity: 'profiles' }),
  entry(3, { action: 'delete', entity: 'leads', entity_id: null, subject: null, batch_id: idOf(90) }),
].map((row) => ({ ...row, id: Number(row.id) }));

function open(more = '', given: readonly object[] = rows) {
  const fake = createFakeClient({ tables: { audit_entries: given, profiles: [admin] } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const address = `/dashboard/admin?section=audit${more}`;
  return { ...fake, start: () => renderPage(<Section />, { profile: { role: 'admin' } }, address) };
}
const lines = async () => {
  const region = within(await screen.findByRole('region', { name: 'Audit log' }));
  return region
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
};

beforeEach(() => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { media: query, matches: true }) as never;
});

test('each entry shows the actor, the action, the record, and the change, newest first', async () => {
  const { container } = open().start();
  expect(await lines()).toEqual([
    ['Dana Price', 'Status changed', 'Ada Holm', 'Prospect → Active'],
    ['Deleted account', 'Role changed', 'Ada Holm', 'Prospect → Active'],
    ['Dana Price', 'Deleted', 'Lead, no longer here', 'was Prospect'],
  ]);
  const links = screen.getAllByRole('link', { name: 'Ada Holm' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/clients?client=${idOf(50)}`,
    `/dashboard/admin?section=users&user=${idOf(50)}`,
  ]);
  expect(screen.queryByRole('link', { name: /no longer exists/ })).toBeNull();
  expect(await violationsOf(container)).toEqual([]);
});

test('filters change the address and the request, and offer staff by name', async () => {
  const { start, requests } = open('&action=role');
  const { user, address } = start();
  expect(await lines()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Dana Price' }));
  expect(address()).toBe(`/dashboard/admin?actor=${admin.id}&action=role&section=audit`);
  expect(await screen.findByText('No entries in this period.')).toBeVisible();
  expect(requests.at(-1)?.filters).toEqual([
    ['actor_id', `in.(${admin.id})`],
    ['action', 'in.("role")'],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Clear filters' }));
  await user.click(dialog.getByRole('button', { name: 'Show the list' }));
  await waitFor(async () => expect(await lines()).toHaveLength(3));
});

test('a list that fails to load gives the reason and can be retried', async () => {
  const { start, failNext } = open();
  failNext('audit_entries.select', fakeErrors.denied());
  const { user } = start();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error fetching data: Your account does not have permission to do this.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await lines()).toHaveLength(3);
});

test('an entry opens with its batch and a link to the actor', async () => {
  open('&entry=3').start();
  const drawer = within(await screen.findByRole('dialog', { name: 'Deleted' }));
  expect(drawer.getByRole('link', { name: 'Dana Price' })).toHaveAttribute(
    'href',
    `/dashboard/admin?section=users&user=${admin.id}`,
  );
  expect(drawer.getByText(idOf(90))).toBeVisible();
});

test('an address of no entry is not sent to the database', async () => {
  const { start, requests } = open('&entry=3;drop');
  start();
  expect(await screen.findByText('This entry does not exist.')).toBeVisible();
  expect(requests.filter(({ isSingle, search }) => isSingle || search.has('id'))).toEqual([]);
});

test.each([
  ['a person', entry(1), 'Dana Price'],
  ['a deleted account', entry(1, { actor: null, actor_id: null }), 'Deleted account'],
  ['an account without a name', entry(1, { actor: null }), 'Somebody'],
])('actor: %s', (_, given, words) => {
  expect(actorWords(given)).toBe(words);
});

test.each([
  ['bulk', entry(1, { action: 'bulk', subject: null }), 'Clients', '12 rows → Active', '12'],
  [
    'export',
    entry(1, { action: 'export', subject: null, to_value: '40' }),
    'List: Client',
    '40 rows, q=x',
    'q=x',
  ],
  ['undo', entry(1, { action: 'undo', subject: null, to_value: '2' }), 'Clients', '5 put back, 2 left', '5'],
  ['coach, by name', entry(1, { to_value: idOf(3), to_name: 'Ruth' }), 'Ada Holm', 'none → Ruth', null],
  ['coach, deleted', entry(1, { to_value: idOf(3) }), 'Ada Holm', 'none → Deleted account', null],
  ['deleted record', entry(1, { subject: null }), 'Client, no longer here', 'a → Active', 'a'],
])('record and change: %s', (_, given, subject, change, from_value) => {
  const shown = { ...given, from_value };
  expect([subjectWords(shown), changeWords(shown)]).toEqual([subject, change]);
});

test.each([
  ['leads', `/dashboard/admin?section=leads&lead=${idOf(50)}`],
  ['bookings', `/dashboard/admin?section=calls&call=${idOf(50)}`],
  ['invitations', `/dashboard/admin?section=users&invitation=${idOf(50)}`],
  ['stories', `/dashboard/stories/${idOf(50)}`],
  ['certification_applications', `/dashboard/applications?application=${idOf(50)}`],
  ['subscribers', null],
])('the record of %s links to %s', (entity, place) => {
  expect(addressOf(entry(1, { entity }))).toBe(place);
  expect(addressOf(entry(1, { entity, subject: null }))).toBeNull();
});
