import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Outlet } from 'shared-ui/router';
import { DeadlineError } from './download.ts';
import { FailureView } from './failure-view.tsx';

let reported: jest.SpyInstance;

beforeEach(() => {
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  reported.mockRestore();
});

/** A page inside a layout. Its loader fails until the test stops the failure. */
async function openFailing(
  failure: () => Error | undefined,
  forget: (error: unknown) => Promise<boolean>,
  elsewhere: () => unknown = () => null,
) {
  const router = createMemoryRouter(
    [
      {
        Component: () => (
          <>
            <header>Ninecourse</header>
            <Outlet />
          </>
        ),
        HydrateFallback: () => null,
        children: [
          {
            path: '/tools',
            loader: () => {
              const error = failure();
              if (error) throw error;
              return null;
            },
            Component: () => <h1>Tools</h1>,
            ErrorBoundary: () => <FailureView area="this page" forget={forget} />,
          },
          { path: '/team', loader: elsewhere, Component: () => <h1>Team</h1> },
        ],
      },
    ],
    { initialEntries: [{ pathname: '/tools', search: '?tab=2', hash: '#list', state: { from: 'menu' } }] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('alert');
  return { router, user: userEvent.setup() };
}

const resolved = () => Promise.resolve(true);

test('says in words what failed, keeps the layout, and puts the cause behind a disclosure', async () => {
  await openFailing(() => new Error('mfe_cpps did not answer within 6.5 s.'), resolved);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('We could not load this page');
  expect(alert).toHaveTextContent('mfe_cpps did not answer within 6.5 s.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not load this page');
  expect(screen.getByText('What went wrong').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByRole('banner')).toHaveTextContent('Ninecourse');
});

const connection = 'The cause may be a short break in the connection.';
const ours = 'The cause is an error on our side.';
test.each([
  [connection, new DeadlineError('mfe_cpps did not answer within 6.5 s.')],
  [connection, Object.assign(new Error('Loading chunk failed'), { request: '/chunk.js' })],
  [
    connection,
    new Error('#RUNTIME-008\nOriginal Error Message:\n ScriptNetworkError: Failed to load script'),
  ],
  [ours, new RangeError('Invalid Date')],
  [ours, new Error('#RUNTIME-008\nOriginal Error Message:\n ScriptExecutionError: loaded but threw')],
])('says “%s” for %s', async (words, error) => {
  await openFailing(() => error, resolved);
  expect(screen.getByText(/The rest of the site works/)).toHaveTextContent(words);
});

test('reports the failure once', async () => {
  await openFailing(() => new Error('integrity mismatch'), resolved);
  const own = reported.mock.calls.filter(([text]) => String(text).startsWith('[composition]'));
  expect(own).toEqual([['[composition] this page: integrity mismatch']]);
});

test('tells the collector of reports what it has caught', async () => {
  const error = new Error('integrity mismatch');
  const caught: unknown[] = [];
  const listen = (event: Event) => caught.push((event as ErrorEvent).error);
  addEventListener('nc:caught', listen);
  await openFailing(() => error, resolved);
  removeEventListener('nc:caught', listen);
  expect(caught).toEqual([error]);
});

test('Try again forgets the failure, then shows the page at the same address, #fragment included', async () => {
  let broken = true;
  const forget = jest.fn(() => {
    broken = false;
    return Promise.resolve(true);
  });
  const { router, user } = await openFailing(() => (broken ? new Error('404') : undefined), forget);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Tools' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(forget).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    expect(router.state.location.hash).toBe('#list');
  });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location).toMatchObject({
    pathname: '/tools',
    search: '?tab=2',
    state: { from: 'menu' },
  });
});

test('asks nobody by itself, and once for a click', async () => {
  const failure = jest.fn(() => new Error('500'));
  const { user } = await openFailing(failure, resolved);
  expect(failure).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(failure).toHaveBeenCalledTimes(2);
});

test('is busy while it tries, so that a second click does nothing', async () => {
  let forgotten: (point: boolean) => void = () => undefined;
  const forget = jest.fn(() => new Promise<boolean>((resolve) => (forgotten = resolve)));
  const { user } = await openFailing(() => new Error('500'), forget);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(forget).toHaveBeenCalledTimes(1);
  await act(async () => {
    forgotten(true);
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('says what failed when it forgets, and stays where another try has no point yet', async () => {
  const failure = jest.fn(() => Object.assign(new Error('Loading chunk failed'), { request: '/chunk.js' }));
  const forget = jest.fn<Promise<boolean>, [unknown]>().mockResolvedValue(false);
  const { user } = await openFailing(failure, forget);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(forget).toHaveBeenCalledWith(expect.objectContaining({ request: '/chunk.js' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(failure).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('It still does not load.');
});

test('a try that breaks off is over, and says so; the next one takes the words back', async () => {
  const next = Promise.withResolvers<boolean>();
  const forget = jest
    .fn<Promise<boolean>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockReturnValue(next.promise);
  const { user } = await openFailing(() => new Error('500'), forget);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/It still does not load/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('Try again takes nobody back who has gone on meanwhile', () => {
  async function tryAndGoOn(elsewhere?: () => Promise<null>) {
    const forgotten = Promise.withResolvers<boolean>();
    const failure = jest.fn(() => new Error('500'));
    const { router, user } = await openFailing(failure, () => forgotten.promise, elsewhere);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    let going: Promise<void> | undefined;
    await act(async () => {
      going = router.navigate('/team');
      if (!elsewhere) await going;
    });
    await act(async () => {
      forgotten.resolve(true);
    });
    return { failure, going };
  }

  test('to another page', async () => {
    const { failure } = await tryAndGoOn();
    expect(screen.getByRole('heading')).toHaveTextContent('Team');
    expect(failure).toHaveBeenCalledTimes(1);
  });

  test('to a page that is still on its way', async () => {
    const slow = Promise.withResolvers<null>();
    const { going } = await tryAndGoOn(() => slow.promise);
    await act(async () => {
      slow.resolve(null);
      await going;
    });
    expect(await screen.findByRole('heading', { name: 'Team' })).toBeVisible();
  });
});
