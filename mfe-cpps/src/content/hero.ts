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
  lead: `${programme.weeks} weeks, ${programme.layers} layers, one plan your client can read. CPPS trains practicing CPAs to design the tax year before it ends, and to be paid for the design.`,
  applying: `Apply Now opens our calendar in a new tab: choose a time for a ${programme.discoveryCallMinutes}-minute call. Nothing is charged before you are accepted.`,
} as const;
