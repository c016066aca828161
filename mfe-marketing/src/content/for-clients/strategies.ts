import type { CommonSection } from '../sections.ts';

export const strategies = {
  id: 'strategies',
  eyebrow: 'The ten strategies',
  title: 'What each one asks of an owner, before what it gives.',
  lead: 'All ten are tested on your returns. Most businesses end with three to five.',
  texts: {
    'private-foundations':
      'For families who give each year and want a say for longer than a lifetime. Asks for records, a yearly payout and relatives who will attend a meeting.',
    '401k-optimization':
      'For any business with a payroll. The match, the profit share and who may join are set on purpose, and you pay attention to it twice a year.',
    'pension-strategies':
      'For steady profit and owners past forty. You promise to fund it in thin years too, and your staff receive a pension with you.',
    'cost-segregation':
      'For whoever owns the building. An engineer walks through it once. The deductions come sooner, and part of them returns as tax if you sell.',
    'cost-remediation':
      'For anybody with recurring bills. You hand over a year of invoices; contracts are read against them. No election, no deadline.',
    'captive-insurance':
      'For real risks that the market prices badly. You run an insurer, with reserves and claims, and may have to report it to the IRS. We advise against it more often than for it.',
    'four-one-tax-reduction':
      'For every business. Entity, pay, timing and deductions are settled in one calculation, so that one does not undo the other.',
    'rd-credits':
      'For shops that try, test and improve. Your foremen write down what they do while they do it; a reconstruction years later convinces nobody.',
    'asset-protection':
      'For owners with more than the business to lose. Title, entities and cover are put in order on a quiet day, because after a claim it is too late.',
    'legacy-planning':
      'For anybody who will leave one day, which is everybody. Price, buyer, money and papers are agreed while you can still change your mind.',
  },
} as const satisfies CommonSection<'strategies'>;
