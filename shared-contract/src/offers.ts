import { packagesFrom } from './firm.ts';

/** Monthly packages for owners. Amounts are whole US dollars; the copy is from the specification. */
export const packages = {
  foundation: {
    name: 'Foundation',
    admission: 'Open to application',
    bar: 'From $3M revenue',
    monthly: packagesFrom,
    scope: '6 strategies in year one',
  },
  growth: {
    name: 'Growth',
    admission: 'By referral',
    bar: 'From a client, a CPA or a partner firm',
    monthly: 5_000,
    scope: '8 strategies',
  },
  legacy: {
    name: 'Legacy Summit Circle',
    admission: 'Invite only',
    bar: '$20M+ net worth',
    monthly: 7_000,
    scope: 'Up to all ten, as the estate needs',
  },
} as const;

/** Monthly tiers. `band` is the revenue range in thousands of dollars; the highest has no upper end. */
export const tiers = {
  growth: { name: 'Growth', monthly: 2_500, revenue: '$500K to $2M revenue', band: { from: 500, to: 2_000 } },
  scale: { name: 'Scale', monthly: 5_000, revenue: '$2M to $10M revenue', band: { from: 2_000, to: 10_000 } },
  enterprise: { name: 'Enterprise', revenue: '$10M+ revenue', band: { from: 10_000 } },
} as const;
