import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Section } from './section.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('../../lib/use-live.ts', () => ({ useLive: jest.fn() }));

const idOf = (kind: string, index: number) => `00000000-0000-4000-${kind}-${String(index).padStart(12, '0')}`;
const coach = (index: number, name: string) => ({
  id: idOf('8000', index),
  name,
  email: `coach${String(index)}@example.com`,
  role: 'coach',
  status: 'active',
});
const coaches = [coach(1, 'Ruth Ainsley'), coach(2, '')];
const [ruth, nameless] = coaches.map(({ id }) => id);
const client = (index: number, parts: object = {}) => ({
  id: idOf('8001', index),
  name: `Client ${String(index)}`,
  search: `client ${String(index)}`,
  email: null,
  company: null,
  coach_id: null as string | null,
  coach_email: null as string | null,
  owner_email: null,
  user_id: null,
  status: 'Active',
  created_at: `2026-11-0${String(9 - index)}T12:00:00Z`,
  version: 4,
  ...parts,
});
const clients = [
  client(1, { company: 'Holm Steel', owner_email: 'owner@example.com' }),
  client(2, { coach_id: ruth, coach_email: 'coach1@example.com' }),
  client(3, { coach_id: idOf('8000', 9), coach_email: 'former@example.com' }),
];

let success: jest.SpyInstance;
let error: jest.SpyInstance;
let info: jest.SpyInstance;
beforeEach(() => {
  success = jest.spyOn(notify, 'success').mockReturnValue('');
  error = jest.spyOn(notify, 'error').mockReturnValue('');
  info = jest.spyOn(notify, 'info').mockReturnValue('');
  window.matchMedia = (query) => Object.assign(new EventTarget(), { media: query, matches: true }) as never;
});
afterEach(() => jest.restoreAllMocks());

function open(more = '', rpc: Readonly<Record<string, unknown>> = {}, rows = clients) {
  const fake = createFakeClient({ tables: { managed_clients: rows, clients: rows, profiles: coaches }, rpc });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const address = `/dashboard/admin?section=clients${more}`;
  return { ...fake, start: () => renderPage(<Section />, { profile: { role: 'admin' } }, address) };
}
const row = (index: number) => screen.findByRole('row', { name: new RegExp(`Client ${String(index)}`) });
const coachOf = async (index: number) => {
  const field = await screen.findByRole('combobox', { name: `Coach of Client ${String(index)}` });
  await within(field).findByRole('option', { name: 'Ruth Ainsley, coach1@example.com' });
  return field;
};
async function undo(user: ReturnType<typeof renderPage>['user'], words: string) {
  await waitFor(() => expect(success).toHaveBeenCalled());
  const { container, unmount } = render(<div role="note">{success.mock.lastCall?.[0] as ReactNode}</div>);
  expect(container).toHaveTextContent(words);
  await user.click(within(container).getByRole('button', { name: 'Undo' }));
  unmount();
}
const stored = (fake: ReturnType<typeof open>, index: number) =>
  fake.table('clients').get(idOf('8001', index));

test('each client shows company, owner, and coach, also one who no longer coaches', async () => {
  const { container } = open().start();
  expect(await row(1)).toHaveTextContent('Holm Steel');
  expect(await row(1)).toHaveTextContent('owner@example.com');
  expect(await row(2)).toHaveTextContent('Unknown');
  expect(await coachOf(1)).toHaveDisplayValue('No coach assigned');
  expect(await coachOf(2)).toHaveDisplayValue('Ruth Ainsley, coach1@example.com');
  expect(await coachOf(3)).toHaveDisplayValue('former@example.com');
  expect(screen.getByRole('link', { name: 'View Details of Client 2' })).toHaveAttribute(
    'href',
    `/dashboard/clients?client=${idOf('8001', 2)}`,
  );
  expect(await violationsOf(container)).toEqual([]);
});

test('search and the coach filter narrow the request; an empty result can be cleared', async () => {
  const { start, requests } = open(`&coach=${String(ruth)}`);
  const { user } = start();
  await row(2);
  expect(screen.queryByText('Client 1')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or company' }), 'holm');
  expect(await screen.findByText('No clients found')).toBeVisible();
  expect(requests.findLast(({ target }) => target === 'managed_clients')?.filters).toEqual([
    ['search', 'ilike.%holm%'],
    ['coach_id', `in.(${String(ruth)})`],
  ]);
  await user.click(screen.getByRole('button', { name: 'Show all clients' }));
  await row(1);
});

test('a list that fails to load can be retried', async () => {
  const { start, failNext } = open();
  failNext('managed_clients.select', fakeErrors.denied());
  const { user } = start();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error fetching data: Your account does not have permission to do this.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await row(1);
});

test('a coach is assigned to the version that was shown, and undone', async () => {
  const fake = open();
  const { user } = fake.start();
  await user.selectOptions(await coachOf(1), 'coach2@example.com');
  await waitFor(() => expect(stored(fake, 1)).toMatchObject({ coach_id: nameless }));
  expect(fake.called('clients.update')[0]?.args).toEqual([{ coach_id: nameless }, idOf('8001', 1), '4']);
  await undo(user, 'Coach: coach2@example.com');
  await waitFor(() => expect(stored(fake, 1)).toMatchObject({ coach_id: null }));
  expect(success).toHaveBeenLastCalledWith('Undone');
});

test('no coach is a choice', async () => {
  const fake = open();
  const { user } = fake.start();
  await user.selectOptions(await coachOf(2), 'No coach assigned');
  await waitFor(() => expect(stored(fake, 2)).toMatchObject({ coach_id: null }));
});

test('a newer version is not overwritten, neither by the assignment nor by its undo', async () => {
  const fake = open();
  const { user } = fake.start();
  const change = (version: number) =>
    fake.table('clients').set(idOf('8001', 1), { ...client(1), coach_id: ruth, version });
  await coachOf(1);
  change(5);
  await user.selectOptions(await coachOf(1), 'coach2@example.com');
  await waitFor(() => expect(error).toHaveBeenCalledTimes(1));
  expect(error.mock.lastCall?.[0]).toMatch(/^Changed by another user in the meantime/);
  expect(stored(fake, 1)).toMatchObject({ coach_id: ruth });
  change(4);
  await user.selectOptions(await coachOf(1), 'coach2@example.com');
  await waitFor(() => expect(success).toHaveBeenCalled());
  change(6);
  await undo(user, 'Coach:');
  await waitFor(() => expect(error).toHaveBeenCalledTimes(2));
  expect(error.mock.lastCall?.[0]).toMatch(/Nothing was undone\.$/);
  expect(stored(fake, 1)).toMatchObject({ coach_id: ruth });
});

test('an assignment that the database refuses is reported', async () => {
  const { start, failNext } = open();
  const { user } = start();
  failNext('clients.update', fakeErrors.denied());
  await user.selectOptions(await coachOf(1), 'coach2@example.com');
  await waitFor(() =>
    expect(error).toHaveBeenCalledWith(
      'The coach was not changed. Your account does not have permission to do this.',
    ),
  );
});

describe('several clients', () => {
  const answers = { bulk_change: { batch: 'b1', changed: 2 }, undo: { restored: 1, left: 1 } };
  async function choose(fake: ReturnType<typeof open>, to: string) {
    const view = fake.start();
    await row(1);
    for (const index of [1, 3])
      await view.user.click(screen.getByRole('checkbox', { name: `Select Client ${String(index)}` }));
    const bar = within(await screen.findByRole('region', { name: 'Selected' }));
    const apply = bar.getByRole('button', { name: 'Assign 2 clients' });
    expect(apply).toBeDisabled();
    const field = bar.getByRole('combobox', { name: 'Coach for the selected clients' });
    await within(field).findByRole('option', { name: 'coach2@example.com' });
    await view.user.selectOptions(field, to);
    await view.user.click(apply);
    return { ...view, apply };
  }

  test.each([
    ['coach2@example.com', nameless],
    ['No coach', null],
  ])('are given to %s in one request, which can be undone', async (label, id) => {
    const fake = open('', answers);
    const { user } = await choose(fake, label);
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect(fake.called('rpc.bulk_change')[0]?.args).toEqual([
      { list: 'clients', change: { coach: id }, expected: 2, ids: [idOf('8001', 1), idOf('8001', 3)] },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull());
    await undo(user, '2 clients changed');
    await waitFor(() =>
      expect(info).toHaveBeenCalledWith('Undone for 1 of 2; 1 was changed by others in the meantime'),
    );
    expect(fake.called('rpc.undo')[0]?.args).toEqual([{ batch: 'b1' }]);
  });

  test('that have their coach already need no undo', async () => {
    await choose(open('', { bulk_change: { batch: 'b1', changed: 0 } }), 'No coach');
    await waitFor(() =>
      expect(info).toHaveBeenCalledWith('Nothing to change. They already have this value.'),
    );
    expect(success).not.toHaveBeenCalled();
  });

  test.each([
    ['one of them is gone', fakeErrors.database('PT409', 'count'), /one of these clients no longer exists/],
    ['the database refuses', fakeErrors.denied(), /^Nothing was changed\. Your account does not have/],
  ])('stay selected where %s', async (_, refusal, words) => {
    const fake = open('', answers);
    fake.failNext('rpc.bulk_change', refusal);
    const { apply } = await choose(fake, 'No coach');
    await waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringMatching(words)));
    expect(apply).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Client 1' })).toBeChecked();
  });
});
