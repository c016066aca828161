import { assertRouteModule, RouteModuleError } from './route-module.ts';

const lazy = () => Promise.resolve({ Component: () => null });
const about = { id: 'marketing:about', path: 'about', lazy };

describe('assertRouteModule', () => {
  it('accepts a list of routes, with or without content for unknown addresses', () => {
    const module = { default: [about, { id: 'marketing:home', index: true, lazy }], notFound: lazy };
    expect(() => assertRouteModule('mfe_marketing', module)).not.toThrow();
    expect(() => assertRouteModule('mfe_marketing', { default: [] })).not.toThrow();
  });

  it('accepts layouts without a path of their own', () => {
    const module = { default: [{ id: 'dashboard', children: [about] }] };
    expect(() => assertRouteModule('mfe_dashboard', module)).not.toThrow();
  });

  it.each([
    ['nothing', undefined, 'as undefined; expected a module'],
    ['null', null, 'as null; expected a module'],
    ['a page of HTML', '<!doctype html>', 'as string; expected a module'],
    [
      'no default export',
      { routes: [about] },
      'as undefined; expected a default export with a list of routes',
    ],
    ['one route in place of a list', { default: about }, 'as object; expected a default export with a list'],
    ['a route that is no object', { default: [about, 'x'] }, 'expected a route object at routes[1]'],
    ['a route without an id', { default: [{ path: 'about' }] }, 'expected an explicit id at routes[0]'],
    ['an empty id', { default: [{ ...about, id: '' }] }, 'expected an explicit id at routes[0]'],
    [
      'a path that is no text',
      { default: [{ ...about, path: 1 }] },
      'a text path at routes[0] (marketing:about)',
    ],
    ['a path from the root', { default: [{ ...about, path: '/about' }] }, 'a path without a leading slash'],
    [
      'a route that leads nowhere',
      { default: [{ id: 'a' }] },
      'a path, an index or children at routes[0] (a)',
    ],
    [
      'children that are no list',
      { default: [{ ...about, children: {} }] },
      'a list of children at routes[0]',
    ],
    [
      'a child without an id',
      { default: [{ ...about, children: [{ path: 'us' }] }] },
      'an explicit id at routes[0].children[0]',
    ],
    [
      'a lazy page that is no function',
      { default: [{ ...about, lazy: { Component: lazy } }] },
      'a function as "lazy" at routes[0]',
    ],
    [
      'content for unknown addresses that is no function',
      { default: [], notFound: {} },
      'a function as "notFound"',
    ],
  ])('refuses %s, and says what was expected and where', (_what, module, message) => {
    const accept = () => assertRouteModule('mfe_marketing', module);
    expect(accept).toThrow(RouteModuleError);
    expect(accept).toThrow('mfe_marketing exposes "./routes"');
    expect(accept).toThrow(message);
  });
});
