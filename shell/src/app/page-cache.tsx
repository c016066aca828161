import type { ComponentType } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import type { LoaderFunctionArgs, RouteObject } from 'shared-ui/router';
import { orRescue } from './release/rescue.ts';

/** What a page's module offers. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: (args: LoaderFunctionArgs) => unknown;
}

/**
 * Page modules by route id. React Router caches a rejected `lazy` for ever; here a rejection is dropped, so
 * that the next visit asks again, and a success is kept for the life of the page.
 */
export interface PageCache {
  get(id: string): PageModule | undefined;
  load(id: string, importPage: () => Promise<unknown>): Promise<PageModule>;
}

function acceptPage(id: string, module: unknown): PageModule {
  const { Component } = (module ?? {}) as Record<string, unknown>;
  if (typeof Component !== 'function')
    throw new Error(`The page of route "${id}" exports no Component (got ${typeof Component}).`);
  return module as PageModule;
}

export function createPageCache(): PageCache {
  const pages = new Map<string, PageModule>();
  const pending = new Map<string, Promise<PageModule>>();
  return {
    get: (id) => pages.get(id),
    load(id, importPage) {
      const known = pages.get(id);
      if (known) return Promise.resolve(known);
      const underWay = pending.get(id);
      if (underWay) return underWay;
      // The failure view has to show within 8 s, and offers another try.
      const loading = loadChunk(importPage, { retryHung: false })
        .catch(orRescue)
        .then((module) => {
          const page = acceptPage(id, module);
          pages.set(id, page);
          return page;
        })
        .finally(() => pending.delete(id));
      pending.set(id, loading);
      return loading;
    },
  };
}

/** Preloads the page of a route that went through {@link adaptRoutes}. */
export interface PreloadHandle {
  readonly preload?: () => Promise<unknown>;
}

/**
 * Copies routes (React Router changes the objects it is given, and a remote's may be used twice) and turns
 * each `lazy` into a loader and a component over the page cache.
 */
export function adaptRoutes(routes: readonly RouteObject[], pages: PageCache): RouteObject[] {
  return routes.map((route) => adaptRoute(route, pages));
}

function adaptRoute(route: RouteObject, pages: PageCache): RouteObject {
  const { lazy, ...rest } = route;
  const copy = rest as RouteObject;
  if (route.children) copy.children = adaptRoutes(route.children, pages);
  if (typeof lazy !== 'function' || route.id === undefined) return copy;
  const id = route.id;
  const preload = () => pages.load(id, lazy);
  copy.handle = { ...(route.handle as object | undefined), preload } satisfies PreloadHandle;
  copy.loader = async (args) => {
    const page = await preload();
    return page.loader ? page.loader(args) : null;
  };
  copy.shouldRevalidate = ({ defaultShouldRevalidate }) =>
    pages.get(id)?.loader ? defaultShouldRevalidate : pages.get(id) === undefined;
  copy.Component = function Page() {
    const Loaded = pages.get(id)?.Component;
    return Loaded ? <Loaded /> : null;
  };
  return copy;
}
