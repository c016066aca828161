/** The ten strategies of the plan, in canonical order. Ids are stable: drawings, tools, and modules refer to them. */
export const strategies = [
  {
    id: 'private-foundations',
    name: 'Private Foundations',
    summary:
      'A family foundation: you deduct the gift, keep control, and pay out at least 5% of assets each year (IRC 4942).',
  },
  {
    id: '401k-optimization',
    name: '401K Optimization',
    summary: 'Plan design, match and profit sharing set for your payroll, within each year’s limits.',
  },
  {
    id: 'pension-strategies',
    name: 'Pension Strategies',
    summary: 'Cash balance and defined benefit plans, for owners with profit above the 401(k) limits.',
  },
  {
    id: 'cost-segregation',
    name: 'Cost Segregation',
    summary: 'An engineer divides a building, so that its shorter-lived parts depreciate sooner.',
  },
  {
    id: 'cost-remediation',
    name: 'Cost Remediation',
    summary:
      'Recurring bills read line by line, and overcharges recovered or renegotiated before the claims lapse.',
  },
  {
    id: 'captive-insurance',
    name: 'Captive Insurance',
    summary:
      'Your own insurer, for risks the market prices badly. A small one may have to be reported to the IRS (Treas. Reg. 1.6011-11, 2025).',
  },
  {
    id: 'four-one-tax-reduction',
    name: '4/1 Tax Reduction',
    summary: 'Entity, compensation, timing and deductions, decided together in one plan.',
  },
  {
    id: 'rd-credits',
    name: 'Research & Development credits',
    summary:
      'Credits for work that passes the four tests of IRC 41(d), from process trials to software, with a file that supports them.',
  },
  {
    id: 'asset-protection',
    name: 'Asset Protection',
    summary:
      'Title, entities and insurance arranged before a claim, so that one loss is less likely to reach the rest.',
  },
  {
    id: 'legacy-planning',
    name: 'Legacy Planning',
    summary: 'Succession, trusts and estate documents that agree with each other and with your wishes.',
  },
] as const satisfies readonly { id: string; name: string; summary: string }[];

export type Strategy = (typeof strategies)[number];
export type StrategyId = Strategy['id'];

const names = new Map<StrategyId, string>(strategies.map(({ id, name }) => [id, name]));

/** Returns the display name of a strategy. */
export const strategyName = (id: StrategyId): string => names.get(id) ?? id;
