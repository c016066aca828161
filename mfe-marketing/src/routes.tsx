import './styles.css';
import type { AddressesHandle } from 'shared-contract/page-handle';
import { calculatorNames } from 'shared-contract/paths/calculators';
import type { RouteObject } from 'shared-ui/router';

const home = () => import(/* webpackChunkName: "marketing-home" */ './pages/home-page.tsx');

/** The calculators share a chunk, because they share their layout. */
const calculators = () =>
  import(/* webpackChunkName: "marketing-calculator" */ './pages/calculator-pages.tsx');

/** Page for an unknown address. The shell adds the message. */
export const notFound = home;

/** Pages by address. Their ids and chunks have the same name, with hyphens for slashes. */
const pages = {
  contact: () => import(/* webpackChunkName: "marketing-contact" */ './pages/contact-page.tsx'),
  onboarding: () => import(/* webpackChunkName: "marketing-onboarding" */ './pages/onboarding-page.tsx'),
  book: () => import(/* webpackChunkName: "marketing-book" */ './pages/book-page.tsx'),
  newsletter: () => import(/* webpackChunkName: "marketing-newsletter" */ './pages/newsletter-page.tsx'),
  'cpa-directory': () =>
    import(/* webpackChunkName: "marketing-cpa-directory" */ './pages/cpa-directory-page.tsx'),
  about: () => import(/* webpackChunkName: "marketing-about" */ './pages/about-page.tsx'),
  team: () => import(/* webpackChunkName: "marketing-team" */ './pages/team-page.tsx'),
  'terms-and-conditions': () =>
    import(/* webpackChunkName: "marketing-terms-and-conditions" */ './pages/terms-page.tsx'),
  'privacy-policy': () =>
    import(/* webpackChunkName: "marketing-privacy-policy" */ './pages/privacy-page.tsx'),
  testimonials: () =>
    import(/* webpackChunkName: "marketing-testimonials" */ './pages/testimonials-page.tsx'),
  partners: () => import(/* webpackChunkName: "marketing-partners" */ './pages/partners-page.tsx'),
  'client-application': () =>
    import(/* webpackChunkName: "marketing-client-application" */ './pages/client-application-page.tsx'),
  'for-clients': () => import(/* webpackChunkName: "marketing-for-clients" */ './pages/for-clients-page.tsx'),
  'for-cpas': () => import(/* webpackChunkName: "marketing-for-cpas" */ './pages/for-cpas-page.tsx'),
  pricing: () => import(/* webpackChunkName: "marketing-pricing" */ './pages/pricing-page.tsx'),
  services: () => import(/* webpackChunkName: "marketing-services" */ './pages/services-page.tsx'),
  blog: () => import(/* webpackChunkName: "marketing-blog" */ './pages/blog-page.tsx'),
  'blog/retirement-expenses': () =>
    import(
      /* webpackChunkName: "marketing-blog-retirement-expenses" */ './pages/articles/retirement-expenses-page.tsx'
    ),
  'blog/social-security-guide': () =>
    import(
      /* webpackChunkName: "marketing-blog-social-security-guide" */ './pages/articles/social-security-guide-page.tsx'
    ),
  'blog/year-end-tax-planning': () =>
    import(
      /* webpackChunkName: "marketing-blog-year-end-tax-planning" */ './pages/articles/year-end-tax-planning-page.tsx'
    ),
  'blog/non-stock-market-alternatives': () =>
    import(
      /* webpackChunkName: "marketing-blog-non-stock-market-alternatives" */ './pages/articles/non-stock-market-alternatives-page.tsx'
    ),
  'blog/estate-planning-essentials': () =>
    import(
      /* webpackChunkName: "marketing-blog-estate-planning-essentials" */ './pages/articles/estate-planning-essentials-page.tsx'
    ),
  'blog/capital-preservation': () =>
    import(
      /* webpackChunkName: "marketing-blog-capital-preservation" */ './pages/articles/capital-preservation-page.tsx'
    ),
  'podcast/captive-insurance': () =>
    import(
      /* webpackChunkName: "marketing-podcast-captive-insurance" */ './pages/podcast/captive-insurance-page.tsx'
    ),
  'podcast/cost-remediation': () =>
    import(
      /* webpackChunkName: "marketing-podcast-cost-remediation" */ './pages/podcast/cost-remediation-page.tsx'
    ),
  'podcast/cost-segregation': () =>
    import(
      /* webpackChunkName: "marketing-podcast-cost-segregation" */ './pages/podcast/cost-segregation-page.tsx'
    ),
  accessibility: () =>
    import(/* webpackChunkName: "marketing-accessibility" */ './pages/accessibility-page.tsx'),
  'tax-center': () => import(/* webpackChunkName: "marketing-tax-center" */ './pages/tax-center-page.tsx'),
  'white-papers': () =>
    import(/* webpackChunkName: "marketing-white-papers" */ './pages/white-papers-page.tsx'),
  'advanced-retirement-planning': () =>
    import(
      /* webpackChunkName: "marketing-advanced-retirement-planning" */ './pages/advanced-retirement-planning-page.tsx'
    ),
  resources: () => import(/* webpackChunkName: "marketing-resources" */ './pages/resources-page.tsx'),
};

export default [
  { id: 'marketing:home', index: true, lazy: home },
  {
    id: 'marketing:symposium',
    path: 'cpe-symposium',
    lazy: () => import(/* webpackChunkName: "marketing-symposium" */ './pages/symposium-page.tsx'),
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
  ...Object.entries(pages).map(([path, lazy]) => ({
    id: `marketing:${path.replaceAll('/', '-')}`,
    path,
    lazy,
  })),
  ...calculatorNames.map((name) => ({
    id: `marketing:calculator/${name}`,
    path: `resources/${name}`,
    lazy: async () => (await calculators()).pages[name],
  })),
] satisfies RouteObject[];
