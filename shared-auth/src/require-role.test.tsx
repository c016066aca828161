import { render, screen } from '@testing-library/react';
import { RequireRole } from './require-role.tsx';
import { FakeSession, type FakeSessionProps } from './testing/index.ts';

const refusal = 'Access denied. Coach privileges required.';

function show(session: Omit<FakeSessionProps, 'children'>, onRefuse?: (message: string, to: string) => void) {
  render(
    <FakeSession user={{ email: 'ada@example.com' }} {...session}>
      <RequireRole
        roles={['coach', 'admin']}
        message={refusal}
        fallback="/dashboard"
        {...(onRefuse ? { onRefuse } : {})}
      >
        <h1>Coach</h1>
      </RequireRole>
    </FakeSession>,
  );
}

test.each(['coach', 'admin'])('%s gets in', (role) => {
  const onRefuse = jest.fn();
  show({ profile: { role } }, onRefuse);
  expect(screen.getByRole('heading', { name: 'Coach' })).toBeVisible();
  expect(onRefuse).not.toHaveBeenCalled();
});

test.each(['user', 'client', 'owner'])('%s is told once and sent away', (role) => {
  const onRefuse = jest.fn();
  show({ profile: { role } }, onRefuse);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(onRefuse.mock.calls).toEqual([[refusal, '/dashboard']]);
});

test('a role check that failed is not called a missing right', () => {
  const onRefuse = jest.fn();
  show({ profile: null, state: { profileError: 'Your profile could not be loaded.' } }, onRefuse);
  expect(onRefuse.mock.calls).toEqual([['An error occurred', '/dashboard']]);
});

test('nobody is refused while the session is still loading', () => {
  const onRefuse = jest.fn();
  show({ profile: null, state: { loading: true } }, onRefuse);
  expect(onRefuse).not.toHaveBeenCalled();
});

test('without a handler the message stands in place with a way back', () => {
  show({ profile: { role: 'user' } });
  expect(screen.getByRole('alert')).toHaveTextContent(refusal);
  expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toHaveAttribute('href', '/dashboard');
});
