import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, type FakeClientInput, fakeErrors } from 'shared-auth/testing';
import type { PageEntry } from 'shared-contract/page-handle';
import { saveFile } from 'shared-ui/save-file';
import { dashboardPages } from '../../page-list.ts';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as Overview } from './page.tsx';
import { emptyAdmin, emptyCoach, emptyUser } from '../../testing/empty-answers.ts';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));
jest.mock('shared-ui/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('../../lib/use-live.ts', () => ({ useLive: jest.fn() }));

function serve(input: FakeClientInput = {}) {
  const fake = createFakeClient(input);
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return fake;
}
const user = (
  parts: object = {},
  profile: object = {},
  pages?: readonly PageEntry[],
  records: readonly object[] = [],
) => {
  const fake = serve({ rpc: { overview_user: { ...emptyUser, records, ...parts } } });
  const handle = pages ? { sitePages: pages } : undefined;
  return {
    ...fake,
    ...renderPage(
      <Overview />,
      { profile: { role: 'user', onboarded: true, ...profile } },
      '/dashboard',
      handle,
    ),
  };
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const client = (id: string, more: object = {}) => ({
  id,
  name: `Client ${id}`,
  company: null,
  status: 'Active',
  createdAt: '2026-11-02T15:00:00Z',
  ...more,
});
const deadline = {
  id: 'd',
  clientId: 'a',
  client: 'Client a',
  name: 'Form 5500',
  dueOn: '2026-11-03',
  overdue: true,
};

beforeEach(() => {
  localStorage.clear();
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

test('a spinner stands there while the session loads; then the room of what comes, without a figure in it', async () => {
  serve({ rpc: { overview_coach: emptyCoach } });
  const { unmount } = renderPage(<Overview />, { state: { loading: true } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your dashboard');
  unmount();
  renderPage(<Overview />, { profile: { role: 'coach' } });
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading your overview$/);
  expect(screen.queryAllByRole('link')).toEqual([]);
  await region('Your figures');
});

describe('for owners', () => {
  test('who has a seat sees where the training goes on; who has none sees nothing of it', async () => {
    const { unmount } = user({
      training: [
        { moduleId: '401k', percent: 100 },
        { moduleId: 'pension', percent: 60 },
        { moduleId: 'gone-since', percent: 90 },
      ],
    });
    expect(await screen.findByText('1 of 10 modules complete')).toBeVisible();
    expect(href('Pension Strategies: go on from 60%')).toBe('/dashboard/training/pension');
    unmount();
    const begun = user({ training: [] });
    expect(await screen.findByRole('link', { name: 'Private Foundation: begin' })).toBeVisible();
    begun.unmount();
    user();
    await region('Your plan');
    expect(screen.queryByRole('region', { name: 'Training' })).toBeNull();
  });

  test('somebody new is told of each thing what to do next', async () => {
    const { container } = user();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, dana');
    expect((await region('Next call')).getByRole('link', { name: 'Book a call' })).toHaveAttribute(
      'href',
      '/book',
    );
    expect((await region('Your plan')).getByRole('link', { name: 'choose a time' })).toHaveAttribute(
      'href',
      '/book',
    );
    expect((await region('Papers')).getByText(/No documents yet/)).toBeVisible();
    expect((await region('Recent Clients')).getByText(/No clients are on your list/)).toBeVisible();
    expect((await region('Stories')).getByText('None is on record for you so far.')).toBeVisible();
    expect(href('Manage clients')).toBe('/dashboard/clients');
    expect(href('Resources')).toBe('/dashboard/resources');
    expect(screen.queryByText(/coming soon/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /application/ })).not.toBeInTheDocument();
    expect(await violationsOf(container)).toEqual([]);
  });

  test('the plan, its next deadline, papers and recent clients lead to what they are about', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const paper = {
      id: 'me/2026/return.pdf',
      kind: 'document',
      name: 'return.pdf',
      clientId: null,
      at: '2026-11-01T09:00:00Z',
    };
    const projection = { ...paper, id: 'p', kind: 'projection', name: 'With a plan', clientId: 'a' };
    const { container, user: person } = user({
      plan: { clients: 3, activeClients: 2, taxSavings: 1_200_000, nextDeadline: deadline },
      papers: [projection, paper],
      recentClients: [client('a', { company: 'Acme' }), client('b')],
      stories: 1,
    });
    const plan = await region('Your plan');
    expect(plan.getByText('$1.2M')).toBeVisible();
    expect(plan.getByText(/2 active clients/)).toBeVisible();
    expect(plan.getByText(/Overdue since/)).toHaveTextContent('Nov 3, 2026');
    expect(href('Form 5500')).toBe('/dashboard/clients?client=a&tab=deadlines');
    expect(href('With a plan')).toBe('/dashboard/clients?client=a');
    expect(href('Client b')).toBe('/dashboard/clients?client=b');
    expect(screen.getByText('Acme')).toBeVisible();
    expect(screen.getByText('You have 1 story on record.')).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);

    const file = new Blob(['%PDF'], { type: 'application/pdf' });
    const download = jest.fn(async () => ({ data: file, error: null }));
    const storage = { from: () => ({ download }) };
    jest.mocked(getSupabase).mockResolvedValue({ storage } as never);
    await person.click(screen.getByRole('button', { name: 'Download return.pdf' }));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith({ name: 'return.pdf', type: file.type, content: file }),
    );
    expect(download).toHaveBeenCalledWith(paper.id);
  });

  test('the client of a record sees who coaches them, what is due, projections with their caveat, and shared messages', async () => {
    const { container } = user({}, {}, undefined, [
      {
        id: 'r1',
        name: 'Ina Lund',
        company: 'Lund Freight',
        coachId: 'c1',
        coachName: 'Corwin Hale',
        deadlines: [
          { id: 'd1', name: 'Signed letter', dueOn: '2026-11-03', overdue: true },
          { id: 'd2', name: 'Rent rolls', dueOn: '2027-01-15', overdue: false },
        ],
        projections: [{ id: 'p1', label: 'Plan A', taxYear: 2026, result: { saved: 148_000 } }],
        messages: [
          {
            id: 7,
            kind: 'note',
            note: 'Your plan is ready.',
            happenedOn: null,
            createdAt: '2026-11-02T15:00:00Z',
            author: 'Corwin Hale',
          },
        ],
      },
    ]);
    const record = await region('Lund Freight');
    expect(record.getByRole('link', { name: 'Corwin Hale' })).toHaveAttribute(
      'href',
      '/dashboard/profile?person=c1',
    );
    expect(record.getByText(/Overdue since/)).toHaveTextContent('Nov 3, 2026');
    expect(record.getByText(/Due on/)).toHaveTextContent('Jan 15, 2027');
    expect(record.getByRole('link', { name: 'Plan A' })).toHaveAttribute(
      'href',
      expect.stringMatching(/projection=p1$/),
    );
    expect(record.getByText('$148K less federal tax in 2026')).toBeVisible();
    expect(record.getByText(/^This is an illustration/)).toBeVisible();
    expect(record.getByText('Your plan is ready.')).toBeVisible();
    expect(record.getByRole('link', { name: 'Write a story' })).toHaveAttribute(
      'href',
      expect.stringContaining('client=r1'),
    );
    expect(await violationsOf(container)).toEqual([]);
  });

  test('a record with nothing in it says what will appear', async () => {
    const bare = { id: 'r1', name: 'Ina Lund', company: null, coachId: null, coachName: null };
    user({}, {}, undefined, [{ ...bare, deadlines: [], projections: [], messages: [] }]);
    const record = await region('Ina Lund');
    expect(record.getAllByText(/ will appear here\.$/)).toHaveLength(3);
  });

  test('empty places lead to where they are filled', async () => {
    user({});
    expect((await region('Stories')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/stories\/[0-9a-f-]{36}\?new=1$/),
    );
    expect((await region('Recent Clients')).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/add-client',
    );
  });

  test('what cannot be read says so and can be asked for again; the ways on are there', async () => {
    const { failNext } = serve({ rpc: { overview_user: emptyUser } });
    failNext(
      'rpc.overview_user',
      fakeErrors.database('42501', 'permission denied for table private.clients'),
    );
    const { user: person } = renderPage(<Overview />, { profile: { role: 'user' } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your overview could not be loaded');
    expect(alert).toHaveTextContent('Your account does not have permission to do this.');
    expect(alert).not.toHaveTextContent('private');
    expect(href('Manage clients')).toBe('/dashboard/clients');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await region('Next call')).toBeTruthy();
  });

  test('an unknown role gets the same view', async () => {
    serve({ rpc: { overview_user: emptyUser } });
    renderPage(<Overview />, { profile: { role: 'auditor' } });
    expect(await region('Your plan')).toBeTruthy();
  });
});

describe('the next call', () => {
  const startsAt = hoursFromNow(50);
  const call = { id: 'c', reference: 'CALL-SEED-AAAB', kind: 'client_review', startsAt };
  const free = [hoursFromNow(72), hoursFromNow(73), hoursFromNow(170)];
  function open() {
    const asked = jest.fn(({ startsAt: at = startsAt }: { startsAt?: string }) => ({
      ...{ reference: call.reference, startsAt: at, endsAt: at, status: 'booked', version: 2, mailed: true },
    }));
    const fake = serve({
      rpc: {
        overview_user: { ...emptyUser, nextCall: call },
        free_starts_of_call: { timeZone: 'America/New_York', slots: free },
      },
      functions: { booking: asked },
    });
    return { ...fake, asked, ...renderPage(<Overview />, { profile: { role: 'user' } }) };
  }

  test('is said with its day and how far off it is, and moved to a free time', async () => {
    const { user: person, asked } = open();
    const cell = await region('Next call');
    expect(cell.getByText(/in 2 days/)).toHaveTextContent('Client review, CALL-SEED-AAAB');
    await person.click(cell.getByRole('button', { name: 'Move' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move the call' });
    const day = await within(dialog).findByLabelText('Day');
    expect(await violationsOf(dialog)).toEqual([]);
    const last = within(day).getAllByRole('option').at(-1);
    if (last) await person.selectOptions(day, last);
    await person.click(within(dialog).getByRole('button', { name: 'Move the call' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(asked).toHaveBeenCalledWith({ action: 'change', change: 'move', callId: 'c', startsAt: free[2] });
  });

  test('it is called off after a question, by the way that writes to both', async () => {
    const { user: person, asked } = open();
    await person.click((await region('Next call')).getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the call?' });
    expect(asked).not.toHaveBeenCalled();
    await person.click(within(dialog).getByRole('button', { name: 'Cancel the call' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(asked).toHaveBeenCalledWith({ action: 'change', change: 'cancel', callId: 'c' });
  });

  test('a time that somebody else has by now is said in the dialog, which stays', async () => {
    const { user: person, failNext } = open();
    const words = 'This time has just been taken. Choose another one.';
    failNext('functions.booking', { ...fakeErrors.database('PT409', words), status: 409 });
    await person.click((await region('Next call')).getByRole('button', { name: 'Move' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move the call' });
    await within(dialog).findByLabelText('Day');
    await person.click(within(dialog).getByRole('button', { name: 'Move the call' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This time has just been taken.');
  });

  test('one that has begun is not moved any more', async () => {
    user({ nextCall: { ...call, startsAt: hoursFromNow(-0.2) } });
    const cell = await region('Next call');
    expect(cell.getByText(/now\./)).toBeVisible();
    expect(cell.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('for a CPA', () => {
  const name = 'Your application for certification';
  const application = {
    reference: 'CPPS-7K3M-Q9XT',
    type: 'cpa',
    status: 'submitted',
    reviewDueAt: '2026-11-24T20:00:00+00:00',
    hasSeat: false,
    cohort: null,
    startsOn: null,
    isWaiting: false,
  };
  const nextCohort = { id: 'x', name: 'Cohort of January 2027', startsOn: '2027-01-12', seatsLeft: 6 };

  test('who has not applied is shown the way; the plan of an owner is not theirs', async () => {
    const { container } = user({ nextCohort }, { account_type: 'cpa' });
    expect((await region(name)).getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/cpps/apply');
    const cohort = await region('Next cohort');
    expect(cohort.getByText('January 12, 2027')).toBeVisible();
    expect(cohort.getByText(/6 seats are left/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your plan' })).not.toBeInTheDocument();
    expect(await violationsOf(container)).toEqual([]);
  });

  test.each([
    [{}, 'It is reviewed by Tuesday, November 24, 2026 at 3:00 PM ET.'],
    [{ status: 'rejected' }, 'The reason is in our email'],
    [{ status: 'withdrawn' }, 'You can apply again'],
    [{ status: 'approved', isWaiting: true }, 'You are on the waiting list for a seat.'],
    [{ status: 'approved', hasSeat: true }, 'We’ll email you the start date.'],
    [
      { status: 'approved', hasSeat: true, cohort: nextCohort.name, startsOn: nextCohort.startsOn },
      'You have a seat in Cohort of January 2027, which (starts|began) on January 12, 2027.',
    ],
    [
      { status: 'approved', hasSeat: true, cohort: 'Cohort of 2025', startsOn: '2025-01-14' },
      'You have a seat in Cohort of 2025, which began on January 14, 2025.',
    ],
    [{ status: 'approved', type: 'client' }, 'We’ll call'],
  ])('an application %j says where it stands', async (parts, words) => {
    user({ application: { ...application, ...parts } }, { account_type: 'cpa' });
    const cell = await region(name);
    expect(cell.getByText(new RegExp(words))).toBeVisible();
    expect(cell.getByRole('link')).toHaveAttribute('href', '/cpps/application?reference=CPPS-7K3M-Q9XT');
  });

  test.each([
    [1, '1 seat is left.'],
    [0, 'Every seat is taken.'],
  ])('%i seats', async (seatsLeft, words) => {
    user({ nextCohort: { ...nextCohort, seatsLeft } }, { account_type: 'cpa' });
    expect((await region('Next cohort')).getByText(new RegExp(words))).toBeVisible();
  });
});

describe('for coaches', () => {
  const figures = async () => {
    const inside = await region('Your figures');
    return ['Active Clients', 'Stories Created', 'Success Stories', 'Completion Rate'].map(
      (label) => inside.getByText(label).closest('p')?.textContent,
    );
  };
  const coach = (parts: object, pages: readonly PageEntry[] = Object.values(dashboardPages)) => {
    serve({ rpc: { overview_coach: { ...emptyCoach, ...parts } } });
    return renderPage(<Overview />, { profile: { role: 'coach', name: 'Corwin Hale' } }, '/dashboard', {
      sitePages: pages,
    });
  };
  const story = { id: 's', title: 'A wing of machines', clientId: 'a', client: 'Client a' };

  test('four figures, what is due with the overdue in red, and the stories by age', async () => {
    const { container } = coach({
      figures: { clients: 16, clientsWithStories: 8, stories: 8, published: 3, completionRate: 38 },
      due: [deadline, { ...deadline, id: 'e', name: 'Draft return', dueOn: '2026-12-01', overdue: false }],
      dueCount: 12,
      inReview: [{ ...story, since: hoursFromNow(-75) }],
      latestStories: [{ ...story, title: ' ', status: 'draft', updatedAt: '2026-11-20T10:00:00Z' }],
      recentClients: [client('a')],
    });
    expect(await figures()).toEqual([
      '8 Active Clients',
      '8 Stories Created',
      '3 Success Stories',
      '38% Completion Rate',
    ]);
    expect(screen.getByText('with a story, of 16 on your list')).toBeVisible();
    const due = await region('Due within 30 days');
    expect(due.getAllByText('Overdue')).toHaveLength(1);
    expect(due.getByText('12')).toBeVisible();
    expect(due.getByRole('link', { name: 'Show all by client' })).toHaveAttribute(
      'href',
      '/dashboard/clients?deadline=next-30d',
    );
    const review = await region('Stories in review');
    expect(review.getByText('3 days')).toBeVisible();
    expect(review.getByRole('link', { name: 'A wing of machines' })).toHaveAttribute(
      'href',
      '/dashboard/stories/s',
    );
    expect((await region('Latest stories')).getByRole('link', { name: 'Untitled story' })).toBeVisible();
    expect([href('Client Management'), href('Coach Tools')]).toEqual([
      '/dashboard/clients',
      '/dashboard/coach',
    ]);
    expect(await violationsOf(container)).toEqual([]);
  });

  test('every zero says what to do next', async () => {
    coach({});
    expect(await figures()).toEqual([
      '0 Active Clients',
      '0 Stories Created',
      '0 Success Stories',
      '0% Completion Rate',
    ]);
    for (const step of screen.getAllByRole('link', { name: 'Write the first one' }))
      expect(step).toHaveAttribute('href', expect.stringContaining('?new=1'));
    expect((await region('Due within 30 days')).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/clients',
    );
    expect(screen.getByText('No stories yet. Start with what the client told you first.')).toBeVisible();
  });
});

describe('for administrators', () => {
  const admin = (parts: object) => {
    serve({ rpc: { overview_admin: { ...emptyAdmin, ...parts } } });
    const pages = [...Object.values(dashboardPages), { path: '/dashboard/admin', title: 'Admin Panel' }];
    return renderPage(<Overview />, { profile: { role: 'admin' } }, '/dashboard', { sitePages: pages });
  };
  const rows = async () =>
    (await region('Waiting for an answer')).getAllByRole('listitem').map(({ textContent }) => textContent);

  test('what waits, the longest first, with how long; counts; the four cards', async () => {
    const { container } = admin({
      leads: { count: 4, oldest: hoursFromNow(-30) },
      applications: { count: 3, oldest: hoursFromNow(-75), nextDue: hoursFromNow(-27), overdue: 1 },
      calls: { within24Hours: 1, withoutHost: 0, next: hoursFromNow(5) },
      invitations: { expiring: 1, next: hoursFromNow(31.5) },
      unknownRoles: 2,
      clients: 16,
      coaches: 2,
    });
    const told = await rows();
    expect(told).toEqual([
      '2Accounts with an unknown roleThey see the client view until you set their role again.',
      '3Applications to decide1 overdue. Oldest: 3 days',
      '4New leadsOldest: 30 hours',
      expect.stringMatching(/^1Calls within 24 hoursNext: /),
      '1Invitations about to expireNext in 31 hours',
      '0Calls without a hostEvery call has a host.',
    ]);
    expect(href('New leads')).toBe('/dashboard/admin?section=leads&status=new');
    expect(href('Applications to decide')).toBe('/dashboard/applications');
    expect((await region('Counts')).getByText('16')).toBeVisible();
    expect(['Admin Panel', 'Client Management', 'Coach Tools', 'Resources'].map(href)).toEqual([
      '/dashboard/admin',
      '/dashboard/clients',
      '/dashboard/coach',
      '/dashboard/resources',
    ]);
    expect(await violationsOf(container)).toEqual([]);
  });

  test('nothing waits: each says so, and a role that nobody has is not spoken of', async () => {
    admin({});
    expect(await rows()).toEqual([
      '0New leadsEvery lead has been answered.',
      '0Applications to decideNo applications wait for a decision.',
      '0Calls within 24 hoursNo calls are booked.',
      '0Calls without a hostEvery call has a host.',
      '0Invitations about to expireNone expires within two days.',
    ]);
    expect(screen.getByText('Give a user the coach role')).toBeVisible();
  });
});

describe('the card for new users', () => {
  const card = () => screen.queryByRole('region', { name: 'Tell us about your business' });
  const isNew = { profile: { role: 'user', onboarded: false } };
  beforeEach(() => serve({ rpc: { overview_user: emptyUser } }));

  test('leads to the onboarding from the first frame on; put off, it stays away for this user alone', async () => {
    const { user: person, unmount } = renderPage(<Overview />, isNew);
    expect(href('Start onboarding')).toBe('/onboarding#start');
    await person.click(screen.getByRole('button', { name: 'Not now' }));
    expect(card()).not.toBeInTheDocument();
    unmount();
    const again = renderPage(<Overview />, isNew);
    expect(card()).not.toBeInTheDocument();
    again.unmount();
    renderPage(<Overview />, { ...isNew, user: { id: 'somebody-else', email: 'x@example.com' } });
    expect(card()).toBeInTheDocument();
  });

  test('does not show to others', async () => {
    renderPage(<Overview />, { profile: { role: 'user', onboarded: true } });
    await region('Next call');
    expect(card()).not.toBeInTheDocument();
  });
});
