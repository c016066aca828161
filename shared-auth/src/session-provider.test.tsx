import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SessionProvider, useOptionalUser, useSession, useUser } from './session-provider.tsx';
import { createFakeBackend, FakeSession } from './testing/index.ts';

function Who() {
  const { user, loading } = useSession();
  return <p>{loading ? 'unknown' : (user?.email ?? 'nobody')}</p>;
}
const UserName = () => <p>{useUser().email}</p>;
const OptionalName = () => <p>{useOptionalUser()?.email ?? 'nobody'}</p>;

let quiet: jest.SpyInstance;
beforeEach(() => {
  window.localStorage.clear();
  quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => quiet.mockRestore());

test.each([
  ['useSession', Who],
  ['useUser', UserName],
  ['useOptionalUser', OptionalName],
])('%s outside the provider throws an error that names it', (name, Component) => {
  expect(() => render(<Component />)).toThrow(`${name} must be used inside <SessionProvider>.`);
});

test('useUser throws where nobody is signed in; useOptionalUser does not', () => {
  expect(() =>
    render(
      <FakeSession>
        <UserName />
      </FakeSession>,
    ),
  ).toThrow('useUser needs a signed-in user');
  render(
    <FakeSession>
      <OptionalName />
    </FakeSession>,
  );
  expect(screen.getByText('nobody')).toBeVisible();
});

test('both give the signed-in user', () => {
  render(
    <FakeSession user={{ email: 'ada@example.com' }}>
      <UserName />
      <OptionalName />
    </FakeSession>,
  );
  expect(screen.getAllByText('ada@example.com')).toHaveLength(2);
});

test('prerendering shows the unknown session, whatever the store knows by then', () => {
  const backend = createFakeBackend();
  const session = backend.createSession();
  session.start()();
  expect(session.store.getState().loading).toBe(false);
  const html = renderToString(
    <SessionProvider session={session}>
      <Who />
    </SessionProvider>,
  );
  expect(html).toBe('<p>unknown</p>');
});

test('the provider starts the session and shows every change', async () => {
  const backend = createFakeBackend();
  backend.addAccount({ email: 'ada@example.com' });
  const session = backend.createSession();
  render(
    <SessionProvider session={session}>
      <Who />
    </SessionProvider>,
  );
  expect(screen.getByText('nobody')).toBeVisible();
  await act(() => session.operations.signIn('ada@example.com', 'demo-password'));
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  await act(() => session.operations.signOut());
  expect(screen.getByText('nobody')).toBeVisible();
});
