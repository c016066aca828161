import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { published2025, taxTables } from 'shared-contract/tax/tables';
import type { IconName } from 'shared-ui/icon';
import type { PageHead } from '../../page.tsx';
import type { AnyCommonSection, PageHeading } from '../sections.ts';

export const heading = {
  id: 'tax-center',
  page: 'Tax Center',
  title: 'Comprehensive Tax Center',
  lead: 'Federal figures for 2026 and 2025, each with its source.',
} as const satisfies PageHeading;

const current = taxTables[2026];
const enacted2025 = taxTables[2025];
const percent = (rate: number) => `${String(Math.round(rate * 100))}%`;
const thousands = (dollars: number) => `$${String(dollars / 1000)}K`;

/** Figures of the header: the current year's first, then 2025 as enacted, then as first published. */
export const headFigures = [
  {
    label: 'Top rate',
    now: percent(current.incomeTax.rates[6]),
    enacted: percent(enacted2025.incomeTax.rates[6]),
    first: percent(published2025.topRate),
    isReplaced: false,
  },
  {
    label: '401(k) limit',
    now: formatDollars(current.retirement.deferral),
    enacted: formatDollars(enacted2025.retirement.deferral),
    first: thousands(published2025.retirement.deferral),
    isReplaced: false,
  },
  {
    label: 'IRA limit',
    now: formatDollars(current.retirement.ira),
    enacted: formatDollars(enacted2025.retirement.ira),
    first: thousands(published2025.retirement.ira),
    isReplaced: false,
  },
  {
    label: 'SALT cap',
    now: formatDollars(current.saltCap.cap),
    enacted: formatDollars(enacted2025.saltCap.cap),
    first: thousands(published2025.saltCap),
    isReplaced: true,
  },
] as const;

/** Tabs in display order. The first is the default. */
export const tabs = {
  overview: 'Tax Strategies',
  'year-end': 'Year-End Planning',
  brackets: '2026 and 2025 Tax Brackets',
  resources: 'Resources',
} as const;

interface ResourceCard {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
}

export const resourceCards = [
  {
    title: 'White Papers',
    text: 'Social Security and income outside the stock market, at length.',
    label: 'Read the white papers',
    to: paths.whitePapers,
    icon: 'file',
  },
  {
    title: 'Tax Consultation',
    text: 'Bring last year’s return and one question. You leave with a next step, or with a reason to change nothing.',
    label: 'Request a consultation',
    to: paths.contact,
    icon: 'phone',
  },
  {
    title: 'Advanced Retirement Planning',
    text: 'Cash balance plans and what they cost in staff, in fees and in thin years.',
    label: 'See the plans',
    to: paths.advancedRetirementPlanning,
    icon: 'briefcase',
  },
  {
    title: 'Tax Articles',
    text: 'Year-end moves, required distributions and estates.',
    label: 'Read the articles',
    to: paths.blog,
    icon: 'book',
  },
] as const satisfies readonly ResourceCard[];

export const taxCenterRest = [
  {
    kind: 'callToAction',
    id: 'next',
    title: 'Find out which of these apply to you.',
    lead: 'One call with your last return, and an answer for each line that does.',
    actions: [{ label: 'Schedule a Consultation', to: paths.contact }],
  },
] as const satisfies readonly AnyCommonSection[];

export const head = {
  title: 'Comprehensive Tax Center',
  description:
    'Tax strategies, a year-end checklist with federal deadlines, and the 2026 and 2025 tax tables with the authority for each figure.',
  path: paths.taxCenter,
} satisfies PageHead;
