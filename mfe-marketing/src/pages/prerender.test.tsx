/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SessionProvider } from 'shared-auth/session-provider';
import { hero } from '../content/home/hero.ts';
import { homeSections } from '../content/home/home.ts';
import { Component as AboutPage } from './about-page.tsx';
import { Component as BookPage } from './book-page.tsx';
import { Component as ClientApplicationPage } from './client-application-page.tsx';
import { Component as ContactPage } from './contact-page.tsx';
import { Component as ForClientsPage } from './for-clients-page.tsx';
import { Component as ForCpasPage } from './for-cpas-page.tsx';
import { Component as HomePage, loader as loadHome } from './home-page.tsx';
import { Component as NewsletterPage } from './newsletter-page.tsx';
import { Component as OnboardingPage } from './onboarding-page.tsx';
import { Component as TeamPage } from './team-page.tsx';
import { Component as PricingPage } from './pricing-page.tsx';
import { Component as ServicesPage } from './services-page.tsx';
import { Component as PrivacyPage } from './privacy-page.tsx';
import { Component as TermsPage } from './terms-page.tsx';
import { Component as TestimonialsPage } from './testimonials-page.tsx';
import { Component as PartnersPage } from './partners-page.tsx';

async function prerender(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    { path: '/', Component: HomePage, loader: loadHome },
    { path: '/about', Component: AboutPage },
    { path: '/client-application', Component: ClientApplicationPage },
    { path: '/onboarding', Component: OnboardingPage },
    { path: '/contact', Component: ContactPage },
    { path: '/pricing', Component: PricingPage },
    { path: '/services', Component: ServicesPage },
    { path: '/for-clients', Component: ForClientsPage },
    { path: '/for-cpas', Component: ForCpasPage },
    { path: '/team', Component: TeamPage },
    { path: '/terms-and-conditions', Component: TermsPage },
    { path: '/privacy-policy', Component: PrivacyPage },
    { path: '/testimonials', Component: TestimonialsPage },
    { path: '/partners', Component: PartnersPage },
    { path: '/book', Component: BookPage },
    { path: '/newsletter', Component: NewsletterPage },
  ]);
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

test.each([
  '/',
  '/about',
  '/client-application',
  '/onboarding',
  '/contact',
  '/pricing',
  '/services',
  '/for-clients',
  '/for-cpas',
  '/team',
  '/terms-and-conditions',
  '/privacy-policy',
  '/testimonials',
  '/partners',
  '/book',
  '/newsletter',
])('%s renders without a browser, twice the same, with no style attribute', async (path) => {
  expect(typeof window).toBe('undefined');
  const html = await prerender(path);
  expect(html).not.toMatch(/ style="/);
  expect(await prerender(path)).toBe(html);
});

test('the first slide and every section are in the served HTML, and no slide is inert before hydration', async () => {
  const html = await prerender('/');
  for (const slide of hero.slides) expect(html).toContain(slide.title);
  expect(html.match(/<section/g)).toHaveLength(homeSections.length + 1);
  expect(html).not.toMatch(/ inert/);
});

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
  ['/book', 'https://ninecourse.example/book', '"@type":"Service"'],
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
