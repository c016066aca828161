import './styles.css';
import type { AddressesHandle } from 'shared-contract/page-handle';
import type { RouteObject } from 'shared-ui/router';

const home = () => import(/* webpackChunkName: "marketing-home" */ './pages/home-page.tsx');

/** The calculators of the library are one chunk: they share their frame. */
const calculators = () =>
  import(/* webpackChunkName: "marketing-calculator" */ './pages/calculators/calculator-pages.tsx');

/** What an unknown address shows; the shell adds the notice. */
export const notFound = home;

export default [
  { id: 'marketing:home', index: true, lazy: home },
  {
    id: 'marketing:contact',
    path: 'contact',
    lazy: () => import(/* webpackChunkName: "marketing-contact" */ './pages/contact-page.tsx'),
  },
  {
    id: 'marketing:onboarding',
    path: 'onboarding',
    lazy: () => import(/* webpackChunkName: "marketing-onboarding" */ './pages/onboarding-page.tsx'),
  },
  {
    id: 'marketing:book',
    path: 'book',
    lazy: () => import(/* webpackChunkName: "marketing-book" */ './pages/book-page.tsx'),
  },
  {
    id: 'marketing:newsletter',
    path: 'newsletter',
    lazy: () => import(/* webpackChunkName: "marketing-newsletter" */ './pages/newsletter-page.tsx'),
  },
  {
    id: 'marketing:symposium',
    path: 'cpe-symposium',
    lazy: () => import(/* webpackChunkName: "marketing-symposium" */ './pages/symposium-page.tsx'),
  },
  {
    id: 'marketing:cpa-directory',
    path: 'cpa-directory',
    lazy: () => import(/* webpackChunkName: "marketing-cpa-directory" */ './pages/cpa-directory-page.tsx'),
  },
  {
    id: 'marketing:cpa-profile',
    path: 'cpa/:id',
    handle: {
      addresses: async () => {
        const module = await import(
          /* webpackChunkName: "marketing-cpa-addresses" */ './content/directory/addresses.ts'
        );
        return module.profileAddresses;
      },
    } satisfies AddressesHandle,
    lazy: () => import(/* webpackChunkName: "marketing-cpa-profile" */ './pages/cpa-profile-page.tsx'),
  },
  {
    id: 'marketing:shared-story',
    path: 'shared/stories/:token',
    handle: { addresses: () => Promise.resolve([]), others: 'asked' } satisfies AddressesHandle,
    lazy: () => import(/* webpackChunkName: "marketing-shared-story" */ './pages/shared-story-page.tsx'),
  },
  {
    id: 'marketing:about',
    path: 'about',
    lazy: () => import(/* webpackChunkName: "marketing-about" */ './pages/about-page.tsx'),
  },
  {
    id: 'marketing:team',
    path: 'team',
    lazy: () => import(/* webpackChunkName: "marketing-team" */ './pages/team-page.tsx'),
  },
  {
    id: 'marketing:terms-and-conditions',
    path: 'terms-and-conditions',
    lazy: () => import(/* webpackChunkName: "marketing-terms-and-conditions" */ './pages/terms-page.tsx'),
  },
  {
    id: 'marketing:privacy-policy',
    path: 'privacy-policy',
    lazy: () => import(/* webpackChunkName: "marketing-privacy-policy" */ './pages/privacy-page.tsx'),
  },
  {
    id: 'marketing:testimonials',
    path: 'testimonials',
    lazy: () => import(/* webpackChunkName: "marketing-testimonials" */ './pages/testimonials-page.tsx'),
  },
  {
    id: 'marketing:partners',
    path: 'partners',
    lazy: () => import(/* webpackChunkName: "marketing-partners" */ './pages/partners-page.tsx'),
  },
  {
    id: 'marketing:client-application',
    path: 'client-application',
    lazy: () =>
      import(/* webpackChunkName: "marketing-client-application" */ './pages/client-application-page.tsx'),
  },
  {
    id: 'marketing:for-clients',
    path: 'for-clients',
    lazy: () => import(/* webpackChunkName: "marketing-for-clients" */ './pages/for-clients-page.tsx'),
  },
  {
    id: 'marketing:for-cpas',
    path: 'for-cpas',
    lazy: () => import(/* webpackChunkName: "marketing-for-cpas" */ './pages/for-cpas-page.tsx'),
  },
  {
    id: 'marketing:pricing',
    path: 'pricing',
    lazy: () => import(/* webpackChunkName: "marketing-pricing" */ './pages/pricing-page.tsx'),
  },
  {
    id: 'marketing:services',
    path: 'services',
    lazy: () => import(/* webpackChunkName: "marketing-services" */ './pages/services-page.tsx'),
  },
  {
    id: 'marketing:blog',
    path: 'blog',
    lazy: () => import(/* webpackChunkName: "marketing-blog" */ './pages/blog-page.tsx'),
  },
  {
    id: 'marketing:blog-retirement-expenses',
    path: 'blog/retirement-expenses',
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-blog-retirement-expenses" */ './pages/articles/retirement-expenses-page.tsx'
      ),
  },
  {
    id: 'marketing:blog-social-security-guide',
    path: 'blog/social-security-guide',
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-blog-social-security-guide" */ './pages/articles/social-security-guide-page.tsx'
      ),
  },
  {
    id: 'marketing:blog-year-end-tax-planning',
    path: 'blog/year-end-tax-planning',
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-blog-year-end-tax-planning" */ './pages/articles/year-end-tax-planning-page.tsx'
      ),
  },
  {
    id: 'marketing:blog-non-stock-market-alternatives',
    path: 'blog/non-stock-market-alternatives',
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-blog-non-stock-market-alternatives" */ './pages/articles/non-stock-market-alternatives-page.tsx'
      ),
  },
  {
    id: 'marketing:blog-estate-planning-essentials',
    path: 'blog/estate-planning-essentials',
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-blog-estate-planning-essentials" */ './pages/articles/estate-planning-essentials-page.tsx'
      ),
  },
  {
    id: 'marketing:blog-capital-preservation',
    path: 'blog/capital-preservation',
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-blog-capital-preservation" */ './pages/articles/capital-preservation-page.tsx'
      ),
  },
  {
    id: 'marketing:podcast-captive-insurance',
    path: 'podcast/captive-insurance',
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-podcast-captive-insurance" */ './pages/podcast/captive-insurance-page.tsx'
      ),
  },
  {
    id: 'marketing:podcast-cost-remediation',
    path: 'podcast/cost-remediation',
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-podcast-cost-remediation" */ './pages/podcast/cost-remediation-page.tsx'
      ),
  },
  {
    id: 'marketing:podcast-cost-segregation',
    path: 'podcast/cost-segregation',
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-podcast-cost-segregation" */ './pages/podcast/cost-segregation-page.tsx'
      ),
  },
  {
    id: 'marketing:accessibility',
    path: 'accessibility',
    lazy: () => import(/* webpackChunkName: "marketing-accessibility" */ './pages/accessibility-page.tsx'),
  },
  {
    id: 'marketing:tax-center',
    path: 'tax-center',
    lazy: () => import(/* webpackChunkName: "marketing-tax-center" */ './pages/tax-center-page.tsx'),
  },
  {
    id: 'marketing:white-papers',
    path: 'white-papers',
    lazy: () => import(/* webpackChunkName: "marketing-white-papers" */ './pages/white-papers-page.tsx'),
  },
  {
    id: 'marketing:advanced-retirement-planning',
    path: 'advanced-retirement-planning',
    lazy: () =>
      import(
        /* webpackChunkName: "marketing-advanced-retirement-planning" */ './pages/advanced-retirement-planning-page.tsx'
      ),
  },
  {
    id: 'marketing:resources',
    path: 'resources',
    lazy: () => import(/* webpackChunkName: "marketing-resources" */ './pages/resources-page.tsx'),
  },
  ...(
    [
      'tax-brackets',
      'retirement-contributions',
      'cash-balance',
      'cost-segregation',
      'research-credit',
      'retainer-return',
    ] as const
  ).map((name) => ({
    id: `marketing:calculator/${name}`,
    path: `resources/${name}`,
    lazy: async () => (await calculators()).pages[name],
  })),
] satisfies RouteObject[];
