import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { MOVE_EVENT } from 'shared-contract/page-events';
import { notify, Toaster } from 'shared-ui/toast';
import { setRescue } from '../remotes/download.ts';
import type { Documents } from './document-navigation.ts';
import { EVERY_MS, followRelease, watchLive, watchUnsavedInput } from './follow-release.tsx';
import { adaptRoutes, createPageCache } from './page-cache.tsx';

const WORDS = 'A new version of this site is here. Reload when you are ready.';

type Calls = [way: keyof Documents, address?: string][];
let clean: (() => void)[] = [];
let live: string | undefined;
let asked: jest.Mock;
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

describe('watchLive', () => {
  const answer = (body: unknown, ok = true) => Promise.resolve({ ok, json: () => Promise.resolve(body) });
  let visibility: DocumentVisibilityState;
  let loadedFor: number;

  beforeEach(() => {
    jest.useFakeTimers();
    loadedFor = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => loadedFor);
    asked = jest.fn(() => answer({ release: 'second' }));
    window.fetch = asked;
    visibility = 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const look = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  };

  test('a page that is seen again hears of another release, past what is stored', async () => {
    const onOther = jest.fn();
    const live = watchLive('first', onOther);
    expect(asked).not.toHaveBeenCalled();
    visibility = 'hidden';
    await look();
    expect(asked).not.toHaveBeenCalled();
    visibility = 'visible';
    await look();
    expect(asked.mock.calls).toEqual([['/remotes.json', expect.objectContaining({ cache: 'no-cache' })]]);
    expect(live.other()).toBe('second');
    expect(onOther).toHaveBeenCalledTimes(1);
  });

  test.each(['online', 'pageshow'])('so does one that hears of %s', async (type) => {
    const live = watchLive('first', () => undefined);
    dispatchEvent(new Event(type));
    await jest.advanceTimersByTimeAsync(0);
    expect(live.other()).toBe('second');
  });

  test('while it is seen it asks every five minutes, and not sooner; hidden it does not', async () => {
    watchLive('first', () => undefined);
    await jest.advanceTimersByTimeAsync(EVERY_MS - 1);
    expect(asked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(EVERY_MS - 1);
    await look();
    await jest.advanceTimersByTimeAsync(EVERY_MS - 1);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockClear();
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(1);
    visibility = 'hidden';
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('a tab that is first used long after it was opened asks at once', () => {
    loadedFor = 2 * EVERY_MS;
    watchLive('first', () => undefined);
    jest.advanceTimersByTime(0);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers that it cannot', () => answer({ release: 'second' }, false)],
    ['answers something else', () => answer({ remotes: {} })],
    [
      'answers no JSON',
      () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<')) }),
    ],
  ])('a site that %s changes nothing', async (_what, respond) => {
    asked.mockImplementation(respond);
    const onOther = jest.fn();
    const live = watchLive('first', onOther);
    await live.look();
    expect(live.other()).toBeUndefined();
    expect(onOther).not.toHaveBeenCalled();
  });

  test('a release that is taken back is no other one any more', async () => {
    const live = watchLive('first', () => undefined);
    await live.look();
    expect(live.other()).toBe('second');
    asked.mockImplementation(() => answer({ release: 'first' }));
    await live.look();
    expect(live.other()).toBeUndefined();
  });

  test('for a failure the site has to answer now; what it has just said counts', async () => {
    const live = watchLive('first', () => undefined);
    await live.look();
    await expect(live.answered()).resolves.toBe('second');
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5_000);
    asked.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(live.answered()).resolves.toBeUndefined();
    expect(live.other()).toBe('second');
  });
});

describe('watchUnsavedInput', () => {
  const openPage = (html: string) => {
    document.body.innerHTML = html;
    return watchUnsavedInput();
  };
  const control = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };

  test('a form counts from the first key until it says again what it said, or is gone', async () => {
    const isTyped = openPage(
      '<form><input name="who" value="Ruth"><textarea name="words"></textarea></form>',
    );
    expect(isTyped()).toBe(false);
    await userEvent.type(control('who'), ' A');
    expect(isTyped()).toBe(true);
    await userEvent.type(control('who'), '{Backspace}{Backspace}');
    expect(isTyped()).toBe(false);
    await userEvent.type(control('words'), 'Hello');
    expect(isTyped()).toBe(true);
    document.querySelector('form')?.remove();
    expect(isTyped()).toBe(false);
  });

  test('so do ticks and choices of a form, and a password', async () => {
    const isTyped = openPage(
      '<form><input type="checkbox" name="agree"><select name="kind"><option>a<option>b</select><input type="password" name="secret"></form>',
    );
    await userEvent.click(control('agree'));
    expect(isTyped()).toBe(true);
    await userEvent.click(control('agree'));
    expect(isTyped()).toBe(false);
    await userEvent.selectOptions(control('kind'), 'b');
    expect(isTyped()).toBe(true);
    await userEvent.selectOptions(control('kind'), 'a');
    await userEvent.type(control('secret'), 'x');
    expect(isTyped()).toBe(true);
  });

  test('what was typed before this code was there counts', () => {
    document.body.innerHTML = '<form><input name="who"></form>';
    control('who').value = 'Ruth';
    expect(watchUnsavedInput()()).toBe(true);
  });

  test('a field whose value its owner sets counts as it began', () => {
    const isTyped = openPage('<form><input name="who" value="Ruth"></form>');
    const field = control('who');
    field.value = 'Ruth A';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // React does the same after it renders.
    field.defaultValue = 'Ruth A';
    expect(isTyped()).toBe(true);
  });

  test.each([
    ['a search', '<input type="search" name="x">'],
    ['filters', '<form role="search"><input name="x"></form>'],
    ['what is saved as it is typed', '<textarea data-saved name="x"></textarea>'],
    ['a form whose entries are in the address', '<form data-saved><input name="x"></form>'],
  ])('%s does not count', async (_what, html) => {
    const isTyped = openPage(html);
    await userEvent.type(control('x'), 'captive');
    expect(isTyped()).toBe(false);
  });

  test('nor does a choice outside of forms, which takes effect at once', async () => {
    const isTyped = openPage('<input type="radio" name="theme" value="dark">');
    await userEvent.click(control('theme'));
    expect(isTyped()).toBe(false);
  });

  test('whoever would lose something else says so', () => {
    const isTyped = openPage('');
    const hold = (event: Event) => {
      event.preventDefault();
    };
    addEventListener(MOVE_EVENT, hold);
    expect(isTyped()).toBe(true);
    removeEventListener(MOVE_EVENT, hold);
    expect(isTyped()).toBe(false);
  });
});
