import { formatDollars } from 'shared-contract/format';
import { packages, tiers } from 'shared-contract/offers';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import type { PricingSection } from './section-types.ts';

const monthly = (amount: number) => `${formatDollars(amount)} per month`;

export const compare = {
  kind: 'compare',
  id: 'compare',
  title: 'Compare the three families of prices.',
  lead: 'Certification is paid once. What we do by the month is priced in three families.',
  families: [
    {
      name: 'Client packages',
      text: 'Owners who want the ten strategies tested and drawn into one plan, with us all year.',
      offers: [
        {
          name: packages.foundation.name,
          band: packages.foundation.bar,
          price: monthly(packages.foundation.monthly),
        },
        { name: 'Growth package', band: packages.growth.admission, price: monthly(packages.growth.monthly) },
        {
          name: packages.legacy.name,
          band: `${packages.legacy.admission}, ${packages.legacy.bar}`,
          price: monthly(packages.legacy.monthly),
        },
      ],
      action: { label: 'See the client packages', to: `${paths.forClients}#packages` },
    },
    {
      name: 'Business services',
      text: 'Owners who want the tax and cash side of the business run to a calendar, from a smaller size on.',
      offers: [
        { name: 'Growth tier', band: tiers.growth.revenue, price: monthly(tiers.growth.monthly) },
        { name: tiers.scale.name, band: tiers.scale.revenue, price: monthly(tiers.scale.monthly) },
        { name: tiers.enterprise.name, band: tiers.enterprise.revenue, price: 'Custom' },
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
          price: monthly(programme.partnership.monthly),
        },
      ],
      action: { label: 'See the CPA partnership', to: paths.forCpas },
    },
  ],
  note: 'Growth is the name of a package and of a tier: two offers with two prices, one by referral and one by revenue. If your business fits two families, ask us; we quote the smaller one unless you need the larger.',
} as const satisfies PricingSection<'compare'>;
