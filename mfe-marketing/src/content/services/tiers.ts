import { noticeDays, replyHours } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { tiers as offered } from 'shared-contract/offers';
import { paths } from 'shared-contract/paths';
import type { ServicesSection } from './section-types.ts';

const notice = `${noticeDays} days`;
const reply = `Within ${replyHours} hours`;

export const tiers = {
  kind: 'tiers',
  id: 'tiers',
  title: 'Three service tiers, sized by revenue.',
  lead: 'The tier follows what the business takes in over twelve months. A good quarter does not move you up.',
  tiers: [
    {
      ...offered.growth,
      price: formatDollars(offered.growth.monthly),
      period: 'per month',
      text: 'One entity, one household, and the decisions that most often come too late.',
      action: { label: 'Start with Growth', to: paths.register },
    },
    {
      ...offered.scale,
      price: formatDollars(offered.scale.monthly),
      period: 'per month',
      text: 'Several entities or partners, payroll that matters, and a building or a plant to think about.',
      action: { label: 'Start with Scale', to: paths.register },
    },
    {
      ...offered.enterprise,
      price: 'Custom',
      text: 'A group with its own finance staff. We scope the year with your controller and send a quote.',
      action: { label: 'Ask about Enterprise', to: `${paths.contact}?topic=tier:enterprise` },
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
      what: 'Reply to a question',
      tiers: [reply, reply, 'The same day'],
    },
    { what: 'Notice to leave', tiers: [notice, notice, notice] },
  ],
  terms:
    'Fees are for advice and coordination and are billed monthly. Returns are prepared and signed by your own CPA. Actuaries, engineers, appraisers and attorneys bill separately, and are quoted before they start. No tier promises a result.',
  elsewhere: {
    text: 'Looking for a plan of all ten strategies, or for the CPA partnership?',
    label: 'Compare all prices',
    to: `${paths.pricing}#compare`,
  },
} as const satisfies ServicesSection<'tiers'>;
