import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Section } from './section.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const person = (index: number, parts: object = {}) => ({
  id: idOf(index),
  name: `Person ${String(index)}`,
  email: `person${String(index)}@example.com`,
  account_type: 'client' as string | null,
  state: 'begun',
  updated_at: '2026-11-02T12:00:00Z',
  ...parts,
});
const people = [
  person(1),
  person(2, { account_type: 'cpa', state: 'finished' }),
  person(3, { name: '', email: '', account_type: null }),
];
const answers = [1, 9].map((index) => ({
  user_id: idOf(index),
  answers: { you: { name: 'Ann Lee' } },
  completed_at: null,
  updated_at: '2026-11-02T12:00:00Z',
}));

function open(more = '', given = people) {
  let answered = 0;
  const fake = createFakeClient({
    tables: { onboarding_answers: answers },
    rpc: {
      onboarding_people: () => {
        // Responses are returned in request order.
        const { search } =
          fake.requests.filter(({ target }) => target === 'onboarding_people')[answered] ?? {};
        answered += 1;
        return search?.has('id') ? given.filter(({ id }) => search.get('id') === `eq.${id}`) : given;
      },
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  const address = `/dashboard/coach?section=onboarding${more}`;
  return { ...fake, start: () => renderPage(<Section />, { profile: { role: 'coach' } }, address) };
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { media: query, matches: true }) as never;
});

test('each person shows type, state, and last change; a hidden profile shows no name', async () => {
  const { container } = open().start();
  expect(await row('Person 1')).toHaveTextContent('person1@example.comBusiness ownerBegunNov 2, 2026');
  expect(await row('Person 2')).toHaveTextContent('CPAFinished');
  expect(await row('Profile not shown')).toHaveTextContent('nonenoneBegun');
  expect(await violationsOf(container)).toEqual([]);
});

test('search and filters change the request', async () => {
  const { start, requests } = open('&state=finished');
  const { user, address } = start();
  await row('Person 1');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'ann');
  await waitFor(() => expect(address()).toBe('/dashboard/coach?q=ann&state=finished&section=onboarding'));
  await waitFor(() =>
    expect(requests.at(-1)?.filters).toEqual([
      ['search', 'ilike.%ann%'],
      ['state', 'in.("finished")'],
    ]),
  );
});

test.each([
  ['nobody has answered', '', 'There are no answers yet. They appear here when a member completes a step.'],
  ['nobody matches the filter', '&type=cpa', 'No one found'],
])('an empty list: %s', async (_, more, words) => {
  open(more, []).start();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all' }) !== null).toBe(more !== '');
});

test('on a phone each person is a card; a screen reader is told that the answers load', async () => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { media: query, matches: false }) as never;
  open().start();
  expect(screen.getByText('Loading the answers')).toBeInTheDocument();
  const region = within(await screen.findByRole('region', { name: 'Onboarding answers' }));
  expect(region.getAllByRole('listitem')[1]).toHaveTextContent('Person 2Finishedperson2@example.comTypeCPA');
  expect(screen.getByText('Showing 3 people')).toBeVisible();
});

test('a list that fails to load can be retried', async () => {
  const { start, failNext } = open();
  failNext('rpc.onboarding_people', fakeErrors.denied());
  const { user } = start();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The answers could not be loaded');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await row('Person 1');
});

test('a person opens over the list with the answers of each step', async () => {
  const { user, address } = open().start();
  await user.click(await screen.findByRole('link', { name: 'Person 1' }));
  expect(address()).toBe(`/dashboard/coach?section=onboarding&user=${idOf(1)}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Person 1' }));
  expect(await drawer.findByText('Ann Lee')).toBeVisible();
  expect(drawer.getByText(/^Not finished\. Last change/)).toBeVisible();
  expect(drawer.getByRole('link', { name: 'person1@example.com' })).toHaveAttribute(
    'href',
    'mailto:person1@example.com',
  );
  expect(await violationsOf(screen.getByRole('dialog'))).toEqual([]);
});

test.each([
  ['a person without answers', idOf(2)],
  ['a person the reader may not see', idOf(9)],
])('%s has nothing to open', async (_, id) => {
  open(`&user=${id}`).start();
  expect(await screen.findByText('You can’t read this person’s answers, or there are none.')).toBeVisible();
});
