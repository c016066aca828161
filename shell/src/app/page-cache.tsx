import type { ComponentType } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import type { LoaderFunctionArgs, RouteObject } from 'shared-ui/router';
import { orRescue } from '../remotes/download.ts';

export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: (args: LoaderFunctionArgs) => unknown;
}

/**
 * Page modules by route id. React Router caches a rejected `lazy` permanently. This cache drops a rejection, so that
 * the next visit retries, and stores a success until the document is closed.
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
      // The failure view is due within 8 s and offers a retry.
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

/** Preloads the page of a route that {@link adaptRoutes} has converted. */
export interface PreloadHandle {
  readonly preload?: () => Promise<unknown>;
}

/**
 * Copies routes, because React Router changes the objects and a remote's may be used twice. Turns each `lazy` into a
 * loader and a component that use the page cache.
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
