/** @jest-environment node */
import { Outlet, type RouteObject } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { renderPage, routeBranches } from './server-entry.tsx';

const lazy = () => Promise.resolve({ Component: () => null });
const patterns = (routes: RouteObject[]) =>
  routeBranches('mfe_x', { default: routes }).map(({ pattern }) => pattern);

describe('routeBranches', () => {
  it('lists what a remote can show, from the root', () => {
    expect(
      patterns([
        { id: 'marketing:home', index: true, lazy },
        { id: 'marketing:about', path: 'about', lazy },
        { id: 'marketing:article', path: 'blog/:slug', lazy },
      ]),
    ).toEqual(['/', '/about', '/blog/:slug']);
  });

  it('lists the pages of a layout, not the layout itself', () => {
    const children = [
      { id: 'dashboard:overview', index: true as const, lazy },
      { id: 'dashboard:clients', path: 'clients', lazy },
      { id: 'dashboard:not-found', path: '*', lazy },
    ];
    expect(patterns([{ id: 'dashboard', path: 'dashboard', children }])).toEqual([
      '/dashboard',
      '/dashboard/clients',
      '/dashboard/*',
    ]);
  });

  it('looks through layouts without a path', () => {
    const about = { id: 'about', path: 'about', lazy };
    expect(patterns([{ id: 'frame', children: [{ id: 'home', index: true, lazy }, about] }])).toEqual([
      '/',
      '/about',
    ]);
  });

  it('refuses what is no list of routes', () => {
    expect(() => routeBranches('mfe_x', {})).toThrow('mfe_x exposes "./routes" as undefined');
  });
});

describe('renderPage', () => {
  const remote = (routes: string[]) => ({
    version: '1.0.0',
    entry: '/entry.js',
    integrity: 'sha384-abc',
    styles: [],
    routes,
    builtAgainst: {},
  });
  const manifest = {
    release: 'r1',
    remotes: { mfe_marketing: remote(['/', '/about', '/broken']) },
  };
  const Home = () => (
    <>
      <Seo title="Home" description="What the firm does." path="/" />
      <h1>Home</h1>
    </>
  );
  const About = () => (
    <>
      <Seo title="About" description="Who the firm is." path="/about" />
      <h1>About us</h1>
      <Outlet />
    </>
  );
  const home = () => Promise.resolve({ Component: Home });
  const remotes = {
    mfe_marketing: {
      default: [
        { id: 'marketing:home', index: true, lazy: home },
        {
          id: 'marketing:about',
          path: 'about',
          lazy: () => Promise.resolve({ Component: About, loader: () => 'since 1998' }),
        },
        {
          id: 'marketing:broken',
          path: 'broken',
          lazy: () =>
            Promise.resolve({
              Component: () => {
                throw new Error('no such layer');
              },
            }),
        },
      ],
      notFound: home,
    },
  };
  const render = (pathname: string) => renderPage(pathname, manifest, remotes);

  it('gives complete HTML: head, the content inside the layout, and what the page was rendered from', async () => {
    const page = await render('/about');
    expect(page).toMatchObject({
      status: 200,
      errors: [],
      loaderData: { 'marketing:about': 'since 1998' },
    });
    expect(page.routeIds).toEqual([
      'root',
      'shell:footer/public',
      'public-content',
      'mfe_marketing',
      'marketing:about',
    ]);
    expect(page.html).toMatch(/<head>.*<title>About[^<]*<\/title>.*<\/head>/s);
    expect(page.html).toMatch(/<header.*<div data-mfe="mfe-marketing"><h1>About us<\/h1>.*<footer/s);
  });

  it('answers an unknown address with the home page, as not found', async () => {
    const page = await render('/unknown-address');
    expect(page).toMatchObject({ status: 404, errors: [] });
    expect(page.html).toContain('<h1>Home</h1>');
    expect(page.html).toMatch(/<meta[^>]*noindex/);
    expect(page.html).not.toContain('unknown-address');
  });

  it('answers an unknown address with the notice alone when nobody gives a home page', async () => {
    const page = await renderPage('/unknown-address', manifest, { mfe_marketing: { default: [] } });
    expect(page).toMatchObject({ status: 404, errors: [] });
    expect(page.html).toMatch(/<header.*<main.*<footer/s);
    expect(page.html).not.toContain('data-mfe');
  });

  it('renders the member area as a frame that waits, the same for everybody', async () => {
    const page = await renderPage('/dashboard', { ...manifest, remotes: {} }, {});
    expect(page).toMatchObject({ status: 200, errors: [] });
    expect(page.html).toContain('Loading your dashboard');
    expect(page.html).toMatch(/<meta[^>]*noindex/);
    expect(page.html).not.toContain('<header');
  });

  it('reports a page that throws in place of passing its failure view on', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await render('/broken');
    report.mockRestore();
    expect(page.errors.join('\n')).toContain('no such layer');
  });

  it('says which build is missing', async () => {
    await expect(renderPage('/about', manifest, {})).rejects.toThrow(
      'No build of mfe_marketing to render with.',
    );
  });
});
