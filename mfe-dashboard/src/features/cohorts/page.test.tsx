import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors, type FakeClientInput, makeProfile } from 'shared-auth/testing';
import { MOVE_EVENT } from 'shared-contract/page-events';
import { QueryScope } from '../../app/query-scope.tsx';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { Component as Cohorts } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const now = new Date('2026-11-20T15:00:00Z');
beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate', 'nextTick'], now }),
);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const cohort = (id: string, name: string, status: string, seats_taken: number) => ({
  id,
  name,
  starts_on: '2026-04-20',
  ends_on: '2026-07-26',
  weeks: 14,
  seats: 25,
  seats_taken,
  status,
});
const seat = (id: string, user_id: string | null, name: string) => ({
  id,
  cohort_id: 'running',
  user_id,
  created_at: '2026-04-01T10:00:00Z',
  profiles: user_id === null ? null : { name, email: `${id}@example.com` },
  certification_applications: null,
});
const certificate = (user_id: string, more: object) => ({
  id: `certificate-${user_id}`,
  cohort_id: 'running',
  user_id,
  code: 'CPPS-7K3M-Q9XT-W2HF',
  name: 'Nora Quill',
  issued_at: '2026-11-20T10:00:00Z',
  expires_on: '2028-11-20',
  revoked_at: null,
  revoked_reason: null,
  ...more,
});
const tables = {
  cohorts: [
    cohort('running', 'Cohort of April 2026', 'running', 3),
    cohort('open', 'Cohort of May', 'open', 0),
  ],
  cohort_members: [seat('m1', 'nora', 'Nora Quill'), seat('m2', 'otto', 'Otto Vance'), seat('m3', null, '')],
  certificates: [certificate('nora', {})],
  training_progress: [
    { id: 'p1', user_id: 'otto', module_id: '401k', percent: 100 },
    { id: 'p2', user_id: 'otto', module_id: 'pension', percent: 60 },
  ],
};

const open = (entry = '/dashboard/cohorts', input: Partial<FakeClientInput> = {}, role = 'admin') => {
  const backend = createFakeClient({ tables, ...input });
  jest.mocked(getSupabase).mockResolvedValue(backend.client);
  return {
    ...renderPage(
      <QueryScope>
        <Cohorts />
      </QueryScope>,
      { profile: makeProfile({ id: 'me', email: 'dana@example.com', role }) },
      entry,
    ),
    backend,
  };
};
const row = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

test('every cohort with its dates, seats and status', async () => {
  const { container } = open();
  const list = within(await screen.findByRole('list', { name: 'Cohorts' }));
  const [first] = list.getAllByRole('listitem');
  for (const words of ['Cohort of April 2026', 'Apr 20, 2026 to Jul 26, 2026', '3 of 25', 'Running'])
    expect(first).toHaveTextContent(words);
  expect(await violationsOf(container)).toEqual([]);
});

test('without a cohort the page says how one begins', async () => {
  open('/dashboard/cohorts', { tables: { ...tables, cohorts: [] } });
  expect(await screen.findByText(/^No cohorts yet\./)).toBeVisible();
});

test('participants: how far they are, the certificate, and what hinders one', async () => {
  const { container } = open('/dashboard/cohorts?cohort=running');
  const nora = await row('Nora Quill');
  expect(nora.getByRole('link', { name: 'CPPS-7K3M-Q9XT-W2HF' })).toHaveAttribute(
    'href',
    '/verify/CPPS-7K3M-Q9XT-W2HF',
  );
  expect(nora.getByRole('button', { name: /^Undo/ })).toBeVisible();
  expect(nora.queryByRole('button', { name: /^Renew/ })).toBeNull();
  const otto = await row('Otto Vance');
  expect(otto.getByText(/^1 of 10/)).toBeVisible();
  expect(otto.getByRole('button', { name: /^Mark as completed/ })).toBeVisible();
  expect((await row('No name yet')).getByText(/^No account yet/)).toBeVisible();
  expect(await violationsOf(container)).toEqual([]);
});

test('near its last day a certificate is renewed, no longer undone; a revoked one shows why and offers nothing', async () => {
  const old = { issued_at: '2024-12-01T10:00:00Z', expires_on: '2026-12-01' };
  const { unmount } = open('/dashboard/cohorts?cohort=running', {
    tables: { ...tables, certificates: [certificate('nora', old)] },
  });
  expect((await row('Nora Quill')).getByRole('button', { name: /^Renew/ })).toBeVisible();
  expect((await row('Nora Quill')).queryByRole('button', { name: /^Undo/ })).toBeNull();
  unmount();
  const revoked = { revoked_at: '2026-11-01T10:00:00Z', revoked_reason: 'License ended' };
  open('/dashboard/cohorts?cohort=running', {
    tables: { ...tables, certificates: [certificate('nora', revoked)] },
  });
  const nora = await row('Nora Quill');
  expect(nora.getByText('Reason: License ended')).toBeVisible();
  expect(nora.queryAllByRole('button')).toEqual([]);
});

test('a cohort that has not begun certifies nobody', async () => {
  open('/dashboard/cohorts?cohort=running', {
    tables: { ...tables, cohorts: [cohort('running', 'Cohort of May', 'open', 3)] },
  });
  expect((await row('Otto Vance')).getByText(/^You can issue certificates once/)).toBeVisible();
});

test('seats that the database keeps are told at their field, and nothing typed is lost', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change Cohort of April 2026' }));
  const dialog = within(screen.getByRole('dialog'));
  const seats = dialog.getByLabelText(/^Seats/);
  await user.clear(seats);
  await user.type(seats, '26');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(seats).toHaveAccessibleDescription(/Enter 1 to 25 seats/));
  expect(seats).toHaveValue('26');
});

test('a cohort is saved once the database accepts it', async () => {
  const messages = watchMessages();
  const { user, backend } = open();
  await user.click(await screen.findByRole('button', { name: 'Change Cohort of April 2026' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(/^Status/), 'Finished');
  backend.failNext('cohorts.update', fakeErrors.denied());
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText(/^Nothing was saved\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(messages).toEqual(['success: Cohort of April 2026 is saved']));
  expect(backend.table('cohorts').get('running')).toMatchObject({ status: 'finished' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

const refusal = { ...fakeErrors.database('PT409', 'It was revoked a moment ago.'), status: 409 };
const certified = { code: 'CPPS-7K3M-Q9XT-W2HF', expiresOn: '2028-11-20', changed: true, mailed: true };

test('a certificate is undone; a refusal is reported', async () => {
  const messages = watchMessages();
  const { user, backend } = open('/dashboard/cohorts?cohort=running', { functions: { certify: certified } });
  backend.failNext('functions.certify', refusal);
  await user.click((await row('Nora Quill')).getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(messages).toEqual(['error: It was revoked a moment ago.']));
  await user.click((await row('Nora Quill')).getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(messages.at(-1)).toBe('success: Undone. We’ve emailed them.'));
  expect(backend.requests.findLast(({ name }) => name === 'functions.certify')?.body).toEqual({
    action: 'undo',
    certificateId: 'certificate-nora',
  });
});

test('a completed participant gets a certificate; a refusal stays in the dialog', async () => {
  const messages = watchMessages();
  const { user, backend } = open('/dashboard/cohorts?cohort=running', {
    functions: { certify: { ...certified, mailed: false } },
  });
  backend.failNext('functions.certify', refusal);
  await user.click((await row('Otto Vance')).getByRole('button', { name: /^Mark as completed/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Issue the certificate' }));
  expect(await dialog.findByText('It was revoked a moment ago.')).toBeVisible();
  const release = backend.holdNext('functions.certify');
  await user.click(dialog.getByRole('button', { name: 'Issue the certificate' }));
  // No document of a new release replaces the page meanwhile.
  expect(dispatchEvent(new Event(MOVE_EVENT, { cancelable: true }))).toBe(false);
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(messages).toEqual([
    'info: The certificate of Otto Vance is issued. The email could not be sent. Let them know yourself.',
  ]);
});

test('a certificate is revoked with a reason', async () => {
  const messages = watchMessages();
  const { user, backend } = open('/dashboard/cohorts?cohort=running', { functions: { certify: certified } });
  await user.click((await row('Nora Quill')).getByRole('button', { name: /^Revoke/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'License ended');
  await user.click(dialog.getByRole('button', { name: 'Revoke it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(messages).toEqual(['success: The certificate of Nora Quill is revoked. We’ve emailed them.']);
  expect(backend.requests.findLast(({ name }) => name === 'functions.certify')?.body).toMatchObject({
    action: 'revoke',
    reason: 'License ended',
  });
});

test('others are sent away', async () => {
  const { address } = open('/dashboard/cohorts', {}, 'coach');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(screen.queryByRole('button', { name: 'Add cohort' })).toBeNull();
});
