import { act, render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Answers every media query: jsdom has no `matchMedia`. Returns what changes the answer later. */
export function stubMedia(matching = '') {
  const listeners = new Set<() => void>();
  let current = matching;
  window.matchMedia = (query) =>
    ({
      get matches() {
        return query === current;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (query: string) => {
    current = query;
    listeners.forEach((listener) => listener());
  };
}

/** A page in a router, as the shell would show it. */
export async function renderPage(Component: ComponentType, path = '/') {
  stubMedia();
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [path] });
  return await act(async () =>
    render(
      <main>
        <RouterProvider router={router} />
      </main>,
    ),
  );
}

/** What axe objects to, one line each. Colours are checked in a real browser. */
export async function findViolations(element: Element): Promise<string[]> {
  const { violations } = await axe(element);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
