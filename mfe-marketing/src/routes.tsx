import './styles.css';
import type { RouteObject } from 'shared-ui/router';

const home = () => import(/* webpackChunkName: "marketing-home" */ './pages/home-page.tsx');

/** What an unknown address shows; the shell adds the notice. */
export const notFound = home;

export default [
  { id: 'marketing:home', index: true, lazy: home },
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
    id: 'marketing:terms',
    path: 'terms-and-conditions',
    lazy: () => import(/* webpackChunkName: "marketing-terms" */ './pages/terms-page.tsx'),
  },
  {
    id: 'marketing:privacy',
    path: 'privacy-policy',
    lazy: () => import(/* webpackChunkName: "marketing-privacy" */ './pages/privacy-page.tsx'),
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
    id: 'marketing:contact',
    path: 'contact',
    lazy: () => import(/* webpackChunkName: "marketing-contact" */ './pages/contact-page.tsx'),
  },
  {
    id: 'marketing:client-application',
    path: 'client-application',
    lazy: () =>
      import(/* webpackChunkName: "marketing-client-application" */ './pages/client-application-page.tsx'),
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
] satisfies RouteObject[];
