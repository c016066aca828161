import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Section } from './section.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const idOf = (kind: string, index: number) => `00000000-0000-4000-${kind}-${String(index).padStart(12, '0')}`;
const lead = (index: number, more: object = {}) => ({
  id: idOf('8003', index),
  reference: `NC-${String(index)}`,
  name: `Lead ${String(index)}`,
  search: `lead ${String(index)}`,
  email: `lead${String(index)}@example.com`,
  phone: '(615) 555-0110',
  company: null,
  message: 'A question.',
  source: 'contact',
  topic: null,
  callback: null,
  annual_revenue: null,
  details: {},
  status: 'new',
  assigned_to: null,
  client_id: null,
  created_at: `2026-11-${String(20 - index).padStart(2, '0')}T12:00:00Z`,
  created_on: `2026-11-${String(20 - index).padStart(2, '0')}`,
  stage_since: '2026-11-01T12:00:00Z',
  stage_on: '2026-11-01',
  version: 1,
  updated_by: null,
  ...more,
});
const coach = { id: idOf('8000', 1), name: 'Ruth Ainsley', email: 'ruth@example.com', role: 'coach' };
const column = (cards: readonly object[]) => ({ total: cards.length, cards });

function open(
  rows: readonly ReturnType<typeof lead>[],
  { entry = '', role = 'admin', functions = {}, rpc = {} }: Parameters<typeof options>[0] = {},
) {
  const fake = createFakeClient({
    tables: { leads: rows, profiles: [coach], lead_events: [], saved_views: [] },
    rpc: {
      similar_to_lead: [],
      lead_board: { new: column(rows), contacted: column([]), qualified: column([]), converted: column([]) },
      ...rpc,
    },
    functions,
    defaults: {
      lead_events: (row) => ({ id: 1, created_at: '2026-11-20T13:00:00Z', from_value: null, ...row }),
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const view = renderPage(<Section />, { profile: { role } }, `/dashboard/admin?section=leads${entry}`);
  return { ...fake, ...view };
}
type Answers = Readonly<Record<string, unknown>>;
const options = (given: { entry?: string; role?: string; functions?: Answers; rpc?: Answers }) => given;

const many = Array.from({ length: 5 }, (_, index) => lead(index + 1));
const region = async () => within(await screen.findByRole('region', { name: 'Leads' }));
const statusField = (index: number) =>
  screen.findByRole('combobox', { name: `Status of Lead ${String(index)}` });

/** The shell shows toasts. The spies record their text and buttons. */
let told: jest.SpyInstance<string, [unknown, ...unknown[]]>;
let refused: jest.SpyInstance<string, [unknown, ...unknown[]]>;
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  told = jest.spyOn(notify, 'success').mockImplementation(() => 'message') as never;
  refused = jest.spyOn(notify, 'error').mockImplementation(() => 'message') as never;
  window.matchMedia = (query) => Object.assign(new EventTarget(), { media: query, matches: true }) as never;
});

test('any status is set at once, said, and taken back', async () => {
  const { user, table } = open(many);
  await user.selectOptions(await statusField(2), 'Converted');
  await waitFor(() => expect(told).toHaveBeenCalled());
  render(told.mock.lastCall?.[0] as ReactNode);
  expect(screen.getByText('Lead status updated')).toBeVisible();
  expect(table('leads').get(idOf('8003', 2))).toMatchObject({ status: 'converted' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(table('leads').get(idOf('8003', 2))).toMatchObject({ status: 'new' }));
  expect(await statusField(2)).toHaveValue('new');
});

test('a status that is refused is put back, with the words of the database', async () => {
  const { user, failNext } = open(many);
  const field = await statusField(1);
  failNext('leads.update', fakeErrors.denied());
  await user.selectOptions(field, 'Qualified');
  await waitFor(() =>
    expect(refused).toHaveBeenCalledWith(expect.stringMatching(/^Failed to update lead status\. ./)),
  );
  expect(await statusField(1)).toHaveValue('new');
});

test('what somebody else has changed meanwhile is not changed over it', async () => {
  const { user, table } = open(many);
  const field = await statusField(1);
  const id = idOf('8003', 1);
  table('leads').set(id, { ...table('leads').get(id), status: 'qualified', version: 2 });
  await user.selectOptions(field, 'Contacted');
  await waitFor(() =>
    expect(refused).toHaveBeenCalledWith(
      'Changed by another user in the meantime. This is the current version.',
    ),
  );
  await waitFor(async () => expect(await statusField(1)).toHaveValue('qualified'));
});

test('there are none, none that match, and they cannot be read', async () => {
  const none = open([]);
  expect(await screen.findByText('No leads found')).toBeVisible();
  none.unmount();
  const { user } = open(many, { entry: '&status=converted' });
  expect(await screen.findByText('No leads found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all leads' }));
  expect((await region()).getAllByRole('combobox')).toHaveLength(5);
});

test('that they cannot be read is said, and asked again', async () => {
  const fake = createFakeClient({ tables: { leads: many, profiles: [coach] } });
  fake.failNext('leads.select', fakeErrors.database('57014', 'canceling statement'));
  fake.failNext('leads.select', fakeErrors.database('57014', 'canceling statement'));
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  renderPage(<Section />, { profile: { role: 'admin' } }, '/dashboard/admin?section=leads');
  expect(await screen.findByText('Failed to load leads')).toBeVisible();
});

test('a coach reads and answers; status, assignment and export are not offered', async () => {
  open([lead(1, { assigned_to: 'me' })], { role: 'coach', entry: `&lead=${idOf('8003', 1)}` });
  const drawer = within(await screen.findByRole('dialog', { name: 'Lead 1' }));
  expect(await drawer.findByText('A question.')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Convert to client' })).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Reply' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /Status of|Assigned to/, hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export', hidden: true })).toBeNull();
});

test('what a lead wrote stays text, in the drawer and in the links to it', async () => {
  const wild = {
    name: '=HYPERLINK("x")',
    email: 'a?cc=b@x.example',
    message: '<script>alert(1)</script>',
    details: { note: '<b>bold</b>', practiceRevenue: '5m+' },
  };
  const { baseElement } = open([lead(1, wild)], { entry: `&lead=${idOf('8003', 1)}` });
  const drawer = within(await screen.findByRole('dialog', { name: wild.name }));
  expect(await drawer.findByText(wild.message)).toBeVisible();
  expect(drawer.getByText('<b>bold</b>')).toBeVisible();
  expect(drawer.getByText('Over $5M')).toBeVisible();
  expect(drawer.getByRole('link', { name: wild.email })).toHaveAttribute(
    'href',
    'mailto:a%3Fcc%3Db@x.example',
  );
  expect(await violationsOf(baseElement)).toEqual([]);
});

test('who may be the same is told with a link to them', async () => {
  const similar_to_lead = [
    {
      kind: 'client',
      id: idOf('8001', 7),
      name: 'Ada Holm',
      company: 'Holm Steel',
      since: '2026-01-05T12:00:00Z',
      matched_by: 'email',
    },
    {
      kind: 'lead',
      id: idOf('8003', 2),
      name: 'Lead 2',
      company: null,
      since: '2026-02-05T12:00:00Z',
      matched_by: 'phone',
    },
  ];
  open(many, { entry: `&lead=${idOf('8003', 1)}`, rpc: { similar_to_lead } });
  const drawer = within(await screen.findByRole('dialog', { name: 'Lead 1' }));
  expect(await drawer.findByRole('link', { name: 'Ada Holm, Holm Steel' })).toHaveAttribute(
    'href',
    `/dashboard/clients?client=${idOf('8001', 7)}`,
  );
  expect(drawer.getByRole('link', { name: 'Lead 2' })).toHaveAttribute(
    'href',
    `/dashboard/admin?section=leads&lead=${idOf('8003', 2)}`,
  );
});

test('a lead becomes a client, and who cannot is told why', async () => {
  const asked: unknown[] = [];
  const { user, failNext } = open([lead(1, { assigned_to: coach.id })], {
    entry: `&lead=${idOf('8003', 1)}`,
    functions: {
      'convert-lead': (body: unknown) => {
        asked.push(body);
        return { clientId: idOf('8001', 1), created: true };
      },
    },
  });
  const convert = await screen.findByRole('button', { name: 'Convert to client' });
  failNext('functions.convert-lead', { message: 'Choose a coach', status: 400 } as never);
  await user.click(convert);
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a coach');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Coach of the client' })).toHaveValue(coach.id),
  );
  await user.click(convert);
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(asked).toEqual([{ leadId: idOf('8003', 1), coachId: coach.id }]);
});

test('a lead is assigned; a failure is reported', async () => {
  const { user, failNext, table } = open([lead(1)], { entry: `&lead=${idOf('8003', 1)}` });
  const field = await screen.findByRole('combobox', { name: 'Assigned to' });
  await screen.findAllByRole('option', { name: coach.name });
  failNext('leads.update', fakeErrors.denied());
  await user.selectOptions(field, coach.id);
  await waitFor(() =>
    expect(refused).toHaveBeenCalledWith(
      'The lead was not assigned. Your account does not have permission to do this.',
    ),
  );
  await waitFor(() => expect(field).toHaveAttribute('aria-busy', 'false'));
  await user.selectOptions(field, coach.id);
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(table('leads').get(idOf('8003', 1))).toMatchObject({ assigned_to: coach.id });
});

test('a note is kept in the history; one without words is not sent', async () => {
  const { user, table, failNext } = open(many, { entry: `&lead=${idOf('8003', 1)}&tab=history` });
  const add = await screen.findByRole('button', { name: 'Add to the history' });
  await user.click(add);
  expect(await screen.findByText('Describe the contact.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'What it was about' }), 'Call on Monday');
  failNext('lead_events.insert', fakeErrors.denied());
  await user.click(add);
  expect(await screen.findByText(/^This was not saved; what you typed is still here\./)).toBeVisible();
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  await waitFor(() => expect(told).toHaveBeenCalledWith('Note added'));
  expect([...table('lead_events').values()]).toMatchObject([{ kind: 'note', note: 'Call on Monday' }]);
});

test('the board shows the same leads by stage, with their ages and limits', async () => {
  const { user } = open(many, {
    entry: '&layout=board',
    rpc: {
      lead_board: {
        new: { total: 31, cards: many },
        contacted: column([]),
        qualified: column([]),
        converted: column([]),
      },
    },
  });
  const fresh = within(await screen.findByRole('region', { name: 'New 31, limit 25' }));
  expect(fresh.getAllByText(/waiting/)).toHaveLength(5);
  expect(fresh.getByRole('button', { name: 'Show 20 more of 26' })).toBeVisible();
  await user.selectOptions(await statusField(3), 'Contacted');
  await waitFor(() => expect(told).toHaveBeenCalled());
  const contacted = within(screen.getByRole('region', { name: 'Contacted 1' }));
  expect(contacted.getByRole('link', { name: 'Lead 3' })).toBeVisible();
});
