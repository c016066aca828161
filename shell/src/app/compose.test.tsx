import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { Outlet, type RouteObject } from 'shared-ui/router';
import type { RemoteLoader } from '../remotes/load-remote.ts';
import type { RemoteRoutes } from '../remotes/route-module.ts';
import { mergePatch, patchesFor, placeRemote } from './compose.tsx';
import { createPageCache } from './page-cache.tsx';

// The tree around the slots has its own test. Only the positions matter here.
jest.mock('./shell-routes.tsx', () => ({
  slots: { public: 'public-content', member: 'member-content' },
}));

const page = (title: string) => () => Promise.resolve({ Component: () => <h1>{title}</h1> });
const cpps: RemoteRoutes = {
  default: [
    { id: 'cpps:overview', path: 'cpps', lazy: page('CPPS') },
    { id: 'cpps:tools', path: 'dashboard/cpps-tools', lazy: page('Tools') },
  ],
};
let slowPage: PromiseWithResolvers<undefined>;
beforeEach(() => {
  slowPage = Promise.withResolvers();
});
const dashboard: RemoteRoutes = {
  default: [
    {
      id: 'dashboard',
      path: 'dashboard',
      lazy: () =>
        Promise.resolve({
          Component: () => (
            <section aria-label="Frame">
              <Outlet />
            </section>
          ),
        }),
      children: [
        { id: 'dashboard:overview', index: true, lazy: page('Overview') },
        {
          id: 'dashboard:broken',
          path: 'broken',
          lazy: () => Promise.reject(new Error('Loading chunk failed')),
        },
        {
          id: 'dashboard:slow',
          path: 'slow',
          lazy: () => slowPage.promise.then(page('Slow')),
        },
        { id: 'dashboard:not-found', path: '*', lazy: page('Not in the member area') },
      ],
    },
  ],
};
const builds: Record<string, RemoteRoutes> = { mfe_cpps: cpps, mfe_dashboard: dashboard };

const remote = (routes: string[]) => ({
  version: '1.0.0',
  entry: '/entry.js',
  integrity: 'sha384-abc',
  styles: [],
  routes,
  builtAgainst: {},
});
const manifest: BootManifest = {
  release: 'r1',
  remotes: {
    mfe_cpps: remote(['/cpps', '/dashboard/cpps-tools']),
    mfe_dashboard: remote(['/dashboard', '/dashboard/*']),
  },
};

/** A loader in which some remotes are down. `forget` restores one. */
function fakeLoader(...down: string[]) {
  const dead = new Set(down);
  const failures = new Map<string, Error>();
  return {
    load: jest.fn(async (name: string) => {
      const routes = builds[name];
      if (!routes || dead.has(name)) {
        const failure = new Error(`${name} is down`);
        failures.set(name, failure);
        throw failure;
      }
      return routes;
    }),
    failure: (name: string) => failures.get(name),
    forget: jest.fn((name: string) => {
      dead.delete(name);
      failures.delete(name);
      return Promise.resolve(true);
    }),
    forgetAll: () => Promise.resolve(true),
  } satisfies RemoteLoader;
}

const tree = (): RouteObject[] => [
  {
    id: 'root',
    HydrateFallback: () => null,
    children: [
      { id: 'public-content' },
      { id: 'member-content', children: [{ id: 'gate', path: 'dashboard/*' }] },
    ],
  },
];

async function open(pathname: string, loader: RemoteLoader) {
  const pages = createPageCache();
  const routes = tree();
  (await patchesFor(pathname, manifest, loader, pages)).forEach((patch) => {
    mergePatch(routes, patch);
  });
  const router = createMemoryRouter(routes, { initialEntries: [pathname] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading');
  return router;
}

describe('placeRemote', () => {
  it('puts public pages into the public layout, inside an element of the remote', async () => {
    await open('/cpps', fakeLoader());
    const area = screen.getByRole('heading', { name: 'CPPS' }).closest('[data-mfe]');
    expect(area).toHaveAttribute('data-mfe', 'mfe-cpps');
  });

  it('puts the layout of a remote behind the guard', () => {
    const patches = placeRemote('mfe_dashboard', dashboard, fakeLoader(), createPageCache());
    expect(patches.map(({ key, parent }) => [key, parent])).toEqual([
      ['mfe_dashboard@member', 'member-content'],
    ]);
  });

  it('never puts a page below the address of a layout in front of the guard', () => {
    const patches = placeRemote('mfe_cpps', cpps, fakeLoader(), createPageCache());
    expect(patches.map(({ key, parent }) => [key, parent])).toEqual([
      ['mfe_cpps', 'public-content'],
      ['mfe_cpps@dashboard/cpps:tools', 'dashboard'],
    ]);
  });

  it('composes a page of one remote into the layout of another', async () => {
    await open('/dashboard/cpps-tools', fakeLoader());
    const frame = screen.getByRole('region', { name: 'Frame' });
    expect(frame.closest('[data-mfe]')).toHaveAttribute('data-mfe', 'mfe-dashboard');
    const heading = within(frame).getByRole('heading', { name: 'Tools' });
    expect(heading.closest('[data-mfe]')).toHaveAttribute('data-mfe', 'mfe-cpps');
  });

  it('leaves an unknown address inside a layout to the layout, not to what waits at the guard', async () => {
    await open('/dashboard/unheard-of', fakeLoader());
    expect(screen.getByRole('heading')).toHaveTextContent('Not in the member area');
  });

  it('gives each place a key of its own, the same every time', () => {
    const keys = () => placeRemote('mfe_cpps', cpps, fakeLoader(), createPageCache()).map(({ key }) => key);
    expect(new Set(keys()).size).toBe(2);
    expect(keys()).toEqual(keys());
  });
});

describe('patchesFor', () => {
  it('asks for all remotes of an address at once', async () => {
    const loader = fakeLoader();
    await patchesFor('/dashboard/cpps-tools', manifest, loader, createPageCache());
    expect(loader.load.mock.calls).toEqual([['mfe_dashboard'], ['mfe_cpps']]);
  });

  it('leaves out the page inside a layout that is not there', async () => {
    const patches = await patchesFor('/cpps', manifest, fakeLoader(), createPageCache());
    expect(patches.map(({ parent }) => parent)).toEqual(['public-content']);
  });

  it('asks nobody for an address that no remote owns', async () => {
    const loader = fakeLoader();
    await expect(patchesFor('/nowhere', manifest, loader, createPageCache())).resolves.toEqual([]);
    expect(loader.load).not.toHaveBeenCalled();
  });

  it('fails as a whole when the layout fails', async () => {
    const load = () =>
      patchesFor('/dashboard/cpps-tools', manifest, fakeLoader('mfe_dashboard'), createPageCache());
    await expect(load()).rejects.toThrow('mfe_dashboard is down');
  });

  describe('while the page inside a layout is on its way', () => {
    /** Opens the layout. The remote of its tools page does not load until `arrive`. */
    async function openHeld(...down: string[]) {
      const loader = fakeLoader(...down);
      const arrived = Promise.withResolvers<undefined>();
      const slow = jest.fn(async (name: string) => {
        if (name === 'mfe_cpps') await arrived.promise;
        return loader.load(name);
      });
      const pages = createPageCache();
      const patches = () => patchesFor('/dashboard/cpps-tools', manifest, { ...loader, load: slow }, pages);
      const routes = tree();
      (await patches()).forEach((patch) => {
        mergePatch(routes, patch);
      });
      const router = createMemoryRouter(routes, {
        initialEntries: ['/dashboard/cpps-tools'],
        patchRoutesOnNavigation: async ({ path, patch }) => {
          if (path !== '/dashboard/cpps-tools') return;
          (await patches())
            .filter(({ parent }) => parent === 'dashboard')
            .forEach(({ parent, routes: children }) => {
              patch(parent, children);
            });
        },
      });
      render(<RouterProvider router={router} />);
      const frame = await screen.findByRole('region', { name: 'Frame' });
      expect(within(frame).getByRole('status')).toHaveTextContent('Loading this page');
      const arrive = () =>
        act(async () => {
          arrived.resolve(undefined);
        });
      return { router, frame, arrive };
    }

    it('the layout is there, then the page', async () => {
      const { frame, arrive } = await openHeld();
      await arrive();
      expect(await within(frame).findByRole('heading', { name: 'Tools' })).toBeVisible();
      expect(screen.getByRole('region', { name: 'Frame' })).toBe(frame);
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    });

    it('the layout is there, then the words when it fails', async () => {
      const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { frame, arrive } = await openHeld('mfe_cpps');
      await arrive();
      expect(await within(frame).findByRole('alert')).toHaveTextContent('mfe_cpps is down');
      report.mockRestore();
    });

    it.each([
      ['comes', []],
      ['fails', ['mfe_cpps']],
    ])('whoever has clicked another page arrives there when it %s', async (_how, down) => {
      const { router, arrive } = await openHeld(...down);
      let going: Promise<void> | undefined;
      await act(async () => {
        going = router.navigate('/dashboard/slow');
      });
      await arrive();
      await act(async () => {
        slowPage.resolve(undefined);
        await going;
      });
      expect(await screen.findByRole('heading')).toHaveTextContent('Slow');
    });
  });

  it('keeps the layout when a page of its own fails', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/dashboard/broken', fakeLoader());
    const frame = screen.getByRole('region', { name: 'Frame' });
    expect(within(frame).getByRole('alert')).toHaveTextContent('Loading chunk failed');
    report.mockRestore();
  });

  it('keeps the layout when only the page inside it fails, and the rest of the layout works', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const loader = fakeLoader('mfe_cpps');
    const router = await open('/dashboard/cpps-tools', loader);
    const frame = screen.getByRole('region', { name: 'Frame' });
    expect(within(frame).getByRole('alert')).toHaveTextContent('mfe_cpps is down');
    const asked = loader.load.mock.calls.length;
    await act(() => router.navigate('/dashboard'));
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(loader.load.mock.calls.length).toBe(asked);
    report.mockRestore();
  });
});

describe('mergePatch', () => {
  const patch = (parent: string) => ({
    key: 'mfe_cpps',
    parent,
    routes: [{ id: 'cpps:overview', path: 'cpps' }],
  });

  it('finds the parent at any depth and keeps what hangs there', () => {
    const routes = tree();
    mergePatch(routes, patch('member-content'));
    expect(routes[0]?.children?.[1]?.children?.map(({ id }) => id)).toEqual(['gate', 'cpps:overview']);
  });

  it('says which place is missing', () => {
    expect(() => {
      mergePatch(tree(), patch('dashboard'));
    }).toThrow('No route "dashboard" to hang mfe_cpps into.');
  });
});
