/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SessionProvider } from 'shared-auth/session-provider';
import { SLOTS_ID } from 'shared-contract/page-data';
import { hero } from '../content/home/opening.ts';
import { homeSections } from '../content/home/home.ts';
import routes from '../routes.tsx';

async function prerender(path: string): Promise<string> {
  const pages = await Promise.all(
    routes.map(async ({ path: at, lazy }) => ({ path: `/${at ?? ''}`, ...((await lazy()) as object) })),
  );
  const { query, dataRoutes } = createStaticHandler(pages);
  const context = await query(new Request(`https://ninecourse.example${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  return renderToString(
    <SessionProvider>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SessionProvider>,
  );
}

test.each(routes.map(({ path }) => `/${path ?? ''}`))(
  '%s renders without a browser, twice the same, with no style attribute',
  async (path) => {
    expect(typeof window).toBe('undefined');
    const html = await prerender(path);
    expect(html).not.toMatch(/ style="/);
    expect(await prerender(path)).toBe(html);
  },
);

test('the first slide and every section are in the served HTML, and no slide is inert before hydration', async () => {
  const html = await prerender('/');
  for (const slide of hero.slides) expect(html).toContain(slide.title);
  expect(html.match(/<section/g)).toHaveLength(homeSections.length + 1);
  expect(html).not.toMatch(/ inert/);
});

/** Elements that hydrate without interaction, by page. The value is the maximum delay in ms. */
const wakeMarks: Readonly<Record<string, readonly string[]>> = {
  '/': ['4000'],
  '/book': [''],
  '/cpe-symposium': ['', ''],
  '/contact': ['', ''],
  '/pricing': [''],
  '/tax-center': [''],
  '/terms-and-conditions': [''],
  '/privacy-policy': [''],
  '/cpa-directory': [''],
  '/cpa/nobody': [''],
  [`/cpa/${SLOTS_ID}`]: [''],
  '/shared/stories/token': [''],
};
const written = routes.map(({ path }) => `/${path ?? ''}`).filter((path) => !path.includes(':'));

test.each([...new Set([...written, '/cpa/gwendolyn-farrar', ...Object.keys(wakeMarks)])])(
  '%s starts the application without being touched where a part shows more than was served, and nowhere else',
  async (path) => {
    const marks = (await prerender(path)).matchAll(/ data-wake="(\d*)"/g);
    expect([...marks].map(([, wait]) => wait)).toEqual(wakeMarks[path] ?? []);
  },
);

test.each([
  ['/', 'https://ninecourse.example/', '"@type":"WebSite"'],
  ['/about', 'https://ninecourse.example/about', '"@type":"AboutPage"'],
  ['/for-clients', 'https://ninecourse.example/for-clients', '"@type":"Service"'],
  ['/for-cpas', 'https://ninecourse.example/for-cpas', '"@type":"Service"'],
  ['/client-application', 'https://ninecourse.example/client-application', '"@type":"WebPage"'],
  ['/onboarding', 'https://ninecourse.example/onboarding', '"@type":"WebPage"'],
  ['/contact', 'https://ninecourse.example/contact', '"@type":"FAQPage"'],
  ['/pricing', 'https://ninecourse.example/pricing', '"@type":"Course"'],
  ['/services', 'https://ninecourse.example/services', '"@type":"Service"'],
  ['/team', 'https://ninecourse.example/team', '"@type":"Person"'],
  [
    '/terms-and-conditions',
    'https://ninecourse.example/terms-and-conditions',
    '"name":"Terms and Conditions"',
  ],
  ['/privacy-policy', 'https://ninecourse.example/privacy-policy', '"name":"Privacy Policy"'],
  ['/testimonials', 'https://ninecourse.example/testimonials', '"@type":"CollectionPage"'],
  ['/partners', 'https://ninecourse.example/partners', '"@type":"ItemList"'],
  ['/resources', 'https://ninecourse.example/resources', '"@type":"ItemList"'],
  [
    '/resources/cash-balance',
    'https://ninecourse.example/resources/cash-balance',
    '"@type":"WebApplication"',
  ],
  ['/book', 'https://ninecourse.example/book', '"@type":"Service"'],
  ['/tax-center', 'https://ninecourse.example/tax-center', '"lastReviewed":"'],
  ['/cpa-directory', 'https://ninecourse.example/cpa-directory', '"@type":"ItemList"'],
  [
    '/cpa/gwendolyn-farrar',
    'https://ninecourse.example/cpa/gwendolyn-farrar',
    '"@type":"Person","@id":"https://ninecourse.example/cpa/gwendolyn-farrar#person"',
  ],
  ['/newsletter', 'https://ninecourse.example/newsletter', '"@type":"WebPage"'],
])('%s names itself to search engines', async (path, canonical, type) => {
  const html = await prerender(path);
  expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
  expect(html).toMatch(/<title>[^<]*Ninecourse Advisory[^<]*<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
  expect(data).toContain(type);
});

test('everybody whose portrait is shown has the same one on every page, and nobody has another’s', async () => {
  const drawn = new Map<string, Set<string>>();
  for (const { path } of routes) {
    const html = await prerender(`/${path ?? ''}`);
    for (const [, id = '', lines = ''] of html.matchAll(
      /<svg[^>]* data-portrait="([^"]*)"[^>]*>(.*?)<\/svg>/g,
    ))
      drawn.set(id, (drawn.get(id) ?? new Set()).add(lines));
  }
  expect(drawn.size).toBeGreaterThan(15);
  const each = [...drawn.values()].map((drawings) => [...drawings]);
  expect(each.filter(({ length }) => length > 1)).toEqual([]);
  expect(new Set(each.flat()).size).toBe(drawn.size);
});
