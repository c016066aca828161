import { act, fireEvent, render, screen } from '@testing-library/react';
import { createContext, startTransition, use, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { restoreCarried } from '../components/form/draft.ts';
import { Toaster } from '../components/toast/toast.tsx';
import { late } from './late-part.tsx';

const markup =
  '<main>Home</main><!--$--><div data-late="rest"><form aria-label="Count"><input name="email"><button type="button">Count</button></form></div><!--/$-->';

/** What the router's context is to the page. */
const Place = createContext('Home');

function counterModule() {
  const clicks = jest.fn();
  function Component() {
    const form = useRef<HTMLFormElement>(null);
    use(Place);
    useEffect(() => {
      if (form.current) restoreCarried(form.current);
    }, []);
    return (
      <form ref={form} aria-label="Count">
        <input name="email" />
        <button type="button" onClick={clicks}>
          Count
        </button>
      </form>
    );
  }
  return { clicks, load: jest.fn(() => Promise.resolve({ Component })) };
}

let go: (place: string) => Promise<void>;

async function hydrate(load: ReturnType<typeof counterModule>['load']) {
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.replaceChildren(container);
  const part = late('rest', load);
  const { Component } = part;
  function Page() {
    const [place, setPlace] = useState('Home');
    go = (next) =>
      act(async () => {
        dispatchEvent(new Event('nc:change'));
        startTransition(() => setPlace(next));
      });
    return (
      <Place value={place}>
        <main>{place}</main>
        <Component />
      </Place>
    );
  }
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <Page />, { onRecoverableError: (error) => errors.push(error) }),
  );
  return { container, errors, part, root };
}

const button = () => screen.getByRole('button', { name: 'Count' });
const field = () => screen.getByRole('textbox');
const scroll = () =>
  act(async () => {
    window.dispatchEvent(new Event('scroll'));
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** What the inline script does with a press on something that has no code yet. */
const press = () =>
  act(async () => {
    button().setAttribute('aria-busy', 'true');
    window.dispatchEvent(new Event('nc:held'));
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('late', () => {
  it('keeps the served HTML and asks for no code until somebody uses the page', async () => {
    const { load } = counterModule();
    const { container } = await hydrate(load);
    expect(load).not.toHaveBeenCalled();
    expect(container.querySelector('[data-late]')).not.toBeNull();
    expect(button()).toBeInTheDocument();
  });

  it('comes alive at the first scroll, on the same elements', async () => {
    const { load, clicks } = counterModule();
    const { container } = await hydrate(load);
    const served = button();
    const live = jest.fn();
    addEventListener('nc:live', live);
    await scroll();
    fireEvent.click(served);
    expect(button()).toBe(served);
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(container.querySelector('[data-late]')).toBeNull();
    expect(live).toHaveBeenCalled();
    removeEventListener('nc:live', live);
  });

  it('comes alive at once for words that an earlier visit has left for its form', async () => {
    localStorage.setItem('nc-draft:count', '{}');
    const { load } = counterModule();
    const { container } = await hydrate(load);
    expect(load).toHaveBeenCalledTimes(1);
    expect(container.querySelector('[data-late]')).toBeNull();
    localStorage.clear();
  });

  it('shows at once on a navigation that has preloaded it', async () => {
    document.body.replaceChildren();
    const { load } = counterModule();
    const part = late('other', load);
    await part.preload();
    render(<part.Component />);
    expect(button()).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps its HTML when the import fails, and comes alive when the page is used later', async () => {
    const { load, clicks } = counterModule();
    load.mockRejectedValueOnce(new Error('offline'));
    const { errors } = await hydrate(load);
    const served = button();
    await scroll();
    await scroll();
    expect(load).toHaveBeenCalledTimes(1);
    expect(button()).toBe(served);
    await pass(5_000);
    await scroll();
    fireEvent.click(button());
    expect(load).toHaveBeenCalledTimes(2);
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(errors).toEqual([]);
  });

  it('holds up nothing while it stands on the page, and is waited for again once it has gone', async () => {
    const { part, root } = await hydrate(jest.fn(() => Promise.reject(new Error('offline'))));
    await expect(part.preload()).resolves.toBeUndefined();
    act(() => root.unmount());
    await expect(part.preload()).rejects.toThrow('offline');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('lets the page change when its code %s, and keeps its HTML', async (_what, load) => {
    const { errors } = await hydrate(jest.fn(load));
    await scroll();
    await go('About');
    await pass(1_000);
    expect(screen.getByRole('main')).toHaveTextContent('About');
    expect(button()).toBeInTheDocument();
    await go('Contact');
    expect(screen.getByRole('main')).toHaveTextContent('Contact');
    expect(button()).toBeInTheDocument();
    expect(errors).toEqual([]);
  });

  it('takes over what was typed, the focus and a press that waited when its code comes after the page has changed', async () => {
    const { load, clicks } = counterModule();
    const { Component } = await load();
    let arrive: () => void = jest.fn();
    load.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve({ Component }))));
    await hydrate(load);
    await scroll();
    await go('About');
    await pass(1_000);
    fireEvent.input(field(), { target: { value: 'ruth@harrow.example' } });
    field().focus();
    button().setAttribute('aria-busy', 'true');
    await act(async () => arrive());
    expect(field()).toHaveValue('ruth@harrow.example');
    expect(field()).toHaveFocus();
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it('says so to whoever pressed something that has no code, each time', async () => {
    const { load } = counterModule();
    const failed = Object.assign(new Error('Loading chunk j failed. (error: http://x/j.js)'), {
      request: '/j.js',
    });
    load.mockRejectedValueOnce(failed).mockRejectedValueOnce(failed);
    await hydrate(load);
    const { unmount } = render(<Toaster area="public" />);
    for (const times of [1, 2]) {
      await press();
      expect(load).toHaveBeenCalledTimes(times);
      expect(button()).not.toHaveAttribute('aria-busy');
      expect(screen.getByRole('alert')).toHaveTextContent(
        /^We could not reach the server. Check your connection and try again.Reload the page$/,
      );
    }
    unmount();
  });

  it('asks again after a failed import', async () => {
    const load = jest
      .fn<Promise<{ Component: () => null }>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ Component: () => null });
    const part = late('again', load);
    await expect(part.preload()).rejects.toThrow('offline');
    await expect(part.preload()).resolves.toBeUndefined();
  });
});
