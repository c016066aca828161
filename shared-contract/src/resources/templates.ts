import { strategies, type StrategyId } from '../strategies.ts';

/** Groups of templates. Each is also a category of the library. */
export const templateGroups = [
  'Engagement Letters',
  'Return Information Consents',
  'Client Letters',
  'Elections and Statements',
  'Worksheets',
] as const;
export type TemplateGroup = (typeof templateGroups)[number];

interface TemplateEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly group: TemplateGroup;
  readonly keywords: readonly string[];
}

const others = [
  {
    id: 'engagement-retainer',
    title: 'Engagement Letter: Planning Retainer',
    description: 'A year of planning across the layers: scope, calendar, fee, limits, and signatures.',
    group: 'Engagement Letters',
    keywords: ['monthly', 'advisory', 'contract'],
  },
  {
    id: 'engagement-assessment',
    title: 'Engagement Letter: Assessment',
    description: 'A one-time review of the last returns, with findings in writing and no duty to go on.',
    group: 'Engagement Letters',
    keywords: ['diagnostic', 'review', 'contract'],
  },
  {
    id: 'engagement-cpa-partnership',
    title: 'Engagement Letter: CPA Partnership',
    description: 'Between a CPA firm and a planning firm that serve the same clients: who does what.',
    group: 'Engagement Letters',
    keywords: ['referral', 'commission', 'joint', 'contract'],
  },
  {
    id: 'consent-disclose',
    title: 'Consent to Disclose: Other Services',
    description:
      'Form 1040 clients: to a recipient in the United States, for a purpose other than the return.',
    group: 'Return Information Consents',
    keywords: ['7216', 'Rev. Proc. 2013-14', 'third party', 'actuary', 'engineer'],
  },
  {
    id: 'consent-disclose-preparer',
    title: 'Consent to Disclose: Another Preparer',
    description:
      'Form 1040 clients: to another tax return preparer in the United States who helps with the return.',
    group: 'Return Information Consents',
    keywords: ['7216', 'Rev. Proc. 2013-14', 'auxiliary services', 'outsourcing'],
  },
  {
    id: 'consent-disclose-abroad',
    title: 'Consent to Disclose Abroad, without SSN',
    description:
      'Form 1040 clients: to a preparer outside the United States, with the Social Security number removed.',
    group: 'Return Information Consents',
    keywords: ['7216', 'Rev. Proc. 2013-14', 'offshore', 'outsourcing'],
  },
  {
    id: 'consent-disclose-abroad-ssn',
    title: 'Consent to Disclose Abroad, with SSN',
    description:
      'Form 1040 clients: the same with the Social Security number. One statement is left for you to insert.',
    group: 'Return Information Consents',
    keywords: ['7216', 'Rev. Proc. 2013-14', 'offshore', 'data protection'],
  },
  {
    id: 'consent-use',
    title: 'Consent to Use Return Information',
    description: 'Form 1040 clients: for planning, insurance, or another service that you offer yourself.',
    group: 'Return Information Consents',
    keywords: ['7216', 'Rev. Proc. 2013-14', 'planning', 'solicitation'],
  },
  {
    id: 'letter-year-end',
    title: 'Year-end Checklist Letter',
    description: 'What an owner decides by December 31, 2026, with the limit and the authority of each line.',
    group: 'Client Letters',
    keywords: ['December', 'deadline', 'RMD', 'opportunity zone', 'estimated tax'],
  },
  {
    id: 'letter-declined-strategy',
    title: 'Declined Strategy Letter',
    description: 'Records what you recommended, what the client decided, and until when it can change.',
    group: 'Client Letters',
    keywords: ['refusal', 'record', 'risk'],
  },
  {
    id: 'letter-disengagement',
    title: 'Disengagement Letter',
    description: 'Ends an engagement: open deadlines, records, and the successor.',
    group: 'Client Letters',
    keywords: ['termination', 'withdrawal', 'records'],
  },
  {
    id: 'letter-position-disclosure',
    title: 'Position Disclosure Letter',
    description: 'Tells a client when a position needs Form 8275, and what happens without it.',
    group: 'Client Letters',
    keywords: ['8275', '6694', '6662', 'penalty', 'reasonable basis'],
  },
  {
    id: 'letter-s-election',
    title: 'S Election Follow-up Letter',
    description: 'After Form 2553: the notice to expect, what to do without it, and what changes now.',
    group: 'Client Letters',
    keywords: ['2553', 'CP261', 'late election', 'Rev. Proc. 2013-30', 'payroll'],
  },
  {
    id: 'letter-accountable-plan',
    title: 'Accountable Plan Letter',
    description: 'The three conditions, a plan to adopt, and the dates that make a reimbursement tax free.',
    group: 'Client Letters',
    keywords: ['reimbursement', '1.62-2', 'home office', 'mileage'],
  },
  {
    id: 'form-3115-example',
    title: 'Form 3115 Example: Depreciation',
    description: 'A worked attachment for change 7, with the section 481(a) computation of a building.',
    group: 'Elections and Statements',
    keywords: ['cost segregation', 'look-back', '481(a)', 'accounting method', 'DCN 7'],
  },
  {
    id: 'election-280c',
    title: 'Reduced Research Credit Election',
    description: 'The statement of section 280C(c), with the comparison to make first.',
    group: 'Elections and Statements',
    keywords: ['280C', '6765', 'R&D'],
  },
  {
    id: 'election-bonus-out',
    title: 'Election out of Bonus Depreciation',
    description: 'The statement of section 168(k)(7), by class of property.',
    group: 'Elections and Statements',
    keywords: ['168(k)', '4562', 'depreciation'],
  },
  {
    id: 'election-de-minimis',
    title: 'De Minimis Safe Harbor Election',
    description: 'The yearly statement of Reg. 1.263(a)-1(f), with a policy for the books.',
    group: 'Elections and Statements',
    keywords: ['263(a)', 'capitalization', 'expensing', 'tangible property'],
  },
  {
    id: 'worksheet-reasonable-pay',
    title: 'Reasonable Pay Worksheet',
    description: 'An owner’s pay by role and by market, against profit and distributions.',
    group: 'Worksheets',
    keywords: ['salary', 'S corporation', 'compensation'],
  },
  {
    id: 'worksheet-shareholder-basis',
    title: 'Shareholder Basis Worksheet',
    description:
      'Stock and debt basis of an S corporation shareholder for one year, in the order of the rules.',
    group: 'Worksheets',
    keywords: ['1366', '1367', '7203', 'distribution', 'loss limit'],
  },
  {
    id: 'worksheet-partner-basis',
    title: 'Partner Basis Worksheet',
    description:
      'Outside basis of a partner or LLC member for one year, with liabilities and the loss limit.',
    group: 'Worksheets',
    keywords: ['704(d)', '705', '752', 'outside basis', 'K-1'],
  },
  {
    id: 'worksheet-business-income',
    title: 'Business Income Deduction Worksheet',
    description: 'Section 199A for one business, with the wage and property limit and the service phase-out.',
    group: 'Worksheets',
    keywords: ['QBI', '199A', 'wage limit', 'UBIA', 'SSTB'],
  },
  {
    id: 'worksheet-captive-loss-ratio',
    title: 'Captive Loss Ratio Worksheet',
    description: 'Ten years of premiums and losses against the ratios of the reporting rules.',
    group: 'Worksheets',
    keywords: ['831(b)', '1.6011-11', '1.6011-10', 'micro-captive'],
  },
  {
    id: 'worksheet-required-distribution',
    title: 'Required Minimum Distribution Worksheet',
    description: 'The yearly amount from the owner’s own account, and the tax on a missed one.',
    group: 'Worksheets',
    keywords: ['RMD', 'IRA', '401(a)(9)', '4974'],
  },
  {
    id: 'worksheet-estimated-tax',
    title: 'Estimated Tax Safe Harbor Worksheet',
    description: 'The payments of the year that avoid the addition to tax, and what to pay next.',
    group: 'Worksheets',
    keywords: ['6654', '1040-ES', '110%', 'withholding'],
  },
  {
    id: 'worksheet-plan-comparison',
    title: 'Retirement Plan Comparison Worksheet',
    description: 'SEP, 401(k), and 401(k) with a cash balance plan: owner, staff, and the owner’s share.',
    group: 'Worksheets',
    keywords: ['SEP', '401(k)', 'cash balance', 'safe harbor'],
  },
] as const satisfies readonly TemplateEntry[];

export type TemplateId = `${'engagement' | 'information'}-${StrategyId}` | (typeof others)[number]['id'];

interface Template extends TemplateEntry {
  readonly id: TemplateId;
}

/** Calendar day of the last change to the templates. */
export const templatesUpdated = '2026-11-27';

export const templates: readonly Template[] = [
  ...strategies.map(({ id, name }) => ({
    id: `engagement-${id}` as const,
    title: `Engagement Letter: ${name}`,
    description: 'Scope, what is excluded, duties, fee, limits of the strategy, and signatures.',
    group: 'Engagement Letters' as const,
    keywords: ['contract', 'Circular 230', 'scope'],
  })),
  ...others,
  ...strategies.map(({ id, name }) => ({
    id: `information-${id}` as const,
    title: `Information Request: ${name}`,
    description: 'The documents to ask the client for, and what you look for in each.',
    group: 'Client Letters' as const,
    keywords: ['documents', 'checklist', 'onboarding'],
  })),
];
