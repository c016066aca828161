import type { CommonSection } from '../sections.ts';

export const strategies = {
  id: 'strategies',
  title: 'The ten strategies, for the preparer.',
  lead: 'Every file we build with you opens with the point that an examiner would start from.',
  texts: {
    'private-foundations':
      'The 5% payout (IRC 4942), self-dealing (4941) and the 1.39% excise tax (4940), set against a donor-advised fund that may do the same for less. Fails on loans and leases to the family.',
    '401k-optimization':
      'Safe harbor, new comparability and cross-testing on the real census. Fails when eligibility in the document and in payroll differ.',
    'pension-strategies':
      'Cash balance with a 401(k): the gateway, the staff cost, the combined limit of IRC 404(a)(7), and a plan meant to be permanent (Treas. Reg. 1.401-1(b)(2)). Fails when a thin year was not priced.',
    'cost-segregation':
      'An engineer’s study, Form 3115 with its adjustment under IRC 481(a), and 100% bonus depreciation for property acquired after January 19, 2025 (IRC 168(k); P.L. 119-21, section 70301). Fails when recapture was left out of the sale.',
    'cost-remediation':
      'No code section at all: invoices against contracts, sales and property tax refunds. The easiest first engagement to propose. Fails when a refund has lapsed before it is claimed.',
    'captive-insurance':
      'The election of IRC 831(b), risk distribution, priced premiums, and T.D. 10029 (2025): a duty to report transactions of interest (Treas. Reg. 1.6011-11) for the owner and perhaps for you; the rule on listed ones (1.6011-10) is in litigation. Fails in most of the cases we are shown.',
    'four-one-tax-reduction':
      'Entity, reasonable compensation (Rev. Rul. 74-44), timing and deductions in one projection, with IRC 199A and the state’s entity tax in it (Notice 2020-75). Fails when each is decided in its own month.',
    'rd-credits':
      'The four-part test of IRC 41(d), domestic costs under IRC 174A (P.L. 119-21, section 70302) and the election of IRC 280C(c). Fails on substantiation, so the file is kept while the work happens.',
    'asset-protection':
      'You draw the map of title, entities and cover; an attorney drafts from it. Fails when rent, insurance and bank accounts ignore the entities.',
    'legacy-planning':
      'A buy-sell that survives Connelly v. United States (2024), the $15M exclusion of 2026 (IRC 2010(c)(3)), basis, and IRC 6166 where it fits. Fails when the valuation is older than the agreement.',
  },
} as const satisfies CommonSection<'strategies'>;
