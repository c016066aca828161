import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { FakeSession } from 'shared-auth/testing';
import { useSession } from 'shared-auth/session-provider';
import type { FakeSessionProps } from 'shared-auth/testing';
import type { LayoutHandle } from 'shared-contract/page-handle';

type Session = Partial<Omit<FakeSessionProps, 'children'>>;

/**
 * Renders a page for a signed-in user. `address()` returns the router's location, and `changeProfile` simulates a
 * change from elsewhere.
 *
 * @param handle the shell's layout handle. Omit it to simulate an older shell.
 */
export function renderPage(
  page: ReactNode,
  session: Session = {},
  entry = '/dashboard',
  handle?: LayoutHandle,
) {
  let address = entry;
  let change: ReturnType<typeof useSession>['updateProfile'];
  function Probe() {
    change = useSession().updateProfile;
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <>
      {page}
      <Probe />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element, handle }], { initialEntries: [entry] });
  const view = render(
    <FakeSession user={{ id: 'me', email: 'dana@example.com' }} {...session}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </FakeSession>,
  );
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    address: () => address,
    changeProfile: (changes: Parameters<typeof change>[0]) => act(() => change(changes)),
  };
}

const { axe } = jest.requireActual<{
  axe: (element: Element, options: object) => Promise<{ violations: readonly { id: string }[] }>;
}>('jest-axe');

export async function violationsOf(element: Element): Promise<string[]> {
  return (await axe(element, { resultTypes: ['violations'] })).violations.map(({ id }) => id);
}
