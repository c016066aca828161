import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { FakeSession } from 'shared-auth/testing';
import type { FakeSessionProps } from 'shared-auth/testing';

type Session = Partial<Omit<FakeSessionProps, 'children'>>;

/** Renders a page for a signed-in user; `address()` says where the router stands. */
export function renderPage(page: ReactNode, session: Session = {}, entry = '/dashboard') {
  let address = entry;
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <FakeSession user={{ id: 'me', email: 'dana@example.com' }} {...session}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[entry]}>
          {page}
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </FakeSession>,
  );
  return { ...view, user: userEvent.setup({ delay: null }), address: () => address };
}

const { axe } = jest.requireActual<{
  axe: (element: Element) => Promise<{ violations: readonly { id: string }[] }>;
}>('jest-axe');

/** Ids of the rules that axe finds broken. */
export async function violationsOf(element: Element): Promise<string[]> {
  return (await axe(element)).violations.map(({ id }) => id);
}
