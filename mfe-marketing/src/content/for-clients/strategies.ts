import type { CommonSection } from '../sections.ts';

export const strategies = {
  id: 'strategies',
  title: 'The ten strategies, and what each one asks of you.',
  lead: 'All ten are tested on your returns. Most first plans put three to five in place.',
  texts: {
    'private-foundations':
      'For families who give each year and want a say for longer than a lifetime. Asks for records, a payout of at least 5% of its assets a year (IRC 4942) and relatives who will attend a meeting.',
    '401k-optimization':
      'For any business with a payroll. The match, the profit share and who may join are set for your payroll, within the limits of the year (IRC 402(g) and 415(c)), and reviewed twice a year.',
    'pension-strategies':
      'For steady profit and owners past forty. You have to fund it in thin years too (IRC 430), and your staff receive a pension with you.',
    'cost-segregation':
      'For whoever owns the building. An engineer walks through it once. The deductions come sooner (IRC 168), and part of them returns as tax if you sell (IRC 1245 and 1250).',
    'cost-remediation':
      'For businesses with recurring bills. You hand over a year of invoices; contracts are read against them. There is no election, but refunds of sales or property tax lapse, so the oldest bills come first.',
    'captive-insurance':
      'For real risks that the market prices badly. You run an insurer, with reserves and claims, and may have to report it to the IRS (Treas. Reg. 1.6011-11, 2025). We advise against it more often than for it.',
    'four-one-tax-reduction':
      'For every business. Entity, pay, timing and deductions are settled in one calculation, so that one does not undo the other. An owner who works in an S corporation takes reasonable pay first (Rev. Rul. 74-44).',
    'rd-credits':
      'For shops that try, test and improve. The work has to pass four tests (IRC 41(d)), and your foremen write it down while they do it; a reconstruction years later rarely convinces.',
    'asset-protection':
      'For owners with more than the business to lose. Title, entities and cover are put in order on a quiet day, because after a claim it is too late.',
    'legacy-planning':
      'For every owner, because every owner leaves one day. Price, buyer, funding and documents are agreed while you can still change your mind.',
  },
} as const satisfies CommonSection<'strategies'>;
