import { screen, waitFor } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../testing/render-page.tsx';
import { watchMessages } from '../testing/watch-messages.ts';
import { Component as Profile } from './profile-page.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const person = '00000000-0000-4000-8000-000000000002';
const coach = { headline: 'Pensions for owners', bio: 'First the numbers.', specialties: ['Cash balance'] };
const member = (parts: object) => ({
  id: person,
  name: 'Corwin Hale',
  role: 'coach',
  isHidden: false,
  avatarPath: null,
  memberSince: '2026-01-05T12:00:00Z',
  email: null,
  mayMessage: true,
  coach,
  ...parts,
});
let told: string[] = [];
function given(answer: unknown) {
  const fake = createFakeClient({ rpc: { member_profile: answer, send_message: null } });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return fake;
}
beforeEach(() => {
  told = watchMessages();
});
afterEach(() => jest.restoreAllMocks());
const openOther = () => renderPage(<Profile />, {}, `/dashboard/profile?person=${person}`);

test('shows somebody one works with, and a message reaches them', async () => {
  const fake = given(member({}));
  const { user, container } = openOther();
  expect(await screen.findByRole('region', { name: 'Corwin Hale' })).toHaveTextContent(
    /Coach.*Pensions for owners.*Member since Jan 5, 2026.*First the numbers\..*Cash balance/,
  );
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(await violationsOf(container)).toEqual([]);
  const text = screen.getByLabelText('Message');
  fake.failNext('rpc.send_message', { ...fakeErrors.denied(), code: 'PT429' });
  await user.type(text, ' When do we meet? ');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/Your message was not sent. It is still here./)).toBeVisible();
  expect(text).toHaveValue(' When do we meet? ');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(told).toEqual(['success: Message sent']));
  expect(fake.called('rpc.send_message').at(-1)?.args).toEqual([{ person, message: 'When do we meet?' }]);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('who does not want to be seen or written to is a name', async () => {
  given({ id: person, name: 'Corwin Hale', role: 'coach', isHidden: true, mayMessage: false });
  openOther();
  expect(await screen.findByText('This person shares only their name and role.')).toBeVisible();
  expect(screen.getByText('Corwin Hale does not accept messages here.')).toBeVisible();
  expect(screen.queryByText(/Member since/)).not.toBeInTheDocument();
});

test.each([
  ['somebody else', person],
  ['no id at all', 'x'],
])('an address of %s says that they are nobody here', async (_, id) => {
  const fake = given(null);
  fake.failNext('rpc.member_profile', { ...fakeErrors.denied(), code: 'PT404' });
  renderPage(<Profile />, {}, `/dashboard/profile?person=${id}`);
  expect(await screen.findByText('You don’t work with this person here.')).toBeVisible();
});

test('a coach edits what is shown of them', async () => {
  const fake = given(member({ id: 'me', mayMessage: false, email: 'dana@example.com' }));
  const { user } = renderPage(<Profile />, { profile: { role: 'coach' } }, '/dashboard/profile');
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/dashboard/settings');
  expect(await screen.findByRole('link', { name: 'dana@example.com' })).toHaveAttribute(
    'href',
    'mailto:dana@example.com',
  );
  const specialties = screen.getByLabelText(/^Specialties/);
  await user.clear(specialties);
  await user.type(specialties, 'A,B,C,D,E,F,G,H,I');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(specialties).toHaveAccessibleDescription(expect.stringContaining('Name at most 8 specialties')),
  );
  await user.clear(specialties);
  await user.type(specialties, 'Pensions, Captives,, Pensions');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(told).toEqual(['success: Profile updated successfully']));
  expect(fake.table('coach_profiles').get('me')).toMatchObject({
    ...coach,
    specialties: ['Pensions', 'Captives'],
  });
});

test('a profile that is refused by the server stays in the form with the reason', async () => {
  const fake = given(member({ id: 'me', mayMessage: false }));
  const { user } = renderPage(<Profile />, { profile: { role: 'coach' } }, '/dashboard/profile');
  const headline = await screen.findByLabelText(/^Headline/);
  await user.type(headline, '!');
  fake.failNext('coach_profiles.upsert', fakeErrors.denied());
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/^Nothing was saved\. What you typed is still here\./)).toBeVisible();
  expect(headline).toHaveValue('Pensions for owners!');
  expect(told).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(told).toEqual(['success: Profile updated successfully']));
  expect(fake.table('coach_profiles').get('me')).toMatchObject({ headline: 'Pensions for owners!' });
});

test('an empty message is not sent', async () => {
  const fake = given(member({}));
  const { user } = openOther();
  await user.type(await screen.findByLabelText('Message'), '  ');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(
      expect.stringContaining('Write a message'),
    ),
  );
  expect(fake.called('rpc.send_message')).toEqual([]);
});

test.each([
  ['that can be read', { data: new Blob(['picture'], { type: 'image/webp' }), error: null }, true],
  ['that may not be read', { data: null, error: new Error('not found') }, false],
])('a picture %s', async (_, answer, isShown) => {
  const fake = given(member({ avatarPath: 'me/1.webp' }));
  const download = jest.fn(() => Promise.resolve(answer));
  jest.spyOn(fake.client.storage, 'from').mockReturnValue({ download } as never);
  openOther();
  const card = await screen.findByRole('region', { name: 'Corwin Hale' });
  await waitFor(() => expect(download).toHaveBeenCalledWith('me/1.webp'));
  await waitFor(() => expect(card.querySelector('img[src^="data:image/webp"]') !== null).toBe(isShown));
});

test('a profile that fails to load can be retried', async () => {
  const fake = given(member({}));
  fake.failNext('rpc.member_profile', fakeErrors.denied());
  const { user } = openOther();
  expect(await screen.findByRole('alert')).toHaveTextContent('The profile could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Corwin Hale' })).toBeVisible();
});

test('a client without a coach learns where the coach will appear', async () => {
  given(member({ id: 'me', role: 'user', mayMessage: false, coach: null, people: [] }));
  renderPage(<Profile />, {}, '/dashboard/profile');
  const people = await screen.findByRole('region', { name: 'People you work with' });
  expect(people).toHaveTextContent(/coach/);
  expect(people.querySelector('a')).toBeNull();
});

test('a client sees themselves as others do, without an editor', async () => {
  given(
    member({
      id: 'me',
      role: 'user',
      mayMessage: false,
      coach: null,
      people: [{ id: person, name: 'Corwin Hale', role: 'coach' }],
    }),
  );
  renderPage(<Profile />, {}, '/dashboard/profile');
  expect(await screen.findByText('As the people you work with here see you.')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Corwin Hale' })).toHaveAttribute(
    'href',
    `/dashboard/profile?person=${person}`,
  );
});
