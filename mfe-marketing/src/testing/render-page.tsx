import { act, render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Stubs `matchMedia`, which jsdom lacks. Returns a function that changes the matching query. */
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

function pageAt(Component: ComponentType, path: string) {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [path] });
  return (
    <main>
      <RouterProvider router={router} />
    </main>
  );
}

export async function renderPage(Component: ComponentType, path = '/') {
  stubMedia();
  return await act(async () => render(pageAt(Component, path)));
}

/** Renders a page once for all tests of the file or `describe`, which only read it. */
export function renderOnce(Component: ComponentType, path = '/'): void {
  const container = document.createElement('div');
  const root = createRoot(container);
  beforeAll(async () => {
    stubMedia();
    document.body.append(container);
    await act(async () => root.render(pageAt(Component, path)));
  });
  // `render` would unmount the page after the first test.
  afterAll(() => {
    act(() => root.unmount());
    container.remove();
  });
}

/** Returns axe violations, one per line. Colors need a real browser, so they are checked elsewhere. */
export async function findViolations(element: Element): Promise<string[]> {
  const { violations } = await axe(element, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
