import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { start } from './labels.ts';
import { project } from './model.ts';
import { Component } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const clientId = '00000000-0000-4000-8001-000000000003';
const id = '00000000-0000-4000-8001-0000000000aa';
const ada = { id: clientId, name: 'Ada Holm', company: 'Holm Steel', email: null, coach_id: 'me' };
const inputs = { ...start, status: 'single', profit: 300_000, election: true, planSalary: 120_000 } as const;
const row = (more: object = {}) => ({
  ...{ id, client_id: clientId, label: 'Plan A', tax_year: 2026, inputs, result: project(inputs) },
  ...{ made_at: '2026-11-20T12:00:00Z', archived_at: null, clients: ada, profiles: { name: 'Corwin Hale' } },
  ...more,
});

function open(search: string, projections: readonly object[] = [row()]) {
  const fake = createFakeClient({ tables: { clients: [ada], projections } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return {
    ...fake,
    ...renderPage(<Component />, { profile: { role: 'coach' } }, `/dashboard/projection${search}`),
  };
}
afterEach(() => jest.restoreAllMocks());
const make = () => screen.findByRole('button', { name: 'Create projection' });

test('a projection is read with its figures, sources and who made it for whom', async () => {
  const { container } = open(`?projection=${id}`);
  const sheet = await screen.findByRole('article', { name: 'Plan A' });
  const line = within(sheet).getByRole('row', { name: /^Social Security and Medicare/ });
  expect(
    within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$30,912', '$18,360']);
  expect(sheet).toHaveTextContent('Rev. Rul. 74-44');
  expect(sheet).toHaveTextContent('This is an illustration');
  expect(screen.getByText(/by Corwin Hale/)).toBeVisible();
  expect(await violationsOf(container)).toEqual([]);
});

test('limits between the fields are told at the field; what is made is kept with its client', async () => {
  const { user, table, address, failNext } = open(`?client=${clientId}`, []);
  await user.type(await screen.findByLabelText(/^Profit before/), '$300,000');
  await user.click(screen.getByRole('checkbox', { name: /401K/ }));
  await user.type(screen.getByLabelText(/^Deferral for the year/), '90,000');
  await user.click(await make());
  expect(await screen.findByRole('link', { name: 'At most $32,500 with these figures' })).toBeVisible();
  await user.clear(screen.getByLabelText(/^Deferral for the year/));
  failNext('projections.insert', fakeErrors.denied());
  await user.click(await make());
  expect(await screen.findByText(/Your figures are still here/)).toBeVisible();
  expect(screen.getByLabelText(/^Profit before/)).toHaveValue('$300,000');
  await user.click(await make());
  await waitFor(() => expect(address()).toMatch(/\?projection=/));
  const [kept] = [...table('projections').values()];
  expect(kept).toMatchObject({ client_id: clientId, label: 'Plan for 2026', tax_year: 2026 });
  expect(kept?.['inputs']).toMatchObject({ profit: 300_000, deferring: true });
  expect(kept?.['result']).toMatchObject({ steps: [{ id: 'deferring', amount: 32_500 }] });
});

test('an earlier one gives its figures to a new one', async () => {
  open(`?client=${clientId}&from=${id}`);
  expect(await screen.findByLabelText(/^Reasonable salary/)).toHaveValue('120,000');
  expect(screen.getByLabelText(/^Profit before/)).toHaveValue('300,000');
});

test('the client of the record reads it under their own name for it, and neither changes nor archives it', async () => {
  const record = { ...ada, coachId: null, coachName: null, deadlines: [], projections: [], messages: [] };
  const fake = createFakeClient({
    tables: { projections: [row({ clients: null })] },
    rpc: { own_records: [record] },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  renderPage(<Component />, { profile: { role: 'user' } }, `/dashboard/projection?projection=${id}`);
  expect(await screen.findByRole('article', { name: 'Plan A' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Edit figures|Ada Holm/ })).toBeNull();
});

test('it is archived; a failure is reported; one that is not theirs does not open', async () => {
  const messages = watchMessages();
  const { user, table, failNext } = open(`?projection=${id}`);
  failNext('projections.update', fakeErrors.denied());
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() =>
    expect(messages).toEqual([
      'error: The projection wasn’t changed. Your account does not have permission to do this.',
    ]),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Archive' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  expect(table('projections').get(id)?.['archived_at']).not.toBeNull();
  open('?projection=00000000-0000-4000-8001-0000000000bb');
  expect(await screen.findByText(/This projection doesn’t exist/)).toBeVisible();
});
