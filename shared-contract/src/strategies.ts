/** The ten strategies of the plan, in canonical order. Ids are stable: drawings, tools, and modules refer to them. */
export const strategies = [
  {
    id: 'private-foundations',
    name: 'Private Foundations',
    summary:
      'A family foundation: a deduction on the way in, the say with you, and at least 5% of its assets paid out each year (IRC 4942).',
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
      'A building divided by an engineer, so that its shorter-lived parts depreciate on shorter schedules.',
  },
  {
    id: 'cost-remediation',
    name: 'Cost Remediation',
    summary:
      'Recurring bills read line by line, and overcharges recovered or renegotiated while they can still be claimed.',
  },
  {
    id: 'captive-insurance',
    name: 'Captive Insurance',
    summary:
      'An insurer of your own for risks the market prices badly. A small one may have to be reported to the IRS (Treas. Reg. 1.6011-11, 2025).',
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
      'Credits for work that passes the four tests of IRC 41(d), from process trials to software, with the file to support them.',
  },
  {
    id: 'asset-protection',
    name: 'Asset Protection',
    summary:
      'Title, entities and cover arranged before a claim, so that one loss is less likely to reach the rest.',
  },
  {
    id: 'legacy-planning',
    name: 'Legacy Planning',
    summary: 'Succession, trusts and estate documents that agree with each other and with what you intend.',
  },
] as const satisfies readonly { id: string; name: string; summary: string }[];

export type Strategy = (typeof strategies)[number];
export type StrategyId = Strategy['id'];

const names = new Map<StrategyId, string>(strategies.map(({ id, name }) => [id, name]));

/** Returns the display name of a strategy. */
export const strategyName = (id: StrategyId): string => names.get(id) ?? id;
