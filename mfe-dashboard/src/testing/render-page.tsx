import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { FakeSession } from 'shared-auth/testing';
import { useSession } from 'shared-auth/session-provider';
import type { FakeSessionProps } from 'shared-auth/testing';
import type { FrameHandle } from 'shared-contract/page-handle';

type Session = Partial<Omit<FakeSessionProps, 'children'>>;

/**
 * Renders a page for a signed-in user; `address()` says where the router stands, `changeProfile` brings a change from
 * elsewhere.
 *
 * @param handle what the shell says around the frame; nothing, as an older one.
 */
export function renderPage(
  page: ReactNode,
  session: Session = {},
  entry = '/dashboard',
  handle?: FrameHandle,
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
  axe: (element: Element) => Promise<{ violations: readonly { id: string }[] }>;
}>('jest-axe');

/** Ids of the rules that axe finds broken. */
export async function violationsOf(element: Element): Promise<string[]> {
  return (await axe(element)).violations.map(({ id }) => id);
}
