import { act, screen } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import type { RowChange } from '../../lib/live.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useStoryLive, useStoryPresence } from './live-story.ts';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const [story, other] = ['00000000-0000-4000-a002-000000000001', '00000000-0000-4000-a002-000000000002'];

function serve() {
  const at = {
    text: 'first',
    present: {} as Record<string, object[]>,
    opened: [] as unknown[][],
    tracked: 0,
    left: 0,
  };
  const heard: ((change?: unknown) => void)[] = [];
  const joined: ((status: string) => void)[] = [];
  const channel = {
    on: (_: string, __: object, hear: (change?: unknown) => void) => {
      heard.push(hear);
      return channel;
    },
    subscribe: (told: (status: string) => void) => {
      joined.push(told);
      return channel;
    },
    presenceState: () => at.present,
    track: () => {
      at.tracked += 1;
      return Promise.resolve('ok');
    },
  };
  jest.mocked(getSupabase).mockResolvedValue({
    channel: (...opened: unknown[]) => {
      at.opened.push(opened);
      return channel;
    },
    removeChannel: () => {
      at.left += 1;
      return Promise.resolve('ok');
    },
  } as never);
  return {
    at,
    tell: (change?: RowChange) => act(() => heard.forEach((hear) => hear(change))),
    join: () => act(() => joined.forEach((told) => told('SUBSCRIBED'))),
  };
}
function Text({ at }: { readonly at: { readonly text: string } }) {
  useStoryLive(story);
  return <p>{useDataQuery('story', async () => at.text, { id: story }).data}</p>;
}
function Here({ isThere }: { readonly isThere: boolean }) {
  return <p>{useStoryPresence(story, isThere).join() || 'alone'}</p>;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the end of a row that is not this story’s changes nothing that is shown', async () => {
  const { at, tell } = serve();
  renderPage(<Text at={at} />);
  await pass(1000);
  for (const old of [{ id: other }, {}]) tell({ eventType: 'DELETE', new: {}, old });
  await pass(1000);
  expect(screen.getByText('first')).toBeVisible();
  at.text = 'second';
  tell({ eventType: 'UPDATE', new: { id: story }, old: { id: story } });
  await pass(1000);
  expect(screen.getByText('second')).toBeVisible();
});

test('others are shown by their ids, on a private channel of the story, for as long as the user stays', async () => {
  const { at, tell, join } = serve();
  const page = renderPage(<Here isThere />);
  await pass(1000);
  const [[topic, options]] = at.opened as [
    [string, { config: { private: boolean; presence: { key: string } } }],
  ];
  const { key } = options.config.presence;
  expect([topic, options.config.private]).toEqual([`story:${story}`, true]);
  join();
  expect(at.tracked).toBe(1);
  at.present = { [other]: [{ name: 'The firm' }], [key]: [{}], 'no id': [{}] };
  tell();
  expect(screen.getByText(other)).toBeVisible();
  at.present = { [key]: [{}] };
  tell();
  expect(screen.getByText('alone')).toBeVisible();
  join();
  expect(at.tracked).toBe(2);
  page.unmount();
  await pass(0);
  expect(at.left).toBe(1);
});

test('a story that is not on the server has no channel', async () => {
  const { at } = serve();
  renderPage(<Here isThere={false} />);
  await pass(2000);
  expect(at.opened).toEqual([]);
});
