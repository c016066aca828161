import { paths } from 'shared-contract/paths';
import type { Destination } from './main-links.ts';

export const footerLists: readonly { readonly title: string; readonly links: readonly Destination[] }[] = [
  {
    title: 'Services',
    links: [
      { label: 'What we do', to: paths.services },
      { label: 'Packages and pricing', to: `${paths.pricing}#compare` },
      { label: 'Advanced Retirement Planning', to: paths.advancedRetirementPlanning },
      { label: 'CPPS certification', to: paths.cpps },
      { label: 'Find a certified CPA', to: paths.cpaDirectory },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'White Papers', to: paths.whitePapers },
      { label: 'Tax Center', to: paths.taxCenter },
      { label: 'Social Security Guide', to: paths.blogArticle('social-security-guide') },
      { label: 'Blog', to: paths.blog },
      { label: 'Resource library', to: paths.resources },
    ],
  },
  {
    title: 'The firm',
    links: [
      { label: 'About us', to: paths.about },
      { label: 'Team', to: paths.team },
      { label: 'Testimonials', to: paths.testimonials },
      { label: 'Partners', to: paths.partners },
      { label: 'Contact', to: paths.contact },
      { label: 'Book a call', to: paths.book },
    ],
  },
];

export const legalLinks: readonly Destination[] = [
  { label: 'Terms and Conditions', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Accessibility', to: paths.accessibility },
];

/** Sign-in and form pages, which have the short footer. */
export const taskPages: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirm,
  paths.book,
  paths.contact,
  paths.clientApplication,
  paths.onboarding,
  paths.newsletter,
];
