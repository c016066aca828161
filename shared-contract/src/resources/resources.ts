import type { CppsLevel } from './levels.ts';
import { type TemplateId, templateGroups, templates, templatesUpdated } from './templates.ts';

export const resourceTypes = ['calculator', 'template', 'guide', 'video', 'webinar'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const resourceCategories = [
  'Entity Structuring',
  'Cost Segregation',
  'R&D Credits',
  'Client Management',
  'Training',
  'Updates',
  ...templateGroups,
] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

interface ResourceEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly type: ResourceType;
  readonly category: ResourceCategory;
  /** Number of its layer among the nine, if it belongs to one. */
  readonly layer?: number;
  readonly cppsLevel: CppsLevel;
  /** Length of a video, in minutes. */
  readonly minutes?: number;
  /** Additional search terms. */
  readonly keywords: readonly string[];
  readonly featured?: true;
  /** Calendar day of the last change to the file. */
  readonly updated: string;
}

const library = [
  {
    id: 'what-changed-for-2026',
    title: 'What Changed for 2026',
    description:
      'The federal limits and rules of 2026 next to those of 2025, each with its authority, and what to do by December 31.',
    type: 'guide',
    category: 'Updates',
    cppsLevel: 'All',
    keywords: ['brackets', 'SALT', 'bonus depreciation', 'charity floor', 'year end', 'limits'],
    featured: true,
    updated: '2026-11-17',
  },
  {
    id: 'reasonable-pay',
    title: 'Reasonable Pay in an S Corporation',
    description:
      'Why a working owner is paid first, how the figure is found, and the record that holds it, in ten slides.',
    type: 'video',
    category: 'Entity Structuring',
    layer: 1,
    cppsLevel: 'All',
    minutes: 8,
    keywords: ['salary', 'payroll', 'Watson', 'distributions', 'compensation'],
    featured: true,
    updated: '2026-11-12',
  },
  {
    id: 'client-review-agenda',
    title: 'Client Review Agenda',
    description:
      'A 60-minute review of a plan: what was promised, what was done, what changed at the client, who does what next.',
    type: 'template',
    category: 'Client Management',
    cppsLevel: 'All',
    keywords: ['meeting', 'quarterly', 'follow-up', 'action items'],
    updated: '2026-10-27',
  },
  {
    id: 'entity-review-questions',
    title: 'Entity Review Questionnaire',
    description: 'What to ask an owner before you compare entities: owners, pay, profit, states and exit.',
    type: 'template',
    category: 'Entity Structuring',
    layer: 1,
    cppsLevel: 'Bronze',
    keywords: ['LLC', 'S election', 'C corporation', 'intake', 'QSBS'],
    updated: '2026-09-22',
  },
  {
    id: 'equipment-write-off',
    title: 'Equipment Write-off Calculator',
    description:
      'Section 179 with its phase-out and income limit, then bonus depreciation, for equipment bought in 2026.',
    type: 'calculator',
    category: 'Cost Segregation',
    layer: 2,
    cppsLevel: 'Bronze',
    keywords: ['179', 'bonus', 'depreciation', 'machinery', 'phase-out'],
    featured: true,
    updated: '2026-11-03',
  },
  {
    id: 'reading-a-study',
    title: 'Reading a Cost Segregation Study',
    description:
      'What an engineering-based study has to show, where weak ones give themselves away, and what follows on sale.',
    type: 'video',
    category: 'Cost Segregation',
    layer: 2,
    cppsLevel: 'Silver',
    minutes: 7,
    keywords: ['engineering', 'recapture', '1245', '3115', 'passive loss'],
    updated: '2026-10-20',
  },
  {
    id: 'payroll-offset',
    title: 'Research Credit Payroll Offset Calculator',
    description:
      'How much of the research credit a young business uses against its payroll tax this year, and what it carries on.',
    type: 'calculator',
    category: 'R&D Credits',
    layer: 3,
    cppsLevel: 'Silver',
    keywords: ['startup', 'Form 8974', 'qualified small business', 'Social Security', 'Medicare'],
    updated: '2026-10-06',
  },
  {
    id: 'research-interview',
    title: 'Research Credit Interview Guide',
    description:
      'How to interview engineers for the four-part test: the order of the questions, what to write down, when to stop.',
    type: 'guide',
    category: 'R&D Credits',
    layer: 3,
    cppsLevel: 'Gold',
    keywords: ['four-part test', 'QRE', 'documentation', 'Form 6765', 'experimentation'],
    updated: '2026-09-08',
  },
  {
    id: 'coaching-nine-layers',
    title: 'Leading a Client Through Nine Layers',
    description:
      'A training session for certified advisors: the order of the layers, the conversations, and when to say no.',
    type: 'webinar',
    category: 'Training',
    cppsLevel: 'Gold',
    minutes: 7,
    keywords: ['blueprint', 'coaching', 'sequence', 'conversation'],
    updated: '2026-10-13',
  },
  {
    id: 'plan-review-record',
    title: 'Plan Review Record',
    description:
      'For the second reader of a plan: facts, law, figures, risks and disclosures checked, with a decision and a date.',
    type: 'template',
    category: 'Training',
    layer: 9,
    cppsLevel: 'Platinum',
    keywords: ['peer review', 'Circular 230', 'quality', 'sign-off', '7216'],
    updated: '2026-08-18',
  },
] as const satisfies readonly ResourceEntry[];

export type ResourceId = (typeof library)[number]['id'] | TemplateId;
export interface Resource extends ResourceEntry {
  readonly id: ResourceId;
}
/** Resources that the page lists one by one. The templates follow by group. */
export const libraryResources: readonly Resource[] = library;

const templateResources: readonly Resource[] = templates.map(({ group, ...template }) => ({
  ...template,
  type: group === 'Worksheets' ? 'calculator' : 'template',
  category: group,
  cppsLevel: 'Bronze',
  updated: templatesUpdated,
}));

/** Library and templates. Pages, search, files, and the database share their ids. */
export const allResources: readonly Resource[] = [...libraryResources, ...templateResources];

export const isFilm = (type: ResourceType): boolean => type === 'video' || type === 'webinar';
