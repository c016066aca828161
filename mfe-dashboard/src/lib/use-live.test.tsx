import { act, screen } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { renderPage } from '../testing/render-page.tsx';
import { useDataQuery } from './use-data-query.ts';
import { useLive } from './use-live.ts';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

/** Maximum ms until a user sees another user's change, if the server responds immediately. */
const SEEN_MS = 2000;

function serve() {
  const at = {
    value: 'first',
    tell: () => undefined as unknown,
    open: (status: string): unknown => status,
    opened: 0,
    bound: [] as string[],
    left: 0,
  };
  const channel = {
    on: (_: string, bound: { readonly filter?: string }, tell: typeof at.tell) => {
      at.bound.push(bound.filter ?? '');
      at.tell = tell;
      return channel;
    },
    subscribe: (told: typeof at.open) => {
      at.open = told;
      return channel;
    },
  };
  jest.mocked(getSupabase).mockResolvedValue({
    channel: () => {
      at.opened += 1;
      return channel;
    },
    removeChannel: () => void (at.left += 1),
  } as never);
  return at;
}
function Shown({ at }: { readonly at: { readonly value: string } }) {
  useLive('value', ['clients']);
  return <p>{useDataQuery('value', async () => at.value).data}</p>;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what changes before the line is there shows once it is, and what changes then at once', async () => {
  const at = serve();
  renderPage(<Shown at={at} />);
  await pass(0);
  expect(screen.getByText('first')).toBeVisible();
  at.value = 'second';
  await pass(SEEN_MS / 2);
  act(() => void at.open('SUBSCRIBED'));
  await pass(SEEN_MS / 2);
  expect(screen.getByText('second')).toBeVisible();
  at.value = 'third';
  act(() => void at.tell());
  await pass(SEEN_MS / 2);
  expect(screen.getByText('third')).toBeVisible();
});

test('a line that was lost and is there again reads what it missed', async () => {
  const at = serve();
  renderPage(<Shown at={at} />);
  await pass(SEEN_MS / 2);
  act(() => void at.open('SUBSCRIBED'));
  await pass(SEEN_MS / 2);
  at.value = 'second';
  act(() => void at.open('CHANNEL_ERROR'));
  await pass(SEEN_MS);
  expect(screen.getByText('first')).toBeVisible();
  act(() => void at.open('SUBSCRIBED'));
  await pass(SEEN_MS / 2);
  expect(screen.getByText('second')).toBeVisible();
});

test('who only passes through opens none, and who leaves leaves none', async () => {
  const at = serve();
  const passing = renderPage(<Shown at={at} />);
  await pass(0);
  passing.unmount();
  await pass(SEEN_MS);
  expect(at.opened).toBe(0);
  const staying = renderPage(<Shown at={at} />);
  await pass(SEEN_MS);
  staying.unmount();
  expect([at.opened, at.left]).toEqual([1, 1]);
});

test('the channel follows the role of the account', async () => {
  const at = serve();
  const { changeProfile } = renderPage(<Shown at={at} />, { profile: { role: 'user' } });
  await pass(SEEN_MS);
  expect(at.bound).toEqual(['user_id=eq.me', '']);
  await changeProfile({ role: 'admin' });
  await pass(SEEN_MS);
  expect(at.bound.slice(2)).toEqual(['']);
  expect([at.opened, at.left]).toEqual([2, 1]);
});
