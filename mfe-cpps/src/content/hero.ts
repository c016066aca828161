import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';

export const head = {
  title: 'CPPS certification for CPAs',
  description: `${programme.designation}: ${programme.weeks} weeks, ${programme.layers} layers of the Wealth Expansion Blueprint, weekly live sessions and ${programme.templates} templates for practicing CPAs.`,
  path: paths.cpps,
} as const;

export const hero = {
  page: 'CPPS certification',
  title: `${programme.designation}.`,
  lead: `${programme.weeks} weeks, ${programme.layers} layers. Practicing CPAs learn to plan a client’s tax year before it ends, and to charge for the plan.`,
  applying: `Apply Now opens our calendar in a new tab, for a ${programme.discoveryCallMinutes}-minute call. We charge nothing before we accept you.`,
} as const;
