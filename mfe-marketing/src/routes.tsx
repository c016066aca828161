import './styles.css';
import type { AddressesHandle } from 'shared-contract/page-handle';
import type { RouteObject } from 'shared-ui/router';

const home = () => import(/* webpackChunkName: "marketing-home" */ './pages/home-page.tsx');

/** Pages that are only read share a chunk for what they are called; each has one for what it says. */
const reading = () => import(/* webpackChunkName: "marketing-reading" */ './pages/reading-pages.tsx');

/** The calculators of the library are one chunk: they share their frame. */
const calculators = () =>
  import(/* webpackChunkName: "marketing-calculator" */ './pages/calculators/calculator-pages.tsx');

type Reading = Awaited<ReturnType<typeof reading>>;

/** The address says what the page is called, and its chunk too. */
const read = (path: string, page: keyof Reading) => ({
  id: `marketing:reading/${path.replace('/', '-')}`,
  path,
  lazy: async () => (await reading())[page],
});

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
  read('about', 'about'),
  read('team', 'team'),
  read('terms-and-conditions', 'terms'),
  read('privacy-policy', 'privacy'),
  read('testimonials', 'testimonials'),
  read('partners', 'partners'),
  read('client-application', 'clientApplication'),
  read('for-clients', 'forClients'),
  read('for-cpas', 'forCpas'),
  read('pricing', 'pricing'),
  read('services', 'services'),
  read('blog', 'blog'),
  read('blog/retirement-expenses', 'retirementExpensesArticle'),
  read('blog/social-security-guide', 'socialSecurityArticle'),
  read('blog/year-end-tax-planning', 'yearEndArticle'),
  read('blog/non-stock-market-alternatives', 'alternativesArticle'),
  read('blog/estate-planning-essentials', 'estateArticle'),
  read('blog/capital-preservation', 'capitalArticle'),
  read('podcast/captive-insurance', 'captiveEpisode'),
  read('podcast/cost-remediation', 'remediationEpisode'),
  read('podcast/cost-segregation', 'segregationEpisode'),
  read('accessibility', 'accessibility'),
  read('tax-center', 'taxCenter'),
  read('white-papers', 'whitePapers'),
  read('advanced-retirement-planning', 'advancedRetirementPlanning'),
  read('resources', 'resources'),
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
