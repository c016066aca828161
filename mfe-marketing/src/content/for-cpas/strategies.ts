import type { CommonSection } from '../sections.ts';

export const strategies = {
  id: 'strategies',
  eyebrow: 'Ten strategies, for the preparer',
  title: 'What you will be asked about each, and where it tends to fail.',
  lead: 'Every file we build with you opens with the point that an examiner would start from.',
  texts: {
    'private-foundations':
      'Payout, self-dealing and the 1.39% excise tax, set against a donor-advised fund that may do the same for less. Fails on loans and leases to the family.',
    '401k-optimization':
      'Safe harbor, new comparability and cross-testing on the real census. Fails when eligibility in the document and in payroll differ.',
    'pension-strategies':
      'Cash balance beside the 401(k): the gateway, the staff cost, and the exit in year six or seven. Fails when nobody asked about a thin year.',
    'cost-segregation':
      'An engineer’s study, Form 3115 with its adjustment, and 100% bonus depreciation for property acquired after January 19, 2025. Fails when recapture was left out of the sale.',
    'cost-remediation':
      'No code section at all: invoices against contracts, sales and property tax refunds. The easiest first engagement to propose, and to finish.',
    'captive-insurance':
      'The 831(b) election, risk distribution, priced premiums, and TD 10029 of January 2025 with duties for the owner and perhaps for you. Fails in most of the cases we are shown.',
    'four-one-tax-reduction':
      'Entity, reasonable compensation, timing and deductions in one projection, with section 199A and the state’s entity tax in it. Fails when each is decided in its own month.',
    'rd-credits':
      'The four-part test of section 41, domestic costs under 174A and the 280C election. Fails on substantiation, so the file is kept while the work happens.',
    'asset-protection':
      'You draw the map of title, entities and cover; an attorney drafts from it. Fails when rent, insurance and bank accounts ignore the entities.',
    'legacy-planning':
      'A buy-sell that survives Connelly, the $15M exclusion of 2026, basis, and section 6166 where it fits. Fails when the valuation is older than the agreement.',
  },
} as const satisfies CommonSection<'strategies'>;
