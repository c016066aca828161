import { signedPlans } from 'shared-contract/signed-plans';
import type { ForClientsSection } from './section-types.ts';

/** Three plans of one year: the ends and the middle, so that none stands for all. */
export const plans = {
  kind: 'plans',
  id: 'plans',
  title: 'Three plans of 2025: the largest, the middle one and the smallest.',
  lead: 'The smallest did not cover our fee. What was left out of each is named.',
  plans: [signedPlans.largest, signedPlans.middle, signedPlans.smallest],
  disclosure:
    'Of nine first plans signed in 2025: the largest modeled reduction, the one in the middle and the smallest. Reductions are modeled, federal and state together, for the first year and before any fee; part of each is timing and comes back as tax later. All three are paying clients. None was paid to be described, and names are left out at their wish. Past plans do not predict yours.',
} as const satisfies ForClientsSection<'plans'>;
