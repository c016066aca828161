import type { Analytics, Totals } from '../data/read-analytics.ts';
import { formatShortDollars } from '../../../lib/format.ts';
import {
  cellWords,
  share,
  type Cell,
  type CellKind,
  type Report,
} from '../../../components/report/report.ts';

interface Line {
  readonly label: string;
  readonly kind: CellKind;
  readonly of: (totals: Totals) => number | null;
}

const reached = (stages: Totals['stages'], stage: string): number =>
  stages.find((one) => one.stage === stage)?.leads ?? 0;

const lines: readonly Line[] = [
  { label: 'Leads', kind: 'count', of: ({ stages }) => reached(stages, 'new') },
  { label: 'Leads converted', kind: 'count', of: ({ stages }) => reached(stages, 'converted') },
  { label: 'First answer, median', kind: 'hours', of: ({ answers }) => answers.median },
  { label: 'Clients added', kind: 'count', of: ({ clientsAdded }) => clientsAdded },
  { label: 'Retainers of active clients', kind: 'dollars', of: ({ retainers }) => retainers },
  { label: 'Savings of active clients', kind: 'dollars', of: ({ savings }) => savings },
  { label: 'Applications', kind: 'count', of: ({ applications }) => applications },
  { label: 'Decided in time', kind: 'percent', of: ({ due, inTime }) => share(inTime, due) },
  { label: 'Modules completed', kind: 'count', of: ({ modulesCompleted }) => modulesCompleted },
];

/** Dollars are rounded, so that four columns have room on a phone; the file has all digits. */
const words = (value: number | null, kind: CellKind): string =>
  kind === 'dollars' && value !== null ? formatShortDollars(value) : cellWords(value, kind);

/** How a figure moved: `+3`, `−12%` of points, `the same`. */
function changeWords(now: number | null, before: number | null, kind: CellKind): string {
  if (now === null || before === null) return '-';
  const change = now - before;
  const moved = words(Math.abs(change), kind);
  if (moved === words(0, kind)) return 'the same';
  return `${change > 0 ? '+' : '−'}${kind === 'percent' ? moved.replace('%', ' points') : moved}`;
}

export interface SummaryLine {
  readonly label: string;
  readonly now: string;
  readonly before: string;
  readonly change: string;
}

export const summaryLines = ({ now, before }: Analytics): SummaryLine[] =>
  lines.map(({ label, kind, of }) => ({
    label,
    now: words(of(now), kind),
    before: words(of(before), kind),
    change: changeWords(of(now), of(before), kind),
  }));

/** The summary as a table of its own, for a file: bare numbers. Hours stay hours. */
export function summaryReport({ now, before }: Analytics): Pick<Report, 'id' | 'title' | 'columns' | 'rows'> {
  const fileLabel = ({ label, kind }: Line): string =>
    kind === 'hours' ? `${label}, hours` : kind === 'percent' ? `${label}, %` : label;
  return {
    id: 'summary',
    title: 'Report of the period',
    columns: [
      { label: 'Figure', kind: 'text' },
      { label: 'This period', kind: 'count' },
      { label: 'Period before', kind: 'count' },
    ],
    rows: lines.map((line): Cell[] => [fileLabel(line), line.of(now), line.of(before)]),
  };
}
