import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { keep } from 'shared-ui/drafts';
import { RootLayout } from './root-layout.tsx';

const mockLeaving = new Set<() => void>();
jest.mock('shared-auth/session-store', () => {
  const { createFakeBackend } = jest.requireActual<{
    createFakeBackend: () => { createSession: () => unknown };
  }>('shared-auth/testing');
  return {
    pageSession: createFakeBackend().createSession(),
    onSignOut: (callback: () => void) => {
      mockLeaving.add(callback);
      return () => mockLeaving.delete(callback);
    },
  };
});

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('nc-'));

function open() {
  const routes = [{ path: '/', Component: RootLayout, children: [{ index: true, element: <h1>Home</h1> }] }];
  window.scrollTo = () => undefined;
  return render(<RouterProvider router={createMemoryRouter(routes)} />);
}

beforeEach(() => localStorage.clear());

test('what was typed as a visitor, too, ends with the session of whoever used the browser', async () => {
  keep('draft', 'contact', { name: ['Ruth'] });
  keep('draft', 'member-onboarding-1', { name: ['Ruth'] });
  keep('request', 'contact', 'id');
  open();
  await screen.findByRole('heading', { name: 'Home' });
  expect(drafts()).toHaveLength(3);
  mockLeaving.forEach((leave) => leave());
  expect(drafts()).toEqual([]);
});

test('a draft of an older release, which says nothing of its time, goes as soon as any page is open', async () => {
  localStorage.setItem('nc-draft:contact', '{"name":["Ruth"]}');
  keep('draft', 'booking', { name: ['Ruth'] });
  open();
  await screen.findByRole('heading', { name: 'Home' });
  expect(drafts()).toEqual(['nc-draft:booking']);
});

test('after a change of page its heading has focus, so that a screen reader says where it is', async () => {
  const page = (title: string) => (
    <main id="main" tabIndex={-1}>
      <h1>{title}</h1>
    </main>
  );
  const children = [
    { index: true, element: page('Home') },
    { path: 'team', element: page('Team') },
  ];
  const router = createMemoryRouter([{ path: '/', Component: RootLayout, children }]);
  window.scrollTo = () => undefined;
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: 'Home' })).not.toHaveFocus();
  await act(() => router.navigate('/team'));
  expect(screen.getByRole('heading', { name: 'Team' })).toHaveFocus();
});
