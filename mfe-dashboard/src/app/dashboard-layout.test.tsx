import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { PageEntry } from 'shared-contract/page-handle';
import { notify } from 'shared-ui/toast';
import { dashboardPages } from '../page-list.ts';
import { renderPage, violationsOf } from '../testing/render-page.tsx';
import { Component as Layout } from './dashboard-layout.tsx';

type Session = Parameters<typeof renderPage>[1];

beforeAll(() => {
  // jsdom doesn't implement `showModal` or `close`. The tests check the open state only.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => jest.restoreAllMocks());

function frame(
  session?: Session,
  entry = '/dashboard',
  sitePages: readonly PageEntry[] = Object.values(dashboardPages),
) {
  return renderPage(
    <Routes>
      <Route path="/dashboard" element={<Layout />}>
        <Route index element={<h1>Overview</h1>} />
        <Route path="settings" element={<h1>Settings page</h1>} />
      </Route>
      <Route path="/login" element={<h1>Sign in</h1>} />
    </Routes>,
    session,
    entry,
    { sitePages },
  );
}

/** The navigation exists twice: the drawer's copy is first, the sidebar is last. */
const sidebar = () => within(screen.getAllByRole('navigation', { name: 'Dashboard' }).at(-1)!);

test('landmarks, a way past the menu and one h1', async () => {
  const { container } = frame();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('invented');
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await violationsOf(container)).toEqual([]);
});

test.each([
  ['admin', 'Administrator', 10],
  ['coach', 'Coach', 7],
  ['user', 'Client', 4],
  ['client', 'Client', 4],
  ['something new', 'Client', 4],
])('role %s wears the badge %s and has a menu of %i', (role, badge, count) => {
  frame({ profile: { role } });
  expect(screen.getAllByText(badge)[0]).toBeInTheDocument();
  expect(sidebar().getAllByRole('link')).toHaveLength(count);
});

const place = { label: 'The tools', icon: 'calculator', roles: ['coach'], order: 60 } as const;
const tools: PageEntry = { path: '/dashboard/tools', title: 'Tools', menu: [place] };
const entries = () =>
  sidebar()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a page of another remote is in the menu of the roles that it declares, at its place', () => {
  frame({ profile: { role: 'coach' } }, '/dashboard', [tools, ...Object.values(dashboardPages)]);
  expect(entries().at(-2)).toEqual(['The tools', '/dashboard/tools']);
});

test('in a shell that does not tell of pages the frame still has its own', () => {
  renderPage(<Layout />, { profile: { role: 'coach' } });
  expect(entries()).toContainEqual(['Client Management', '/dashboard/clients']);
  expect(entries()).toHaveLength(7);
});

test('the person is called by name, else by the local part of the address', () => {
  frame({ profile: { name: 'Dana Whitcombe' } }).unmount();
  frame({ profile: { name: '' } });
  expect(screen.getByRole('button', { name: 'User menu, dana' })).toBeVisible();
});

test('the page one is on is marked, and only that one', async () => {
  const { user } = frame();
  expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  await user.click(sidebar().getByRole('link', { name: 'Settings' }));
  expect(sidebar().getAllByRole('link', { current: 'page' })).toHaveLength(1);
  expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('Settings');
});

test('the bell is there before anything is known, and a failure of it costs nothing else', async () => {
  frame();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('on small screens the menu is a dialog, which a choice closes', async () => {
  const { user } = frame();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(drawer).toHaveAttribute('open');
  await user.click(within(drawer).getByRole('link', { name: 'Settings' }));
  expect(drawer).not.toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Settings page' })).toBeVisible();
});

describe('the user menu', () => {
  const button = () => screen.getByRole('button', { name: /^User menu/ });

  test('opens at the first press, with settings, profile and sign-out', async () => {
    const { user, address } = frame();
    await user.click(button());
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Settings', 'Profile', 'Sign Out']);
    expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '/dashboard/settings',
      '/dashboard/profile',
      null,
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(address()).toBe('/dashboard/settings');
  });

  test('says who one is, however long that is, and has the theme', async () => {
    const name = 'Wilhelmina Featherstonehaugh-Cholmondeley';
    const { user } = frame({ profile: { name, role: 'coach' } });
    await user.click(button());
    const menu = await screen.findByRole('menu');
    for (const words of [name, 'dana@example.com', 'Coach']) expect(menu).toHaveTextContent(words);
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Dark');
    await user.click(screen.getByRole('menuitemradio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  test('keeps focus while its code arrives, and opens by key', async () => {
    const { user } = frame();
    act(() => button().focus());
    await waitFor(() => expect(button()).toHaveAttribute('data-state', 'closed'));
    expect(button()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  });

  test('Sign Out ends the session and leads to the sign-in page with a word', async () => {
    const told = jest.spyOn(notify, 'success').mockReturnValue('');
    const signOut = jest.fn(async () => undefined);
    const { user } = frame({ operations: { signOut } });
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith('You are signed out.');
  });

  test('a sign-out that failed is told and leaves everything as it is', async () => {
    const told = jest.spyOn(notify, 'error').mockReturnValue('');
    const { user, address } = frame({ operations: { signOut: () => Promise.reject(new Error('no')) } });
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(address()).toBe('/dashboard');
  });
});
