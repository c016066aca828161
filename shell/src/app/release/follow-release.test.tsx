import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { MOVE_EVENT } from 'shared-contract/page-moves';
import { notify, Toaster } from 'shared-ui/toast';
import { createPageCache, adaptRoutes } from '../page-cache.tsx';
import type { Documents } from './documents.ts';
import { followRelease } from './follow-release.tsx';
import { setRescue } from './rescue.ts';

const WORDS = 'A new version of this site is here. Reload when you are ready.';

type Calls = [way: keyof Documents, address?: string][];
let clean: (() => void)[] = [];
let live: string | undefined;
let asked: jest.Mock;
/** What the page's own file does. */
let importTeam: () => Promise<unknown>;

beforeEach(() => {
  sessionStorage.clear();
  live = 'second';
  asked = jest.fn(() =>
    live === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ ok: true, json: () => Promise.resolve({ release: live }) }),
  );
  window.fetch = asked;
  importTeam = () => Promise.resolve({ Component: () => <h1>Team</h1> });
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((...args: Parameters<typeof window.addEventListener>) => {
        add(...args);
        clean.push(() => {
          target.removeEventListener(...args);
        });
      });
  }
});
afterEach(() => {
  act(() => {
    notify.dismiss();
  });
  clean.forEach((one) => {
    one();
  });
  clean = [];
  setRescue((error) => Promise.reject(error));
  jest.restoreAllMocks();
});

const seen = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });

function open() {
  history.replaceState(null, '', '/contact');
  window.scrollTo = () => undefined;
  const calls: Calls = [];
  const documents: Documents = {
    open: (address) => void calls.push(['open', address]),
    replace: (address) => void calls.push(['replace', address]),
    reload: () => void calls.push(['reload', location.pathname]),
  };
  const Layout = () => (
    <>
      <Link to="/team?by=name#ruth">The team</Link>
      <Link to="/contact?topic=tax">A topic</Link>
      <Outlet />
      <Toaster area="public" />
    </>
  );
  const children = adaptRoutes(
    [
      {
        path: 'contact',
        element: (
          <form aria-label="Contact">
            <input aria-label="Name" name="name" />
          </form>
        ),
      },
      { id: 'team', path: 'team', lazy: () => importTeam() as Promise<object> },
      { id: 'unknown', path: '*', element: <h1>We could not find that page</h1> },
    ],
    createPageCache(),
  );
  const router = createBrowserRouter([
    { element: <Layout />, children: [{ ErrorBoundary: () => <h1>Failed</h1>, children }] },
  ]);
  clean.push(() => {
    router.dispose();
  });
  render(<RouterProvider router={router} />);
  followRelease(router, 'first', documents);
  return { router, calls };
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('the page goes its own way until it has heard of another release', async () => {
  const { calls } = open();
  await press('The team');
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('then a link is a document, with its query and its place; what is open stays, and no word is said', async () => {
  const { calls } = open();
  await seen();
  await press('A topic');
  expect(location.search).toBe('?topic=tax');
  await press('The team');
  await waitFor(() => {
    expect(calls).toEqual([['open', '/team?by=name#ruth']]);
  });
  expect(screen.getByRole('form', { name: 'Contact' })).toBeInTheDocument();
  expect(screen.queryByText(WORDS)).toBeNull();
});

test('so is a navigation of the code, and a step back', async () => {
  const { router, calls } = open();
  await act(() => router.navigate('/team'));
  await seen();
  await act(() => router.navigate('/contact', { replace: true }));
  await waitFor(() => {
    expect(calls).toEqual([['replace', '/contact']]);
  });
  act(() => {
    history.back();
  });
  await waitFor(() => {
    expect(calls[1]).toEqual(['reload', '/contact']);
  });
  act(() => {
    history.forward();
  });
  await waitFor(() => {
    expect(calls[2]).toEqual(['reload', '/team']);
  });
  expect(calls).toHaveLength(3);
});

test('of two in a row the second counts', async () => {
  const { router, calls } = open();
  await seen();
  await act(() => router.navigate('/services'));
  await act(() => router.navigate('/team'));
  await waitFor(() => {
    expect(calls).toEqual([['open', '/team']]);
  });
});

test('not where it carries more than its address, or where there is no network', async () => {
  const { router, calls } = open();
  await seen();
  await act(() => router.navigate('/team', { state: { from: '/contact' } }));
  expect(screen.getByRole('heading', { name: 'Team' })).toBeInTheDocument();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => router.navigate('/contact'));
  expect(screen.getByRole('form', { name: 'Contact' })).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('something typed is not left: it is offered once, and the page goes its own way', async () => {
  const { calls } = open();
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  await seen();
  expect(screen.getByText(WORDS)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await seen();
  await press('A topic');
  expect(screen.queryByText(WORDS)).toBeNull();
  await press('The team');
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('somebody who would lose something else holds it, too', async () => {
  const { router, calls } = open();
  const hold = (event: Event) => {
    event.preventDefault();
  };
  window.addEventListener(MOVE_EVENT, hold);
  await seen();
  await act(() => router.navigate('/team'));
  expect(screen.getByRole('heading', { name: 'Team' })).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a message that is said with a navigation is read, not lost with the page', async () => {
  const { router, calls } = open();
  await seen();
  await act(() => router.navigate('/team'));
  act(() => {
    notify.success('Saved.');
  });
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeInTheDocument();
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a page that this release does not have comes as a document, once', async () => {
  const { router, calls } = open();
  await act(() => router.navigate('/services/new'));
  await waitFor(() => {
    expect(calls).toEqual([['reload', '/services/new']]);
  });
});

describe('a page whose file does not come', () => {
  beforeEach(() => {
    importTeam = () =>
      Promise.reject(Object.assign(new Error('Loading chunk team failed.'), { request: '/team.js' }));
  });

  test('becomes a document where the site serves another release; what was open stands there meanwhile', async () => {
    const { calls } = open();
    await press('The team');
    await waitFor(() => {
      expect(calls).toEqual([['open', '/team?by=name#ruth']]);
    });
    expect(screen.getByRole('form', { name: 'Contact' })).toBeInTheDocument();
    expect(screen.queryByText('Failed')).toBeNull();
  });

  test('shows its failure where that has been tried', async () => {
    sessionStorage.setItem('nc-moved', JSON.stringify(['second /team?by=name#ruth']));
    const { calls } = open();
    await press('The team');
    expect(await screen.findByText('Failed')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test.each([
    ['the site still serves this release', 'first'],
    ['the site does not answer', undefined],
  ])('shows its failure where %s', async (_what, release) => {
    live = release;
    const { calls } = open();
    await press('The team');
    expect(await screen.findByText('Failed')).toBeInTheDocument();
    expect(calls).toEqual([]);
    expect(asked.mock.calls.some(([address]) => address === '/remotes.json')).toBe(true);
  });

  test('is not gone to when it was only made ready', async () => {
    const { router, calls } = open();
    const team = router.routes[0]?.children?.[0]?.children?.find(({ id }) => id === 'team');
    const { preload } = team?.handle as { preload: () => Promise<unknown> };
    await expect(preload()).rejects.toThrow('We could not reach the server.');
    expect(calls).toEqual([]);
  });
});
