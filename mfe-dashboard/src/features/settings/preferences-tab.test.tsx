import { screen, waitFor } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { watchMessages } from '../../testing/watch-messages.ts';
import { Component as PreferencesTab } from './preferences-tab.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

let told: string[] = [];
function given(preferences?: object) {
  const tables = preferences ? { user_preferences: [{ user_id: 'me', preferences }] } : {};
  const fake = createFakeClient({ tables });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return fake;
}
beforeEach(() => {
  told = watchMessages();
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
async function open() {
  const view = renderPage(<PreferencesTab />);
  await screen.findByRole('button', { name: 'Save Preferences' });
  return view;
}
const toggle = (name: string) => screen.getByRole('switch', { name });
const savedBy = (fake: ReturnType<typeof given>) => fake.table('user_preferences').get('me')?.['preferences'];

test('who has saved nothing sees the defaults, each with what it does', async () => {
  given();
  const { container } = await open();
  expect(
    screen
      .getAllByRole('switch')
      .map((one) => [one.getAttribute('aria-label'), (one as HTMLInputElement).checked]),
  ).toEqual([
    ['Email', true],
    ['Browser', true],
    ['Stories', true],
    ['Clients', true],
    ['Profile visible', true],
    ['Show email', false],
    ['Allow messages', true],
    ['Single-key shortcuts', true],
  ]);
  for (const one of screen.getAllByRole('switch')) expect(one).toHaveAccessibleDescription(/\w{3}/);
  expect(screen.getByRole('radio', { name: /^System/ })).toBeChecked();
  expect(await violationsOf(container)).toEqual([]);
});

test('keys of the saved object are listed by their own names, and stay', async () => {
  const fake = given({ notifications: { weekly_digest: true, email: false }, privacy: {} });
  const { user } = await open();
  expect(toggle('Weekly digest')).toBeChecked();
  expect(toggle('Email')).not.toBeChecked();
  await user.click(toggle('Show email'));
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  await waitFor(() => expect(told).toEqual(['success: Preferences saved successfully']));
  expect(savedBy(fake)).toEqual({
    theme: 'system',
    notifications: { email: false, browser: true, stories: true, clients: true, weekly_digest: true },
    privacy: { profile_visible: true, show_email: true, allow_messages: true },
  });
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
});

test('a theme is in force at once, stored by the button, and taken back by Discard', async () => {
  const fake = given({ theme: 'light' });
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: /^Dark/ }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(savedBy(fake)).toEqual({ theme: 'light' });
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  await user.click(screen.getByRole('radio', { name: /^Dark/ }));
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  await waitFor(() => expect(savedBy(fake)).toMatchObject({ theme: 'dark' }));
});

test('what could not be saved says so and stands as it was chosen', async () => {
  const fake = given();
  fake.failNext('user_preferences.upsert', fakeErrors.denied());
  const { user } = await open();
  await user.click(toggle('Email'));
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choices are still here.');
  expect(told).toEqual(['error: Failed to save preferences']);
  expect(toggle('Email')).not.toBeChecked();
});

test('preferences that cannot be read are told, with a way to ask again', async () => {
  const fake = given();
  fake.failNext('user_preferences.select', fakeErrors.denied());
  const { user } = renderPage(<PreferencesTab />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(told).toEqual(['error: Failed to load user data']);
  expect(await screen.findByRole('button', { name: 'Save Preferences' })).toBeVisible();
});

test('single-key shortcuts are switched off on this device', async () => {
  given();
  const { user } = await open();
  await user.click(toggle('Single-key shortcuts'));
  expect(localStorage.getItem('nc-single-keys')).toBe('off');
  await user.click(toggle('Single-key shortcuts'));
  expect(localStorage.getItem('nc-single-keys')).toBeNull();
});
