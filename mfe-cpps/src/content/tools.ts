import { toolPlaces } from 'shared-contract/tool-places';
import type { LayerNumber } from './layers.ts';

export const toolCategories = [
  { id: 'calculators', label: 'Calculators' },
  { id: 'templates', label: 'Templates' },
  { id: 'presentations', label: 'Presentations' },
  { id: 'proposals', label: 'Proposals' },
] as const;

export type ToolCategory = (typeof toolCategories)[number]['id'];

interface ToolEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: ToolCategory;
  readonly layer: LayerNumber;
  /** Date of the last change to the bundled file. */
  readonly lastUpdated: string;
}

export const tools = [
  {
    id: 'entity-comparison',
    ...toolPlaces['entity-comparison'],
    description:
      'Federal tax as a sole proprietor and as an S corporation, with the business income deduction.',
    layer: 1,
    lastUpdated: '2026-10-06',
  },
  {
    id: 'cost-segregation',
    ...toolPlaces['cost-segregation'],
    description: 'First-year depreciation of a building with a 5, 7, and 15-year split and without.',
    layer: 2,
    lastUpdated: '2026-11-03',
  },
  {
    id: 'rd-project-record',
    ...toolPlaces['rd-project-record'],
    description: 'Four-part test, people, supplies and contract research for one project, with the credit.',
    layer: 3,
    lastUpdated: '2026-09-15',
  },
  {
    id: 'cash-balance',
    ...toolPlaces['cash-balance'],
    description:
      'An illustration of a cash balance plan with a 401(k), the staff cost, and the owner’s share.',
    layer: 4,
    lastUpdated: '2026-10-20',
  },
  {
    id: 'captive-feasibility',
    ...toolPlaces['captive-feasibility'],
    description: 'Is it insurance, is it priced, must you report it: questions to answer before any premium.',
    layer: 5,
    lastUpdated: '2026-08-25',
  },
  {
    id: 'asset-protection-map',
    ...toolPlaces['asset-protection-map'],
    description: 'One row per asset: title, exposure, existing protection, gap, and next layer.',
    layer: 6,
    lastUpdated: '2026-07-14',
  },
  {
    id: 'exit-readiness',
    ...toolPlaces['exit-readiness'],
    description:
      'Nine slides for the first exit meeting: the number, the gap, the value drivers, the timetable.',
    layer: 7,
    lastUpdated: '2026-09-29',
  },
  {
    id: 'giving-strategies',
    ...toolPlaces['giving-strategies'],
    description: 'Eight slides on vehicles, limits and timing of gifts in a high-income year.',
    layer: 8,
    lastUpdated: '2026-06-30',
  },
  {
    id: 'roi-forecast',
    ...toolPlaces['roi-forecast'],
    description:
      'Lasting savings and the time value of deferral, weighted by probability, against the cost of the plan.',
    layer: 9,
    lastUpdated: '2026-11-10',
  },
  {
    id: 'retainer-proposal',
    ...toolPlaces['retainer-proposal'],
    description: 'Scope by layer, calendar, fee and exclusions, ready for your letterhead and signature.',
    layer: 9,
    lastUpdated: '2026-10-13',
  },
] as const satisfies readonly ToolEntry[];

export type Tool = (typeof tools)[number];
export type ToolId = Tool['id'];
export type CalculatorId = Extract<Tool, { readonly category: 'calculators' }>['id'];
