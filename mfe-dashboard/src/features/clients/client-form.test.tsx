import { render, screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { MOVE_EVENT } from 'shared-contract/page-events';
import { forgetDrafts } from 'shared-ui/drafts';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as AddClient } from './add-client-page.tsx';
import { Component as Clients } from './page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const id = '00000000-0000-4000-8001-000000000003';
const other = '00000000-0000-4000-8001-000000000004';
const coachId = '00000000-0000-4000-8000-000000000001';
const holm = {
  id,
  name: 'Ada Holm',
  search: 'ada holm',
  email: 'ada@example.com',
  phone: '(615) 555-0110',
  company: 'Holm Steel',
  status: 'Prospect',
  revenue: 2_000_000,
  retainer_value: 25_000,
  tax_savings: 0,
  next_deadline: null,
  next_deadline_name: null,
  last_contact: null,
  strategies: ['Cost Segregation'],
  coach_id: null,
  created_at: '2026-10-01T12:00:00Z',
  updated_at: '2026-10-02T12:00:00Z',
  version: 4,
  updated_by: '00000000-0000-4000-8000-000000000002',
};
const figures = { clients: 2, active: 0, prospects: 2, tax_savings: 0, retainers: 25_000 };

function open(
  page: 'clients' | 'add',
  search = '',
  role = 'coach',
  similar: readonly object[] = [],
  me = 'me',
) {
  const fake = createFakeClient({
    tables: {
      clients: [holm, { ...holm, id: other, name: 'Bo Lind', search: 'bo lind' }],
      profiles: [
        { id: '00000000-0000-4000-8000-000000000002', name: 'Corwin Hale', role: 'admin' },
        { id: coachId, name: 'Ruth Ainsley', email: 'ruth@example.com', role: 'coach' },
      ],
    },
    rpc: {
      client_figures: figures,
      similar_clients: similar,
      names_of: ({ people }: { people: string[] }) =>
        people.map((person) => ({ id: person, name: 'Corwin Hale' })),
    },
    defaults: {
      clients: (row) => ({ ...holm, id: '00000000-0000-4000-8001-000000000009', version: 1, ...row }),
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const session = { profile: { role }, user: { id: me, email: 'dana@example.com' } };
  const view =
    page === 'add'
      ? renderPage(<AddClient />, session, '/dashboard/add-client')
      : renderPage(<Clients />, session, `/dashboard/clients${search}`);
  return { ...fake, ...view };
}
const edit = `?client=${id}&mode=edit`;
const form = async (name = 'Client') => within(await screen.findByRole('form', { name }));
const said = () => jest.spyOn(notify, 'success').mockReturnValue('');

beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the form of a client', () => {
  test('holds all fields, saves what was changed, and leads back to the client', async () => {
    const success = said();
    const { user, table, address, requests } = open('clients', edit);
    const fields = await form();
    expect(fields.getByRole('textbox', { name: 'Annual revenue' })).toHaveValue('2,000,000');
    expect(fields.getByRole('checkbox', { name: 'Cost Segregation' })).toBeChecked();
    expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
    await user.clear(fields.getByRole('textbox', { name: 'Company' }));
    await user.clear(fields.getByRole('textbox', { name: 'Retainer' }));
    await user.type(fields.getByRole('textbox', { name: 'Retainer' }), '$36,000');
    await user.click(fields.getByRole('checkbox', { name: 'R&D Credits' }));
    await user.click(fields.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Client saved'));
    expect(table('clients').get(id)).toMatchObject({
      company: null,
      name: 'Ada Holm',
      retainer_value: 36_000,
      strategies: expect.arrayContaining(['Cost Segregation', 'R&D Credits']) as unknown,
    });
    expect(requests.find(({ name }) => name.startsWith('clients.update'))?.body).not.toHaveProperty('name');
    await waitFor(() => expect(address()).toBe(`/dashboard/clients?client=${id}`));
  });

  test('says what is wrong and where, and sends nothing', async () => {
    const { user, requests } = open('clients', edit);
    const fields = await form();
    await user.clear(fields.getByRole('textbox', { name: 'Name' }));
    await user.type(fields.getByRole('textbox', { name: 'Email' }), ' and more');
    await user.clear(fields.getByRole('textbox', { name: 'Tax savings' }));
    await user.type(fields.getByRole('textbox', { name: 'Tax savings' }), 'a lot');
    await user.type(fields.getByRole('textbox', { name: 'Annual revenue' }), ',000,000');
    await user.click(fields.getByRole('button', { name: 'Save' }));
    for (const words of [
      'Enter the name of the client',
      'Enter an email address like name@example.com',
      'Enter the tax savings in dollars, such as 36,000',
      'Enter at most $999,999,999,999',
    ])
      expect((await fields.findAllByText(words)).length).toBeGreaterThan(0);
    expect(requests.some(({ name }) => name.startsWith('clients.update'))).toBe(false);
  });

  test('a server that fails loses nothing that was typed', async () => {
    const { user, failNext } = open('clients', edit);
    const fields = await form();
    failNext('clients.update', fakeErrors.denied());
    await user.type(fields.getByRole('textbox', { name: 'Company' }), ' Works');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(
      await fields.findByText(/was not saved; what you typed is still here\. Your account does not have/),
    ).toBeVisible();
    expect(fields.getByRole('textbox', { name: 'Company' })).toHaveValue('Holm Steel Works');
  });

  test('asks before it is left, by a newer release too, keeps what was typed, and offers it again', async () => {
    const { user, address } = open('clients', edit);
    const mayMove = () => dispatchEvent(new Event(MOVE_EVENT, { cancelable: true }));
    await form();
    expect(mayMove()).toBe(true);
    await user.type((await form()).getByRole('textbox', { name: 'Company' }), ' Works');
    expect(mayMove()).toBe(false);
    await user.click((await form()).getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(question.getByText('Your draft stays in this tab.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(address()).toContain('mode=edit');
    await user.click((await form()).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).not.toContain('mode=edit'));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByText(/^We saved your draft on /)).toBeVisible();
    expect((await form()).getByRole('textbox', { name: 'Company' })).toHaveValue('Holm Steel');
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect((await form()).getByRole('textbox', { name: 'Company' })).toHaveValue('Holm Steel Works');
    await user.click((await form()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).not.toContain('mode=edit'));
  });
});

describe('what was typed and not saved', () => {
  const company = async (name?: string) => (await form(name)).getByRole('textbox', { name: 'Company' });

  test('is offered after a reload, as of the version that it was typed over', async () => {
    const before = open('clients', edit);
    await before.user.type(await company(), ' Works');
    // Simulates a reload. In the meantime, another user has saved a change.
    before.unmount();
    const { user, table } = open('clients', edit);
    table('clients').set(id, { ...holm, version: 5, phone: '(615) 555-0199' });
    await user.click(await screen.findByRole('button', { name: 'Put it back' }));
    expect(await company()).toHaveValue('Holm Steel Works');
    await user.click((await form()).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(table('clients').get(id)).toMatchObject({
        company: 'Holm Steel Works',
        phone: '(615) 555-0199',
      }),
    );
    expect(sessionStorage).toHaveLength(0);
  });

  test('is offered for a client that is added as well, and gone once it is discarded', async () => {
    const before = open('add');
    await before.user.type(await company('New client'), 'Holm Iron');
    before.unmount();
    const { user, unmount } = open('add');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await company('New client')).toHaveValue('');
    unmount();
    open('add');
    await company('New client');
    expect(screen.queryByText(/^We kept what you typed/)).not.toBeInTheDocument();
  });

  test('is nobody else’s, and gone once they have signed out', async () => {
    const mine = open('add');
    await mine.user.type(await company('New client'), 'Holm Iron');
    mine.unmount();
    const theirs = open('add', '', 'coach', [], 'somebody else');
    await company('New client');
    expect(screen.queryByText(/^We kept what you typed/)).not.toBeInTheDocument();
    theirs.unmount();
    forgetDrafts();
    open('add');
    await company('New client');
    expect(screen.queryByText(/^We kept what you typed/)).not.toBeInTheDocument();
  });
});

describe('two people at one client', () => {
  const meanwhile = (fake: ReturnType<typeof open>, change: object) =>
    fake.table('clients').set(id, { ...holm, version: 5, updated_at: '2026-10-03T12:00:00Z', ...change });

  test('who change different fields both keep theirs', async () => {
    const success = said();
    const fake = open('clients', edit);
    await fake.user.type((await form()).getByRole('textbox', { name: 'Company' }), ' Works');
    meanwhile(fake, { phone: '(615) 555-0199', strategies: [] });
    await fake.user.click((await form()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Client saved'));
    expect(fake.table('clients').get(id)).toMatchObject({
      company: 'Holm Steel Works',
      phone: '(615) 555-0199',
      strategies: [],
    });
  });

  test.each([
    ['Yours', 'Save my choices', 'Holm Steel Works'],
    ['Theirs', 'Save my choices', 'Holm Group'],
    [null, 'Keep theirs', 'Holm Group'],
  ])('who change the same field choose: %s, %s', async (side, button, company) => {
    const success = said();
    const fake = open('clients', edit);
    await fake.user.type((await form()).getByRole('textbox', { name: 'Company' }), ' Works');
    await fake.user.type((await form()).getByRole('textbox', { name: 'Name' }), ' Larsen');
    meanwhile(fake, { company: 'Holm Group' });
    await fake.user.click((await form()).getByRole('button', { name: 'Save' }));
    const compare = within(
      await screen.findByRole('dialog', { name: /^Changed by Corwin Hale at Oct 3, 2026/ }),
    );
    expect(compare.getByRole('group', { name: 'Company' })).toHaveTextContent(
      /Before: Holm Steel\s*Theirs: Holm Group\s*Yours: Holm Steel Works/,
    );
    await fake.user.click(compare.getByRole('button', { name: 'Save my choices' }));
    expect(compare.getByRole('alert')).toHaveTextContent('Choose one for each field.');
    expect(await violationsOf(screen.getByRole('dialog', { name: /^Changed by/ }))).toEqual([]);
    if (side !== null) await fake.user.click(compare.getByRole('radio', { name: new RegExp(`^${side}`) }));
    await fake.user.click(compare.getByRole('button', { name: button }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Client saved'));
    expect(fake.table('clients').get(id)).toMatchObject({ company, name: 'Ada Holm Larsen' });
  });

  test('a client that is gone meanwhile is said, and what was typed stays', async () => {
    const fake = open('clients', edit);
    await fake.user.type((await form()).getByRole('textbox', { name: 'Company' }), ' Works');
    fake.table('clients').delete(id);
    await fake.user.click((await form()).getByRole('button', { name: 'Save' }));
    expect(await (await form()).findByText(/You can no longer change this client\./)).toBeVisible();
  });
});

describe('a new client', () => {
  const fill = async (user: ReturnType<typeof open>['user'], fields: Awaited<ReturnType<typeof form>>) => {
    await user.type(fields.getByRole('textbox', { name: 'Name' }), 'Cy Roth');
    await user.type(fields.getByRole('textbox', { name: 'Email' }), 'CY@Example.com');
    await user.type(fields.getByLabelText('Next deadline'), '2027-04-15');
    await user.type(fields.getByRole('textbox', { name: 'What is due' }), 'Form 1120');
  };

  test.each([
    ['coach', { user_id: 'me', coach_id: 'me' }],
    ['user', { user_id: 'me', coach_id: null }],
    ['admin', { user_id: null, coach_id: coachId }],
  ])('of a %s belongs to whom it should', async (role, whose) => {
    const told = role === 'user' ? 'Client added' : 'Client added. Intake form sent to cy@example.com';
    const success = said();
    const { user, table, address, container } = open('add', '', role);
    const fields = await form('New client');
    await fill(user, fields);
    if (role === 'admin')
      await user.selectOptions(await fields.findByRole('combobox', { name: 'Coach' }), coachId);
    expect(await violationsOf(container)).toEqual([]);
    await user.click(fields.getByRole('button', { name: 'Create Form' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith(told));
    const added = [...table('clients').values()].at(-1);
    expect(added).toMatchObject({
      name: 'Cy Roth',
      email: 'cy@example.com',
      next_deadline: '2027-04-15',
      next_deadline_name: 'Form 1120',
      ...whose,
    });
    await waitFor(() => expect(address()).toBe(`/dashboard/clients?client=${String(added?.['id'])}`));
  });

  test('without an address, or where the box is not ticked, no intake form goes out', async () => {
    const success = said();
    const { user, requests } = open('add');
    const fields = await form('New client');
    const box = () => fields.getByRole('checkbox', { name: /^Send the intake form/ });
    expect(box()).toBeDisabled();
    expect(box()).not.toBeChecked();
    expect(fields.getByText('Nothing is sent without an email address.')).toBeVisible();
    await user.type(fields.getByRole('textbox', { name: 'Name' }), 'Cy Roth');
    await user.type(fields.getByRole('textbox', { name: 'Email' }), 'cy@example.com');
    expect(fields.getByRole('checkbox', { name: 'Send the intake form to cy@example.com' })).toBeChecked();
    await user.click(box());
    await user.click(fields.getByRole('button', { name: 'Create Form' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Client added'));
    expect(requests.filter(({ name }) => name === 'functions.send-intake')).toEqual([]);
  });

  test('a letter that fails is told with the client added, and tried again as the same request', async () => {
    const success = said();
    const failed = jest.spyOn(notify, 'error').mockReturnValue('');
    const { user, requests, table, failNext } = open('add');
    const fields = await form('New client');
    await fill(user, fields);
    failNext('functions.send-intake', fakeErrors.noAnswer());
    await user.click(fields.getByRole('button', { name: 'Create Form' }));
    await waitFor(() => expect(failed).toHaveBeenCalled());
    expect(table('clients').size).toBe(3);
    render(failed.mock.calls[0]?.[0]);
    expect(screen.getByText(/^Client added\. The email was not sent:/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith('Client added. Intake form sent to cy@example.com'),
    );
    const [first, second] = requests.filter(({ name }) => name === 'functions.send-intake');
    expect(second?.body).toEqual(first?.body);
    expect(table('clients').size).toBe(3);
  });

  const similar = {
    id: other,
    client_name: 'Cy Roth',
    client_company: 'Roth Freight',
    since: '2026-02-03T12:00:00Z',
    matched_by: 'name',
  };

  test('who may be on the list is shown first, and can be opened or added anyway', async () => {
    const { user, table } = open('clients', '', 'coach', [similar]);
    await user.click(await screen.findByRole('button', { name: 'Add Client' }));
    const fields = await form('New client');
    await fill(user, fields);
    await user.click(fields.getByRole('button', { name: 'Create Form' }));
    expect(
      await screen.findByText('This may be Cy Roth, Roth Freight, on your list since Feb 3, 2026.'),
    ).toBeVisible();
    expect(table('clients').size).toBe(2);
    expect(screen.getByRole('button', { name: 'Open it' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(table('clients').size).toBe(3));
    expect(await screen.findByRole('dialog', { name: 'Cy Roth' })).toBeVisible();
  });

  test('a deadline needs its day', async () => {
    const { user, table } = open('add');
    const fields = await form('New client');
    await user.type(fields.getByRole('textbox', { name: 'Name' }), 'Cy Roth');
    await user.type(fields.getByRole('textbox', { name: 'What is due' }), 'Form 1120');
    await user.click(fields.getByRole('button', { name: 'Create Form' }));
    expect((await fields.findAllByText('Choose the day on which it is due')).length).toBeGreaterThan(0);
    expect(table('clients').size).toBe(2);
  });
});
