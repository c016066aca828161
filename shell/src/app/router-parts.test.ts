import { initialized } from './router-parts.ts';

type Router = Parameters<typeof initialized>[0];

function routerThatIs(ready: boolean) {
  const stop = jest.fn();
  const state = { initialized: ready };
  const subscribe = jest.fn<() => void, [() => void]>(() => stop);
  const tell = (now: boolean) => {
    state.initialized = now;
    subscribe.mock.calls[0]?.[0]();
  };
  return { router: { state, subscribe } as unknown as Router, stop, tell };
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
  const { router, stop } = routerThatIs(true);
  await initialized(router);
  expect(stop).toHaveBeenCalledTimes(1);
});
