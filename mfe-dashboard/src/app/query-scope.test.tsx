import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MOVE_EVENT } from 'shared-contract/page-events';
import { QueryScope } from './query-scope.tsx';

const mockLeavers: (() => void)[] = [];
jest.mock('shared-auth/session-store', () => ({
  onSignOut: (leave: () => void) => {
    mockLeavers.push(leave);
    return () => mockLeavers.splice(mockLeavers.indexOf(leave), 1);
  },
}));

let client: QueryClient | undefined;
function Probe() {
  const current = useQueryClient();
  useEffect(() => {
    client = current;
  }, [current]);
  return null;
}

test('what was read is dropped when the user leaves, and another user starts with nothing', () => {
  const scope = (user: string) => (
    <QueryScope key={user}>
      <Probe />
    </QueryScope>
  );
  const { rerender, unmount } = render(scope('ada'));
  client?.setQueryData(['ada', 'clients'], ['secret']);
  mockLeavers.forEach((leave) => leave());
  expect(client?.getQueryData(['ada', 'clients'])).toBeUndefined();

  client?.setQueryData(['ada', 'clients'], ['secret']);
  rerender(scope('ben'));
  expect(client?.getQueryData(['ada', 'clients'])).toBeUndefined();
  unmount();
  expect(mockLeavers).toHaveLength(0);
});

test('no document takes the place of the page while something is being saved', async () => {
  const { unmount } = render(
    <QueryScope>
      <Probe />
    </QueryScope>,
  );
  const mayMove = () => dispatchEvent(new Event(MOVE_EVENT, { cancelable: true }));
  expect(mayMove()).toBe(true);
  let done: () => void = () => undefined;
  const saving = client
    ?.getMutationCache()
    .build(client, { mutationFn: () => new Promise<void>((resolve) => (done = resolve)) })
    .execute(undefined);
  expect(mayMove()).toBe(false);
  await Promise.resolve();
  done();
  await saving;
  expect(mayMove()).toBe(true);
  unmount();
});

test('a change during the first fetch of a list appears in it', async () => {
  let stored = 'before the change';
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (respond = resolve));
  function List() {
    const { data } = useQuery({
      queryKey: ['me', 'notes'],
      queryFn: async () => {
        const read = stored;
        await held;
        return read;
      },
    });
    return <p>{data ?? 'loading'}</p>;
  }
  render(
    <QueryScope>
      <Probe />
      <List />
    </QueryScope>,
  );
  stored = 'after the change';
  await act(async () => {
    const reloaded = client?.invalidateQueries({ queryKey: ['me'] });
    respond();
    await reloaded;
  });
  expect(await screen.findByText('after the change')).toBeInTheDocument();
});
