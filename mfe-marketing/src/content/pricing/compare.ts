import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import type { PricingSection } from './section-types.ts';

export const compare = {
  kind: 'compare',
  id: 'compare',
  eyebrow: 'Compare',
  title: 'Three families of prices, and which one is yours.',
  lead: 'Certification is paid once. What we do month by month is priced in three families, by who you are and what your business takes in.',
  families: [
    {
      name: 'Client packages',
      text: 'Owners who want the ten strategies drawn into one plan, with us at the table all year.',
      offers: [
        { name: 'Foundation', band: 'From $3M revenue', price: '$3,000 per month' },
        { name: 'Growth package', band: 'By referral', price: '$5,000 per month' },
        { name: 'Legacy Summit Circle', band: 'Invite only, $20M+ net worth', price: '$7,000 per month' },
      ],
      action: { label: 'See the client packages', to: paths.forClients },
    },
    {
      name: 'Business services',
      text: 'Owners who want the tax and cash side of the business run to a calendar, from a smaller size on.',
      offers: [
        { name: 'Growth tier', band: '$500K to $2M revenue', price: '$2,500 per month' },
        { name: 'Scale', band: '$2M to $10M revenue', price: '$5,000 per month' },
        { name: 'Enterprise', band: '$10M+ revenue', price: 'Custom' },
      ],
      action: { label: 'See business services', to: paths.services },
    },
    {
      name: 'CPA partnership',
      text: 'CPA firms that offer the plan to their own clients, with our models and reviews behind them.',
      offers: [
        {
          name: 'Partnership',
          band: 'CPAs with owner clients, any revenue',
          price: `$${programme.partnership.monthly} per month`,
        },
      ],
      action: { label: 'See the CPA partnership', to: paths.forCpas },
    },
  ],
  note: 'Growth is the name of a package and of a tier: two offers with two prices, one by referral and one by revenue. If your business fits two families, ask us; we quote the smaller one unless you need the larger.',
} as const satisfies PricingSection<'compare'>;
