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
  /** Calendar day of the last change to the file that comes with the product. */
  readonly lastUpdated: string;
}

export const tools = [
  {
    id: 'entity-comparison',
    title: 'Entity Comparison Calculator',
    description: 'Employment tax of a sole proprietor against an S corporation at a salary you can defend.',
    category: 'calculators',
    layer: 1,
    lastUpdated: '2026-10-06',
  },
  {
    id: 'cost-segregation',
    title: 'Cost Segregation Calculator',
    description:
      'First-year depreciation of a 5, 7 and 15-year split, against the building left in one piece.',
    category: 'calculators',
    layer: 2,
    lastUpdated: '2026-11-03',
  },
  {
    id: 'rd-project-record',
    title: 'R&D Project Record',
    description:
      'Four-part test, people, supplies and contract research of one project, with the credit line.',
    category: 'templates',
    layer: 3,
    lastUpdated: '2026-09-15',
  },
  {
    id: 'cash-balance',
    title: 'Cash Balance Plan Calculator',
    description:
      'An illustration of a cash balance plan beside a 401(k), with the staff cost and the owner’s share.',
    category: 'calculators',
    layer: 4,
    lastUpdated: '2026-10-20',
  },
  {
    id: 'captive-feasibility',
    title: 'Captive Feasibility Checklist',
    description:
      'Is it insurance, is it priced, and must it be reported: the questions to answer before any premium.',
    category: 'templates',
    layer: 5,
    lastUpdated: '2026-08-25',
  },
  {
    id: 'asset-protection-map',
    title: 'Asset Protection Map',
    description: 'One row an asset: title, exposure, existing cover, gap and the next layer to lay.',
    category: 'templates',
    layer: 6,
    lastUpdated: '2026-07-14',
  },
  {
    id: 'exit-readiness',
    title: 'Exit Readiness Presentation',
    description:
      'Nine slides for the first exit meeting: the number, the gap, the value drivers, the timetable.',
    category: 'presentations',
    layer: 7,
    lastUpdated: '2026-09-29',
  },
  {
    id: 'giving-strategies',
    title: 'Giving Strategies Presentation',
    description: 'Eight slides on vehicles, limits and timing of gifts in a high-income year.',
    category: 'presentations',
    layer: 8,
    lastUpdated: '2026-06-30',
  },
  {
    id: 'roi-forecast',
    title: 'Plan ROI Forecast',
    description:
      'Savings by strategy weighted by probability, the cost to get them, and the return on the fee.',
    category: 'calculators',
    layer: 9,
    lastUpdated: '2026-11-10',
  },
  {
    id: 'retainer-proposal',
    title: 'Planning Retainer Proposal',
    description:
      'Scope by layer, calendar, fee and what is left out, ready for your letterhead and signature.',
    category: 'proposals',
    layer: 9,
    lastUpdated: '2026-10-13',
  },
] as const satisfies readonly ToolEntry[];

export type Tool = (typeof tools)[number];
export type ToolId = Tool['id'];
export type CalculatorId = Extract<Tool, { readonly category: 'calculators' }>['id'];
