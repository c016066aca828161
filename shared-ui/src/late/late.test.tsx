import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { late } from './late.tsx';

const markup = '<div data-late="rest"><!--$--><button type="button">Count</button><!--/$--></div>';

function counterModule() {
  const clicks = jest.fn();
  function Component() {
    return (
      <button type="button" onClick={clicks}>
        Count
      </button>
    );
  }
  return { clicks, load: jest.fn(() => Promise.resolve({ Component })) };
}

async function hydrate(load: ReturnType<typeof counterModule>['load']) {
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.replaceChildren(container);
  const { Component } = late('rest', load);
  await act(async () => {
    hydrateRoot(container, <Component />);
  });
  return container;
}

describe('late', () => {
  it('keeps the served HTML and asks for no code until somebody uses the page', async () => {
    const { load } = counterModule();
    const container = await hydrate(load);
    const served = screen.getByRole('button', { name: 'Count' });
    expect(load).not.toHaveBeenCalled();
    expect(container.querySelector('[data-late]')).not.toBeNull();
    expect(served).toBeInTheDocument();
  });

  it('comes alive at the first scroll, on the same elements', async () => {
    const { load, clicks } = counterModule();
    const container = await hydrate(load);
    const served = screen.getByRole('button', { name: 'Count' });
    const live = jest.fn();
    addEventListener('nc:live', live);
    await act(async () => {
      window.dispatchEvent(new Event('scroll'));
    });
    fireEvent.click(served);
    expect(screen.getByRole('button', { name: 'Count' })).toBe(served);
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(container.querySelector('[data-late]')).toBeNull();
    expect(live).toHaveBeenCalled();
    removeEventListener('nc:live', live);
  });

  it('shows at once on a navigation that has preloaded it', async () => {
    document.body.replaceChildren();
    const { load } = counterModule();
    const part = late('other', load);
    await part.preload();
    render(<part.Component />);
    expect(screen.getByRole('button', { name: 'Count' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps its HTML when the import fails, and asks again when the page is used later', async () => {
    jest.useFakeTimers();
    const { load, clicks } = counterModule();
    load.mockRejectedValueOnce(new Error('offline'));
    await hydrate(load);
    const served = screen.getByRole('button', { name: 'Count' });
    const scroll = () =>
      act(async () => {
        window.dispatchEvent(new Event('scroll'));
      });
    await scroll();
    await scroll();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Count' })).toBe(served);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    await scroll();
    await act(() => jest.advanceTimersByTimeAsync(0));
    fireEvent.click(screen.getByRole('button', { name: 'Count' }));
    expect(load).toHaveBeenCalledTimes(2);
    expect(clicks).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
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
