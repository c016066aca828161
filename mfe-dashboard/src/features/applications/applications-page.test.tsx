import { act, screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as Applications } from './applications-page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const day = 86_400_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const idOf = (n: number) => `00000000-0000-4000-8005-${String(n).padStart(12, '0')}`;
const cohort = { id: '00000000-0000-4000-8004-000000000001', name: 'Cohort of May', starts_on: '2999-01-01' };
const cpa = (n: number, more: object = {}) => ({
  id: idOf(n),
  reference: `CPPS-TEST-${n}`,
  user_id: null,
  applicant_type: 'cpa',
  first_name: 'Ada',
  last_name: `Number ${n}`,
  email: `ada${n}@x.example`,
  address: `ada${n}@x.example`,
  phone: '(615) 555-0110',
  firm_name: `Firm ${n}`,
  title: 'Partner',
  years_experience: '3-5',
  license_number: 'CPA-1',
  license_state: 'Ohio',
  current_revenue: '250k-500k',
  target_revenue: '1m-2m',
  client_types: 'Dentists',
  biggest_challenge: 'Time',
  why_applying: 'Growth',
  commitment: true,
  terms: true,
  status: 'submitted',
  cohort_id: cohort.id,
  decision_note: null,
  decided_at: null,
  review_due_at: inMs(n * day),
  created_at: inMs(-n * day),
  search: `ada number ${n} firm ${n}`,
  ...more,
});
const letter = { to: 'ada@x.example', subject: 'About it', text: 'Dear Ada' };

function serve({
  rows = [cpa(1), cpa(2)] as object[],
  decisions = [] as object[],
  waitlist = [] as object[],
} = {}) {
  const fake = createFakeClient({
    tables: {
      certification_applications: rows,
      application_events: [
        { id: 1, application_id: idOf(1), kind: 'submitted', actor_id: null, created_at: inMs(-day) },
        {
          id: 2,
          application_id: idOf(1),
          kind: 'note',
          note: 'Ask first',
          actor_id: 'me',
          created_at: inMs(-1),
        },
      ],
      application_decisions: decisions.map((one) => ({ id: 'd', ...one })),
      cohorts: [{ ...cohort, seats: 25, seats_taken: 24, status: 'open' }],
      profiles: [{ id: 'me', name: 'Dana', email: 'dana@example.com', role: 'admin' }],
      waitlist,
    },
    defaults: { application_events: (row) => ({ id: 3, actor_id: 'me', created_at: inMs(0), ...row }) },
    rpc: {
      application_figures: {
        submitted: 2,
        in_review: 1,
        approved: 5,
        rejected: 0,
        withdrawn: 0,
        overdue: 1,
        waiting: 1,
      },
      take_back_decision: 'submitted',
      applications_found: [],
    },
    functions: {
      'decide-application': (body: { mode?: string; decision: string }) =>
        body.mode === 'preview' ? letter : { decision: body.decision, letterAt: inMs(60_000) },
      'offer-seat': { seat: { name: cohort.name }, mailed: true },
    },
  });
  let tell: (() => void) | null = null;
  const channel = {
    on: (_kind: string, _what: object, changed: () => void) => {
      tell = changed;
      return channel;
    },
    subscribe: () => channel,
  };
  const client = Object.assign(fake.client, {
    channel: () => channel,
    removeChannel: async () => 'ok' as const,
  } as object);
  jest.mocked(getSupabase).mockResolvedValue(client);
  return {
    ...fake,
    tell: async () => {
      await waitFor(() => expect(tell).not.toBeNull(), { timeout: 5000 });
      act(() => tell?.());
    },
  };
}

/** jsdom has no layout, so the tests set the window width. */
function windowIs(width: 'wide' | 'narrow') {
  const list = {
    matches: width === 'wide',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
}
beforeEach(() => windowIs('wide'));

const open = (entry = '/dashboard/applications', role: 'admin' | 'coach' | 'user' = 'admin') =>
  renderPage(<Applications />, { profile: { role } }, entry);
const drawer = async () => within(await screen.findByRole('dialog'));
const bodiesOf = ({ requests }: ReturnType<typeof serve>, target: string) =>
  requests.filter((one) => one.target === target).map(({ body }) => body);

test('what waits, each with its clock, and every state with its count', async () => {
  serve({ rows: [cpa(1, { review_due_at: inMs(-day) }), cpa(2)] });
  const { container } = open();
  expect(await screen.findByRole('link', { name: 'Ada Number 1' })).toBeVisible();
  expect(screen.getByText(/^Overdue since/)).toBeVisible();
  expect(screen.getByText('1 is overdue.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Waiting 3' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Approved 5' })).toHaveAttribute('aria-pressed', 'false');
  expect(await violationsOf(container)).toEqual([]);
});

test.each(['coach', 'user'] as const)('a %s is sent away and asks for nothing', async (role) => {
  const { requests } = serve();
  const { address } = open('/dashboard/applications', role);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(requests.filter(({ target }) => target.startsWith('certification'))).toEqual([]);
});

test('search and filters stand in the address, and take the page along', async () => {
  serve();
  const { user, address } = open('/dashboard/applications?page=2');
  await user.click(await screen.findByRole('button', { name: 'Approved 5' }));
  expect(address()).toBe('/dashboard/applications?status=approved&sort=-submitted');
  await user.type(screen.getByRole('searchbox'), 'number 2');
  await waitFor(() =>
    expect(address()).toBe('/dashboard/applications?q=number+2&status=approved&sort=-submitted'),
  );
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.click(screen.getByRole('checkbox', { name: 'CPA' }));
  expect(address()).toContain('type=cpa');
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(await screen.findByText('Nothing matches “number 2”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all applications' }));
  expect(address()).toBe('/dashboard/applications?status=all&sort=-submitted');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('the list is exported by the server; several are taken up at once, each held for a minute', async () => {
  const fake = serve();
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Take up 2 applications' }));
  const body = { decision: 'in_review', mode: 'hold' };
  await waitFor(() =>
    expect(bodiesOf(fake, 'decide-application')).toEqual([
      { applicationId: idOf(1), ...body },
      { applicationId: idOf(2), ...body },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Take up/ })).not.toBeInTheDocument());
});

test('a table where there is room, with its order; cards on a phone', async () => {
  serve();
  const { user, address, unmount } = open();
  const due = await screen.findByRole('columnheader', { name: 'Due' });
  expect(due).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(due).getByRole('link'));
  expect(address()).toBe('/dashboard/applications?sort=-due');
  unmount();
  windowIs('narrow');
  const { container } = open();
  expect(await screen.findByRole('link', { name: 'Ada Number 1' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(await violationsOf(container)).toEqual([]);
});

test('nobody waits', async () => {
  serve({ rows: [] });
  open();
  expect(await screen.findByText('No applications wait for a decision.')).toBeVisible();
});

test('a list that fails says so, and is asked for again', async () => {
  const { failNext } = serve();
  failNext('certification_applications.select', fakeErrors.denied());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ada Number 1' })).toBeVisible();
});

test('another’s change shows by itself', async () => {
  const { tell, table } = serve();
  open();
  await screen.findByRole('link', { name: 'Ada Number 1' });
  table('certification_applications').set(idOf(3), cpa(3));
  await tell();
  expect(await screen.findByRole('link', { name: 'Ada Number 3' })).toBeVisible();
});

test('the full view: every answer, the bar, notes, history; closing leads back to the list', async () => {
  serve();
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: 'Ada Number 1' }));
  const view = await drawer();
  for (const words of ['Firm 1', 'Dentists', 'Time', 'Growth', 'CPA-1', 'Ask first', 'Application received'])
    expect(await view.findByText(words)).toBeVisible();
  expect(view.getByText('Willingness to implement with existing clients')).toHaveTextContent('Ask');
  expect(view.getByRole('link', { name: 'ada1@x.example' })).toHaveAttribute('href', 'mailto:ada1@x.example');
  expect(address()).toBe(`/dashboard/applications?application=${idOf(1)}`);
  expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/dashboard/applications');
});

test('a business owner’s answers, and no bar for them', async () => {
  const owner = {
    applicant_type: 'client',
    business_name: 'Bay Foods',
    annual_revenue: '5m+',
    interests: 'Pensions',
  };
  serve({ rows: [cpa(1, { ...owner, firm_name: null, num_employees: null, notes: null })] });
  open(`/dashboard/applications?application=${idOf(1)}`);
  const view = await drawer();
  expect(await view.findByText('Bay Foods')).toBeVisible();
  expect(view.getByText('$5M or more')).toBeVisible();
  expect(view.queryByRole('heading', { name: 'Qualification' })).not.toBeInTheDocument();
});

test('an application that is gone says so', async () => {
  serve();
  open(`/dashboard/applications?application=${idOf(99)}`);
  expect(await (await drawer()).findByText(/not on the list/)).toBeVisible();
});

test('a rejection needs a reason, shows its letter, and is held', async () => {
  const fake = serve();
  const { user } = open(`/dashboard/applications?application=${idOf(1)}`);
  const view = await drawer();
  await user.click(await view.findByRole('button', { name: 'Reject…' }));
  await user.click(view.getByRole('button', { name: 'Reject and send in a minute' }));
  const field = view.getByLabelText('Reason, sent to the applicant');
  expect(field).toHaveAccessibleDescription(/Enter the reason/);
  await user.type(field, 'Not licensed yet.');
  expect(await view.findByText('Dear Ada')).toBeVisible();
  await user.click(view.getByRole('button', { name: 'Reject and send in a minute' }));
  const held = { applicationId: idOf(1), decision: 'reject', note: 'Not licensed yet.', mode: 'hold' };
  await waitFor(() => expect(bodiesOf(fake, 'decide-application')).toContainEqual(held));
  expect(await view.findByRole('button', { name: 'Reject…' })).toBeVisible();
});

test('somebody was quicker: who, and nothing typed is lost, not by closing either', async () => {
  const { failNext } = serve();
  const { user } = open(`/dashboard/applications?application=${idOf(1)}`);
  let view = await drawer();
  await user.click(await view.findByRole('button', { name: 'Approve…' }));
  await user.type(view.getByLabelText('Note to the applicant'), 'Welcome');
  await view.findByText('Dear Ada');
  const words = 'This application was rejected a moment ago by Sec Ond';
  await waitFor(() =>
    expect(view.getByRole('region', { name: 'The email' })).toHaveAttribute('aria-busy', 'false'),
  );
  failNext('functions.decide-application', { ...fakeErrors.database('PT409', words), status: 409 });
  await user.click(view.getByRole('button', { name: 'Approve and send in a minute' }));
  expect(await view.findByRole('alert')).toHaveTextContent(words);
  expect(view.getByLabelText('Note to the applicant')).toHaveValue('Welcome');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Ada Number 1' }));
  view = await drawer();
  await user.click(await view.findByRole('button', { name: 'Approve…' }));
  expect(view.getByLabelText('Note to the applicant')).toHaveValue('Welcome');
});

test('a decision on hold stands in the list with the way back', async () => {
  const held = {
    application_id: idOf(1),
    decision: 'approve',
    letter_at: inMs(50_000),
    carried_out_at: null,
  };
  const fake = serve({ decisions: [held] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Undo: Approved, email at .* Ada Number 1$/ }));
  await waitFor(() => expect(bodiesOf(fake, 'take_back_decision')).toEqual([{ application_id: idOf(1) }]));
});

test('an approval offers the cohort asked for first, says what is free, and sends what was chosen', async () => {
  const later = {
    ...cohort,
    id: idOf(77),
    name: 'Cohort of June',
    seats: 25,
    seats_taken: 3,
    status: 'open',
  };
  const fake = serve();
  fake.table('cohorts').set(later.id, later);
  const { user } = open(`/dashboard/applications?application=${idOf(2)}`);
  const view = await drawer();
  await user.click(await view.findByRole('button', { name: 'Approve…' }));
  const seat = view.getByLabelText(/^Seat/);
  expect(seat).toHaveAccessibleDescription('They requested Cohort of May. 1 of 25 seats is free there.');
  expect(
    within(seat)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Cohort of May (1 free), as requested',
    'Cohort of June (22 free)',
    'Waiting list, for the first seat in any cohort',
    'Waiting list of Cohort of May',
  ]);
  await user.selectOptions(seat, 'Cohort of June (22 free)');
  await waitFor(() =>
    expect(bodiesOf(fake, 'decide-application')).toContainEqual(
      expect.objectContaining({ mode: 'preview', cohortId: later.id, waits: false }),
    ),
  );
  await user.click(view.getByRole('button', { name: 'Approve and send in a minute' }));
  const held = { applicationId: idOf(2), decision: 'approve', note: '', cohortId: later.id, waits: false };
  await waitFor(() => expect(bodiesOf(fake, 'decide-application')).toContainEqual({ ...held, mode: 'hold' }));
});

test('a colleague takes the seat that is chosen: it is said, and nothing else is chosen instead', async () => {
  const fake = serve();
  const { user } = open(`/dashboard/applications?application=${idOf(1)}`);
  const view = await drawer();
  await user.click(await view.findByRole('button', { name: 'Approve…' }));
  const promised = { decision: 'approve', cohort_id: cohort.id, waits: false, carried_out_at: null };
  const held = { id: 'd', application_id: idOf(2), letter_at: inMs(50_000), ...promised };
  fake.table('application_decisions').set('d', held);
  await fake.tell();
  const seat = view.getByLabelText(/^Seat/);
  await waitFor(() => expect(seat).toHaveAccessibleDescription(/That cohort has no free seats left/));
  expect(seat).toHaveDisplayValue(/^Cohort of May/);
});

test('into review is held and undone like a decision; meanwhile it can be decided, and the clock runs on', async () => {
  const fake = serve();
  const { user } = open(`/dashboard/applications?application=${idOf(1)}`);
  const view = await drawer();
  await user.click(await view.findByRole('button', { name: 'Take into review' }));
  const body = { applicationId: idOf(1), decision: 'in_review', mode: 'hold' };
  await waitFor(() => expect(bodiesOf(fake, 'decide-application')).toEqual([body]));
  const held = { id: 'd', application_id: idOf(1), decision: 'in_review', letter_at: inMs(50_000) };
  fake.table('application_decisions').set('d', { ...held, carried_out_at: null });
  await fake.tell();
  expect(await view.findByRole('button', { name: /^Undo: In review, email at/ })).toBeVisible();
  expect(view.getByRole('button', { name: 'Approve…' })).toBeVisible();
  expect(view.queryByRole('button', { name: 'Take into review' })).not.toBeInTheDocument();
  expect(view.getByText('Due')).toBeVisible();
});

test('a note is added, and an empty one is not', async () => {
  const { table } = serve();
  const { user } = open(`/dashboard/applications?application=${idOf(1)}`);
  const view = await drawer();
  await user.click(await view.findByRole('button', { name: 'Add note' }));
  expect(view.getByLabelText('Add a note')).toHaveAccessibleDescription('Write the note first.');
  await user.type(view.getByLabelText('Add a note'), 'Called, fine.');
  await user.click(view.getByRole('button', { name: 'Add note' }));
  expect(
    await within(await view.findByRole('list', { name: 'Notes' })).findByText('Called, fine.'),
  ).toBeVisible();
  expect(view.getByLabelText('Add a note')).toHaveValue('');
  expect([...table('application_events').values()].at(-1)).toMatchObject({
    kind: 'note',
    note: 'Called, fine.',
  });
});

test('off the waiting list with a reason, held and undone', async () => {
  const place = {
    id: 'w1',
    application_id: idOf(1),
    cohort_id: null,
    status: 'waiting',
    created_at: inMs(-day),
  };
  const fake = serve({ waitlist: [place] });
  const { user, container } = open('/dashboard/applications?view=waiting-list');
  await user.click(await screen.findByRole('button', { name: 'Take off the list: Ada Number 1' }));
  const dialog = await drawer();
  await user.click(dialog.getByRole('button', { name: 'Take off and send in a minute' }));
  expect(dialog.getByLabelText('Reason, sent to the applicant')).toHaveAccessibleDescription(
    /Enter the reason/,
  );
  await user.type(dialog.getByLabelText('Reason, sent to the applicant'), 'Asked to.');
  expect(await dialog.findByText('Dear Ada')).toBeVisible();
  expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Take off and send in a minute' }));
  const held = { applicationId: idOf(1), decision: 'take_off', note: 'Asked to.', mode: 'hold' };
  await waitFor(() => expect(bodiesOf(fake, 'decide-application')).toContainEqual(held));
  const row = { id: 'd', application_id: idOf(1), decision: 'take_off', letter_at: inMs(50_000) };
  fake.table('application_decisions').set('d', { ...row, carried_out_at: null });
  await fake.tell();
  expect(await screen.findByRole('button', { name: /^Undo: Taken off the list, email at/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Offer the free seat/ })).not.toBeInTheDocument();
  expect(await violationsOf(container)).toEqual([]);
});

test('the waiting list in order, with the free seat', async () => {
  const place = { cohort_id: null, status: 'waiting' };
  const fake = serve({
    waitlist: [
      { ...place, id: 'w2', application_id: idOf(2), created_at: inMs(-day) },
      { ...place, id: 'w1', application_id: idOf(1), created_at: inMs(-2 * day) },
    ],
  });
  const { user, container } = open('/dashboard/applications?view=waiting-list');
  const list = within(await screen.findByRole('list', { name: 'Waiting' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ada Number 1',
    'Ada Number 2',
  ]);
  expect(screen.getByRole('list', { name: 'Free seats' })).toHaveTextContent(
    'Cohort of May: 1 of 25 seats free',
  );
  expect(await violationsOf(container)).toEqual([]);
  await user.click(list.getByRole('button', { name: 'Offer the free seat to Ada Number 1' }));
  await user.click((await drawer()).getByRole('button', { name: 'Give the seat' }));
  await waitFor(() => expect(bodiesOf(fake, 'offer-seat')).toEqual([{ waitingId: 'w1' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
