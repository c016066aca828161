import type { RouteObject } from 'react-router-dom';
import { preloadMatches, prefetchOnIntent } from './prefetch.ts';

const prefetch = jest.fn<Promise<void>, [string]>();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockReset().mockResolvedValue(undefined);
  document.body.innerHTML = `
    <a id="about" href="/about"><span>About</span></a>
    <a id="cpps" href="/cpps?from=menu#apply">CPPS</a>
    <a id="here" href="/">Home</a>
    <a id="outside" href="https://elsewhere.test/about">Elsewhere</a>
    <a id="tab" href="/pricing" target="_blank">Pricing</a>
    <a id="file" href="/paper.pdf" download>Paper</a>
    <p id="text">Text</p>`;
  stop = prefetchOnIntent(prefetch);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function show(type: string, id: string) {
  document.querySelector(`#${id}`)?.dispatchEvent(new Event(type, { bubbles: true }));
}

test('a pointer that rests on a link for 65 ms asks for its page', () => {
  document.querySelector('#about span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(64);
  expect(prefetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(prefetch.mock.calls).toEqual([['/about']]);
});

test('a pointer that passes over a link asks for nothing', () => {
  show('pointerover', 'about');
  jest.advanceTimersByTime(40);
  show('pointerover', 'text');
  jest.advanceTimersByTime(1_000);
  expect(prefetch).not.toHaveBeenCalled();
});

test.each(['focusin', 'touchstart', 'pointerdown'])('%s asks at once', (type) => {
  show(type, 'cpps');
  expect(prefetch.mock.calls).toEqual([['/cpps']]);
});

test('asks once for an address, whatever happens', async () => {
  prefetch.mockRejectedValue(new Error('offline'));
  show('focusin', 'about');
  await jest.advanceTimersByTimeAsync(0);
  show('focusin', 'about');
  show('pointerover', 'about');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test.each(['here', 'outside', 'tab', 'file', 'text'])('asks for nothing at #%s', (id) => {
  show('focusin', id);
  expect(prefetch).not.toHaveBeenCalled();
});

test('stops listening, a resting pointer included', () => {
  show('pointerover', 'about');
  stop();
  show('focusin', 'cpps');
  jest.advanceTimersByTime(1_000);
  expect(prefetch).not.toHaveBeenCalled();
});

test('preloadMatches loads the code of every level that the address shows', async () => {
  const preload = jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined);
  const handle = (id: string) => ({ preload: () => preload(id) });
  const routes: RouteObject[] = [
    {
      id: 'dashboard',
      path: 'dashboard',
      handle: handle('dashboard'),
      children: [
        { id: 'clients', path: 'clients', handle: handle('clients') },
        { id: 'settings', path: 'settings', handle: handle('settings') },
      ],
    },
    { id: 'plain', path: 'plain' },
  ];
  await preloadMatches(routes, '/dashboard/clients');
  expect(preload.mock.calls).toEqual([['dashboard'], ['clients']]);
  await preloadMatches(routes, '/plain');
  await preloadMatches(routes, '/nowhere');
  expect(preload).toHaveBeenCalledTimes(2);
});
