/** The ten strategies of the plan, in their canonical order. Ids are stable: drawings, tools and modules refer to them. */
export const strategies = [
  {
    id: 'private-foundations',
    name: 'Private Foundations',
    summary:
      'A family foundation that gives on your schedule, deducts on the way in and keeps the say with you.',
  },
  {
    id: '401k-optimization',
    name: '401K Optimization',
    summary:
      'Plan design, match and profit sharing set so that each payroll dollar is deferred where it counts.',
  },
  {
    id: 'pension-strategies',
    name: 'Pension Strategies',
    summary: 'Cash balance and defined benefit plans, for owners who have room above the 401(k) limits.',
  },
  {
    id: 'cost-segregation',
    name: 'Cost Segregation',
    summary:
      'A building taken apart on paper, so that its shorter-lived parts depreciate on shorter schedules.',
  },
  {
    id: 'cost-remediation',
    name: 'Cost Remediation',
    summary: 'Recurring bills read line by line, and the overcharges recovered or renegotiated.',
  },
  {
    id: 'captive-insurance',
    name: 'Captive Insurance',
    summary:
      'An insurer of your own for risks the market prices badly, run to the standards examiners apply.',
  },
  {
    id: 'four-one-tax-reduction',
    name: '4/1 Tax Reduction',
    summary: 'Entity, compensation, timing and deduction reviewed together, and carried out as one plan.',
  },
  {
    id: 'rd-credits',
    name: 'Research & Development credits',
    summary:
      'Credits for work that already happens, from process trials to software, with the file to support them.',
  },
  {
    id: 'asset-protection',
    name: 'Asset Protection',
    summary: 'Title, entities and cover arranged before a claim, so that one loss cannot reach the rest.',
  },
  {
    id: 'legacy-planning',
    name: 'Legacy Planning',
    summary: 'Succession, trusts and estate documents that agree with each other and with what you intend.',
  },
] as const satisfies readonly { id: string; name: string; summary: string }[];

export type Strategy = (typeof strategies)[number];
export type StrategyId = Strategy['id'];
