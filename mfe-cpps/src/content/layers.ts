import { layerNames } from 'shared-contract/layer-names';
import type { StrategyId } from 'shared-contract/strategies';

/** The nine layers of the Wealth Expansion Blueprint, in order. */
export type LayerNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

interface Layer {
  readonly number: LayerNumber;
  readonly title: string;
  readonly weeks: string;
  /** Short name, for tool cards. */
  readonly name: string;
  readonly summary: string;
  /** Client strategies that the layer teaches. Cost Remediation has a module and no layer. */
  readonly strategies: readonly StrategyId[];
  /** Prerequisite for using the layer. */
  readonly note?: string;
}

export const layers = [
  {
    number: 1,
    title: 'Entity Structuring + Retirement Flow',
    weeks: '1-2',
    name: layerNames[0],
    strategies: ['four-one-tax-reduction'],
    summary: 'Choose the entity, set a defensible salary and decide where each dollar of profit goes first.',
  },
  {
    number: 2,
    title: 'Cost Segregation Acceleration',
    weeks: '3',
    name: layerNames[1],
    strategies: ['cost-segregation'],
    summary:
      'Split a building into 5, 15 and 39-year property (IRC 168), and review an engineering-based study.',
  },
  {
    number: 3,
    title: 'R&D Credit Mastery',
    weeks: '4',
    name: layerNames[2],
    strategies: ['rd-credits'],
    summary: 'Test projects against all four parts of IRC 41(d) and keep the record while the work happens.',
  },
  {
    number: 4,
    title: 'Cash Balance + DB Plans',
    weeks: '5-6',
    name: layerNames[3],
    strategies: ['401k-optimization', 'pension-strategies'],
    summary:
      'Pair a cash balance plan with a 401(k), price the staff cost and pass the nondiscrimination tests.',
  },
  {
    number: 5,
    title: 'Captive Insurance Setup',
    weeks: '7-8',
    name: layerNames[4],
    strategies: ['captive-insurance'],
    summary: 'Decide whether a captive is insurance, and say no early if it isn’t.',
    note: 'Small captives can be transactions of interest (Treas. Reg. 1.6011-11; T.D. 10029, 2025), which the owner, and perhaps you, must report. The rule on listed ones (1.6011-10) is in litigation.',
  },
  {
    number: 6,
    title: 'Asset Protection Layers',
    weeks: '9',
    name: layerNames[5],
    strategies: ['asset-protection'],
    summary: 'Map what the client owns, who could claim it, and what protects it before a claim.',
  },
  {
    number: 7,
    title: 'Succession + Exit Planning',
    weeks: '10-11',
    name: layerNames[6],
    strategies: ['legacy-planning'],
    summary: 'Value the business, close the gap to the number the owner needs, and time the sale.',
  },
  {
    number: 8,
    title: 'Philanthropy + Offsets',
    weeks: '12',
    name: layerNames[7],
    strategies: ['private-foundations'],
    summary: 'Match gift, asset and vehicle to the year of the income.',
  },
  {
    number: 9,
    title: 'ROI Forecasting + Strategy Tools',
    weeks: '13-14',
    name: layerNames[8],
    strategies: [],
    summary: 'Put the plan on one page: savings, cost, probability and your fee.',
  },
] as const satisfies readonly Layer[];

export function layerName(number: LayerNumber): string {
  return layers[number - 1]?.name ?? '';
}

/** Formats the weeks of a layer: `Weeks 1-2` or `Week 3`. */
export function weeksOf(number: LayerNumber): string {
  const weeks = layers[number - 1]?.weeks ?? '';
  return `${weeks.includes('-') ? 'Weeks' : 'Week'} ${weeks}`;
}
