import type { RouteObject } from 'react-router-dom';
import { createPagePreloader, preloadMatches, prefetchOnIntent } from './prefetch.ts';

describe('prefetchOnIntent', () => {
  const prefetch = jest.fn<Promise<void>, [string]>();
  const listen = jest.spyOn(document, 'addEventListener');

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
    listen.mockClear();
    prefetchOnIntent(prefetch);
  });
  afterEach(() => {
    for (const [type, listener] of listen.mock.calls)
      document.removeEventListener(type, listener, { capture: true });
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

describe('createPagePreloader', () => {
  const lists = {
    files: [
      ['/remotes/mfe-x/1/entry.js', 'sha256-e'],
      ['/remotes/mfe-x/1/x.css', 'sha256-c'],
      ['/static/js/forms.js', 'sha256-f'],
    ],
    pages: { '/about': [0, 1], '/blog/:slug': [0, 2] },
  };
  const answer = (body: unknown, ok = true) =>
    Promise.resolve({ ok, status: ok ? 200 : 503, json: () => Promise.resolve(body) });
  const asked = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
      link.getAttribute('href'),
      link.as,
      link.integrity,
    ]);

  let fetched: jest.Mock;
  const onUse = jest.fn();
  beforeEach(() => {
    document.head.innerHTML = '';
    fetched = jest.fn(() => answer(lists));
    window.fetch = fetched;
    performance.getEntriesByName = () => [];
  });

  test('asks for everything that a page loads, the way its loader will', async () => {
    const preload = createPagePreloader('/lists.json', onUse);
    await preload('/about');
    expect(asked()).toEqual([
      ['/remotes/mfe-x/1/entry.js', 'script', 'sha256-e'],
      ['/remotes/mfe-x/1/x.css', 'style', 'sha256-c'],
    ]);
    expect(
      [...document.head.querySelectorAll('link')].every((link) => link.crossOrigin === 'anonymous'),
    ).toBe(true);
  });

  test('a page is found by its pattern, and nothing is asked for twice', async () => {
    const preload = createPagePreloader('/lists.json', onUse);
    await preload('/about');
    await preload('/blog/soft-close');
    expect(asked().map(([address]) => address)).toEqual([
      '/remotes/mfe-x/1/entry.js',
      '/remotes/mfe-x/1/x.css',
      '/static/js/forms.js',
    ]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('what the page has loaded is not asked for', async () => {
    performance.getEntriesByName = (name) => (name.endsWith('entry.js') ? [{} as PerformanceEntry] : []);
    await createPagePreloader('/lists.json', onUse)('/about');
    expect(asked().map(([address]) => address)).toEqual(['/remotes/mfe-x/1/x.css']);
  });

  test('nor is a sheet that came with the document', async () => {
    document.head.innerHTML = '<style data-sheet="/remotes/mfe-x/1/x.css"></style>';
    await createPagePreloader('/lists.json', onUse)('/about');
    expect(asked().map(([address]) => address)).toEqual(['/remotes/mfe-x/1/entry.js']);
  });

  test('an address that no page answers asks for nothing', async () => {
    await createPagePreloader('/lists.json', onUse)('/nowhere');
    expect(asked()).toEqual([]);
  });

  test('lists that do not come hold nothing up, and are asked for again', async () => {
    fetched.mockImplementationOnce(() => answer(null, false));
    const preload = createPagePreloader('/lists.json', onUse);
    await expect(preload('/about')).resolves.toBeUndefined();
    expect(asked()).toEqual([]);
    await preload('/about');
    expect(asked()).toHaveLength(2);
  });

  test('lists that hang are given up', async () => {
    let giveUp: () => void = () => undefined;
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const control = new AbortController();
      giveUp = () => {
        control.abort(new Error('timed out'));
      };
      return control.signal;
    });
    fetched.mockImplementationOnce(
      (_address, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new Error('timed out'));
          });
        }),
    );
    const asking = createPagePreloader('/lists.json', onUse)('/about');
    giveUp();
    await expect(asking).resolves.toBeUndefined();
    timeout.mockRestore();
  });

  test('the lists come with the first sign of use, and who waits for it hears of it', () => {
    onUse.mockClear();
    createPagePreloader('/own.json', onUse);
    const asked = () => fetched.mock.calls.filter(([address]) => address === '/own.json').length;
    expect(asked()).toBe(0);
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(asked()).toBe(1);
    expect(onUse).toHaveBeenCalled();
  });
});
