import { render, screen } from '@testing-library/react';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'shared-ui/router';
import { adaptRoutes, createPageCache, type PreloadHandle } from './page-cache.tsx';

const Page = () => <h1>About</h1>;
const args = { params: { slug: 'captives' } } as unknown as LoaderFunctionArgs;
const revalidation = { defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs;

function adapt(route: RouteObject) {
  const pages = createPageCache();
  const [copy] = adaptRoutes([route], pages);
  if (!copy) throw new Error('No route came back.');
  const runLoader = copy.loader as (args: LoaderFunctionArgs) => Promise<unknown>;
  return { pages, copy, runLoader, preload: (copy.handle as PreloadHandle).preload };
}

describe('createPageCache', () => {
  it('asks once for a page that several ask for, and keeps it', async () => {
    const importPage = jest.fn(() => Promise.resolve({ Component: Page }));
    const pages = createPageCache();
    expect(pages.get('marketing:about')).toBeUndefined();
    await Promise.all([pages.load('marketing:about', importPage), pages.load('marketing:about', importPage)]);
    await pages.load('marketing:about', importPage);
    expect(importPage).toHaveBeenCalledTimes(1);
    expect(pages.get('marketing:about')?.Component).toBe(Page);
  });

  it('drops a failure, so that the next visit asks again', async () => {
    const importPage = jest
      .fn<Promise<unknown>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk failed'))
      .mockResolvedValue({ Component: Page });
    const pages = createPageCache();
    await expect(pages.load('marketing:about', importPage)).rejects.toThrow('Loading chunk failed');
    expect(pages.get('marketing:about')).toBeUndefined();
    await expect(pages.load('marketing:about', importPage)).resolves.toMatchObject({ Component: Page });
  });

  it.each([{}, undefined, { Component: 'About' }])('refuses a module without a page: %j', async (module) => {
    await expect(createPageCache().load('marketing:about', () => Promise.resolve(module))).rejects.toThrow(
      'The page of route "marketing:about" exports no Component',
    );
  });
});

describe('adaptRoutes', () => {
  it('leaves the routes of the remote as they are', () => {
    const child: RouteObject = { id: 'a:b', path: 'b', lazy: () => Promise.resolve({ Component: Page }) };
    const routes: RouteObject[] = [{ id: 'a', path: 'a', children: [child] }];
    const before = Object.keys(child);
    const [copy] = adaptRoutes(routes, createPageCache());
    expect(copy).not.toBe(routes[0]);
    expect(copy?.children?.[0]).not.toBe(child);
    expect(Object.keys(child)).toEqual(before);
    expect(copy?.children?.[0]).not.toHaveProperty('lazy');
    expect(child).toHaveProperty('lazy');
  });

  it('keeps what the remote says of its page, which others find among the matches', async () => {
    const { copy, preload } = adapt({
      id: 'a',
      path: 'a',
      handle: { title: 'About' },
      lazy: () => Promise.resolve({ Component: Page }),
    });
    expect(copy.handle).toMatchObject({ title: 'About' });
    await expect(preload?.()).resolves.toMatchObject({ Component: Page });
  });

  it('shows the page once its loader has run, with what the page itself loads', async () => {
    const loader = jest.fn(() => 'an article');
    const { copy, runLoader } = adapt({
      id: 'blog:article',
      path: 'blog/:slug',
      lazy: () => Promise.resolve({ Component: Page, loader }),
    });
    await expect(runLoader(args)).resolves.toBe('an article');
    expect(loader).toHaveBeenCalledWith(args);
    const Shown = copy.Component;
    render(Shown ? <Shown /> : null);
    expect(screen.getByRole('heading')).toHaveTextContent('About');
  });

  it('gives null for a page that loads nothing', async () => {
    const { runLoader } = adapt({ id: 'a', path: 'a', lazy: () => Promise.resolve({ Component: Page }) });
    await expect(runLoader(args)).resolves.toBeNull();
  });

  it('preloads the code alone', async () => {
    const loader = jest.fn();
    const { pages, preload } = adapt({
      id: 'a',
      path: 'a',
      lazy: () => Promise.resolve({ Component: Page, loader }),
    });
    await preload?.();
    expect(pages.get('a')?.Component).toBe(Page);
    expect(loader).not.toHaveBeenCalled();
  });

  it('loads again on a revalidation only where the page has something to load', async () => {
    const plain = adapt({ id: 'a', path: 'a', lazy: () => Promise.resolve({ Component: Page }) });
    expect(plain.copy.shouldRevalidate?.(revalidation)).toBe(true);
    await plain.preload?.();
    expect(plain.copy.shouldRevalidate?.(revalidation)).toBe(false);
    const loading = adapt({
      id: 'a',
      path: 'a',
      lazy: () => Promise.resolve({ Component: Page, loader: () => 1 }),
    });
    await loading.preload?.();
    expect(loading.copy.shouldRevalidate?.(revalidation)).toBe(true);
  });
});
