import { paths } from 'shared-contract/paths';
import { hero } from './hero.ts';

export const head = {
  title: 'Your application',
  description:
    'See the status of your certification application with its reference and your email address, or withdraw it.',
  path: paths.cppsApplication,
  parent: { label: hero.page, to: paths.cpps },
} as const;

export const lookUp = {
  page: 'Your application',
  title: 'Where your application stands.',
  lead: 'You’ll find the reference in our email. It looks like CPPS-7K3M-Q9XT.',
  formLabel: 'Look up an application',
} as const;
