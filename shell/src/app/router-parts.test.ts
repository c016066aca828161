import { initialized } from './router-parts.ts';

type Router = Parameters<typeof initialized>[0];
type Listener = (state: { initialized: boolean }) => void;

function routerThatIs(ready: boolean) {
  const stop = jest.fn();
  const subscribe = jest.fn<() => void, [Listener]>(() => stop);
  const router = { state: { initialized: ready }, subscribe } as unknown as Router;
  return { router, stop, tell: (now: boolean) => subscribe.mock.calls[0]?.[0]({ initialized: now }) };
}

test('waits until the router knows the page, and listens no longer', async () => {
  const { router, stop, tell } = routerThatIs(false);
  const there = initialized(router);
  tell(false);
  expect(stop).not.toHaveBeenCalled();
  tell(true);
  await there;
  expect(stop).toHaveBeenCalledTimes(1);
});

test('waits for nothing where the router knows already', async () => {
  await expect(initialized(routerThatIs(true).router)).resolves.toBeUndefined();
});
