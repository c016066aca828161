import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { clientsList } from 'shared-contract/lists/clients';
import type { ListQuery } from 'shared-contract/lists/list';
import type { RowChange } from '../lib/live.ts';
import type { ListPage } from '../lib/read-list.ts';
import { useDataQuery } from '../lib/use-data-query.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useLiveRows } from './live-rows.ts';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

interface Row {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}
const query: ListQuery = {
  q: '',
  filters: {},
  sort: { column: 'name', descending: false },
  page: 1,
  size: 25,
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function serve() {
  const answers: ((row: Row) => void)[] = [];
  const line = { tell: (change: RowChange): unknown => change, open: (status: string): unknown => status };
  const channel = {
    on: (_: string, __: object, tell: typeof line.tell) => {
      line.tell = tell;
      return channel;
    },
    subscribe: (told: typeof line.open) => {
      line.open = told;
      return channel;
    },
  };
  const channelOf = jest.fn(() => channel);
  jest.mocked(getSupabase).mockResolvedValue({ channel: channelOf, removeChannel: () => undefined } as never);
  const read = () =>
    new Promise<ListPage<Row>>((resolve) => {
      answers.push((row) => resolve({ rows: [row], total: 1, page: 1 }));
    });
  const update = (row: Row) =>
    act(() => void line.tell({ eventType: 'UPDATE', new: { ...row }, old: { id: row.id } }));
  const remove = (old: object) =>
    act(() => void line.tell({ eventType: 'DELETE', new: {}, old: { ...old } }));
  const answer = async (row: Row) => {
    answers.shift()?.(row);
    await pass(1);
  };
  const open = () => act(() => void line.open('SUBSCRIBED'));
  return { read, update, remove, answer, open, joins: () => channelOf.mock.calls.length };
}

function Rows({ read }: { readonly read: () => Promise<ListPage<Row>> }) {
  const page = useDataQuery('clients', read, query);
  const { waiting } = useLiveRows({
    screen: { list: clientsList, query },
    table: 'clients',
    name: 'clients',
    readAt: page.dataUpdatedAt,
    relatedQueries: [],
  });
  return (
    <>
      <p>{page.data?.rows.map(({ status }) => status).join()}</p>
      <p>{waiting} waiting</p>
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what somebody else changes while the list is being read stays, where the answer is older', async () => {
  const { read, update, answer, open } = serve();
  renderPage(<Rows read={read} />);
  await pass(1);
  await answer({ id: 'a', version: 1, status: 'Prospect' });
  await pass(1000);
  expect(screen.getByText('Prospect')).toBeVisible();

  open();
  await pass(1);
  update({ id: 'a', version: 3, status: 'Inactive' });
  expect(screen.getByText('Inactive')).toBeVisible();
  await answer({ id: 'a', version: 2, status: 'Active' });
  expect(screen.getByText('Inactive')).toBeVisible();
});

test('the thousands of changes of an import are a few renders and one more read', async () => {
  const { read, update, answer, open } = serve();
  let reads = 0;
  let renders = 0;
  const count = () => (renders += 1);
  const counted = () => {
    reads += 1;
    return read();
  };
  function Counted() {
    return (
      <Profiler id="rows" onRender={count}>
        <Rows read={counted} />
      </Profiler>
    );
  }
  renderPage(<Counted />, { profile: { role: 'admin' } });
  await pass(1);
  await answer({ id: 'a', version: 1, status: 'Prospect' });
  await pass(1000);
  open();
  await pass(1);
  await answer({ id: 'a', version: 1, status: 'Prospect' });
  const before = { reads, renders };
  for (let version = 2; version <= 5000; version += 1)
    update({ id: 'a', version, status: `Number ${version}` });
  expect(renders - before.renders).toBeLessThan(150);
  await pass(1000);
  await answer({ id: 'a', version: 5000, status: 'The last' });
  expect(screen.getByText('The last')).toBeVisible();
  expect(reads - before.reads).toBe(1);
  await pass(1000);
  update({ id: 'a', version: 5001, status: 'Alone' });
  expect(screen.getByText('Alone')).toBeVisible();
});

test('the channel is joined once the first page is read', async () => {
  const { read, answer, joins } = serve();
  renderPage(<Rows read={read} />);
  await pass(2000);
  expect(joins()).toBe(0);
  await answer({ id: 'a', version: 1, status: 'Prospect' });
  await pass(1000);
  expect(joins()).toBe(1);
});

test('a newer answer takes the place of what was told meanwhile', async () => {
  const { read, update, answer, open } = serve();
  renderPage(<Rows read={read} />);
  await pass(1);
  await answer({ id: 'a', version: 1, status: 'Prospect' });
  await pass(1000);

  open();
  await pass(1);
  update({ id: 'a', version: 2, status: 'Active' });
  await answer({ id: 'a', version: 3, status: 'Inactive' });
  expect(screen.getByText('Inactive')).toBeVisible();
});

test('the end of a row that is not shown changes nothing, that of a shown one waits', async () => {
  const { read, remove, answer } = serve();
  renderPage(<Rows read={read} />);
  await pass(1);
  await answer({ id: 'a', version: 1, status: 'Prospect' });
  await pass(1000);
  for (const old of [{ id: 'b' }, {}, { id: null }]) remove(old);
  expect(screen.getByText('0 waiting')).toBeVisible();
  remove({ id: 'a' });
  expect(screen.getByText('1 waiting')).toBeVisible();
  expect(screen.getByText('Prospect')).toBeVisible();
});
