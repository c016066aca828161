import { paths } from 'shared-contract/paths';
import type { ServicesSection } from './section-types.ts';

export const tiers = {
  kind: 'tiers',
  id: 'tiers',
  eyebrow: 'Three service tiers',
  title: 'Sized by revenue, not by how much you ask.',
  lead: 'The tier follows what the business takes in over twelve months. A good quarter does not move you up.',
  tiers: [
    {
      name: 'Growth',
      price: '$2,500',
      period: 'per month',
      revenue: '$500K to $2M revenue',
      band: { from: 500, to: 2_000 },
      text: 'One entity, one household, and the decisions that most often come too late.',
      action: { label: 'Start with Growth', to: paths.register },
    },
    {
      name: 'Scale',
      price: '$5,000',
      period: 'per month',
      revenue: '$2M to $10M revenue',
      band: { from: 2_000, to: 10_000 },
      text: 'Several entities or partners, payroll that matters, and a building or a plant to think about.',
      action: { label: 'Start with Scale', to: paths.register },
    },
    {
      name: 'Enterprise',
      price: 'Custom',
      revenue: '$10M+ revenue',
      band: { from: 10_000 },
      text: 'A group with its own finance staff. We scope the year with your controller and quote it in writing.',
      action: { label: 'Ask about Enterprise', to: paths.contact },
    },
  ],
  scope: [
    { what: 'Entities in the model', tiers: ['1', 'Up to 4', 'As scoped'] },
    {
      what: 'Working sessions with your CPA',
      tiers: ['Each quarter', 'Each month', 'Each month, and at close'],
    },
    { what: 'Strategies kept in force at a time', tiers: ['2', '4', 'As scoped'] },
    { what: 'Estimated-tax projection', tiers: ['Each quarter', 'Each month', 'Each month, by state'] },
    { what: 'Recurring bills read line by line', tiers: ['Once a year', 'Twice a year', 'Every contract'] },
    {
      what: 'Answer to a question in writing',
      tiers: ['1 business day', '1 business day', 'Same business day'],
    },
    { what: 'Notice to leave', tiers: ['30 days', '30 days', '30 days'] },
  ],
  terms:
    'Fees are for advice and coordination and are billed monthly. Returns are prepared by your own CPA. Actuaries, engineers, appraisers and attorneys bill separately, and are quoted before they start. No tier promises a result.',
  elsewhere: {
    text: 'Looking for a plan of all ten strategies, or for the CPA partnership?',
    label: 'Compare all prices',
    to: `${paths.pricing}#compare`,
  },
} as const satisfies ServicesSection<'tiers'>;
