import { paths } from 'shared-contract/paths';
import { hero } from './hero.ts';

export const head = {
  title: 'Your application',
  description:
    'See where your application for certification stands, with its reference and your email address, or withdraw it.',
  path: paths.cppsApplication,
  parent: { label: hero.page, to: paths.cpps },
} as const;

export const lookUp = {
  page: 'Your application',
  title: 'Where your application stands.',
  lead: 'The reference is in our email about it, as CPPS-7K3M-Q9XT.',
  formLabel: 'Look up an application',
} as const;
