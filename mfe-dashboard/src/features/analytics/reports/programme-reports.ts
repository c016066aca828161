import type { Tables } from 'shared-auth/database.types';
import type { Analytics, CohortSeats } from '../data/read-analytics.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import { counted, figure, hoursWords, sum, type Report } from '../../../components/report/report.ts';
import { weekPoints, weekRow, within } from './weeks.ts';

const outcomes = [
  { key: 'approved', label: 'Approved' },
  { key: 'open', label: 'Open' },
  { key: 'rejected', label: 'Rejected' },
  { key: 'withdrawn', label: 'Withdrawn' },
] as const;

function applicationsFinding({ applications, due, inTime, decisionHours }: Analytics['now']): string {
  const came = `${counted(applications, 'application')} came`;
  if (due === 0) return `${came}; none of them is due yet.`;
  const half =
    decisionHours === null ? '' : `; half of the decisions took ${hoursWords(decisionHours)} or less`;
  return `${came}, and ${figure(inTime)} of ${figure(due)} that were decided or due were decided in time${half}.`;
}

export function applicationsByWeek(analytics: Analytics): Report {
  const { applicationWeeks: weeks, now } = analytics;
  return {
    id: 'applications-by-week',
    title: 'Applications by week and outcome',
    unit: 'applications a week, by the day they were sent',
    finding: applicationsFinding(now),
    empty: `No applications ${within(analytics)}.`,
    isOfPeriod: true,
    note: 'In time is within two business days, as the applicant was told. Outcomes are those of today.',
    chart:
      now.applications === 0
        ? null
        : {
            kind: 'columns',
            points: weekPoints(analytics),
            series: outcomes.map(({ key, label }) => ({ label, values: weeks.map((week) => week[key]) })),
          },
    columns: [
      { label: 'Week of', kind: 'text' },
      ...outcomes.map(({ label }) => ({ label, kind: 'count' as const })),
      { label: 'All', kind: 'count' },
    ],
    rows: weeks.map((week, at) => {
      const counts = outcomes.map(({ key }) => week[key]);
      return [weekRow(analytics, analytics.weeks[at] ?? ''), ...counts, sum(counts)];
    }),
  };
}

const waitingWords = (waiting: number): string => (waiting === 0 ? '' : `, ${figure(waiting)} waiting`);
const seatWords = ({ taken, seats, waiting }: CohortSeats): string =>
  `${figure(taken)} of ${figure(seats)}${waitingWords(waiting)}`;

export function cohortSeats({ cohorts, waitingForAny }: Analytics): Report {
  const seats = sum(cohorts.map((cohort) => cohort.seats));
  const taken = sum(cohorts.map((cohort) => cohort.taken));
  const waiting = sum(cohorts.map((cohort) => cohort.waiting)) + waitingForAny;
  return {
    id: 'cohorts',
    title: 'Seats of cohorts and waiting list',
    unit: 'seats',
    finding: `${figure(taken)} of ${figure(seats)} seats in ${counted(cohorts.length, 'cohort')} are taken; ${waiting === 0 ? 'nobody waits' : counted(waiting, 'applicant waits', 'applicants wait')} for a seat.`,
    empty: 'No cohorts are planned or under way.',
    isOfPeriod: false,
    note: 'As of today; cohorts that had ended before the period are left out.',
    chart:
      cohorts.length === 0
        ? null
        : {
            kind: 'bars',
            parts: ['Seats taken', 'Seats free'],
            hasRest: true,
            rows: cohorts.map((cohort) => ({
              label: cohort.name,
              values: [cohort.taken, cohort.seats - cohort.taken],
              text: seatWords(cohort),
            })),
          },
    columns: [
      { label: 'Cohort', kind: 'text' },
      { label: 'Starts', kind: 'text' },
      { label: 'Seats', kind: 'count' },
      { label: 'Taken', kind: 'count' },
      { label: 'Waiting', kind: 'count' },
    ],
    rows: [
      ...cohorts.map(({ name, startsOn, seats: all, taken: some, waiting: others }) => [
        name,
        formatCalendarDay(startsOn),
        all,
        some,
        others,
      ]),
      ...(waitingForAny === 0 ? [] : [['Any cohort', '', null, null, waitingForAny]]),
    ],
  };
}

/** The modules in the order of the program. */
const modules: Readonly<Record<Tables<'training_progress'>['module_id'], string>> = {
  'private-foundation': 'Private foundation',
  '401k': '401(k)',
  pension: 'Pension',
  'cost-segregation': 'Cost segregation',
  'cost-remediation': 'Cost remediation',
  'captive-insurance': 'Captive insurance',
  'tax-reduction-strategy': 'Tax reduction strategy',
  'rd-erc': 'R&D and ERC',
  'asset-protection': 'Asset protection',
  'legacy-estate-succession': 'Legacy, estate and succession',
};

/** A score of five, from one in per cent. */
const ofFive = (score: number | null): number | null => (score === null ? null : score / 20);

export function training(analytics: Analytics): Report {
  const progress = analytics.training;
  const rows = Object.entries(modules).map(([id, label]) => {
    const known = progress.find(({ module }) => module === id);
    return {
      label,
      started: known?.started ?? 0,
      completed: known?.completed ?? 0,
      score: ofFive(known?.score ?? null),
    };
  });
  const [started, completed] = [sum(rows.map((row) => row.started)), sum(rows.map((row) => row.completed))];
  const most = rows.toSorted((one, other) => other.completed - one.completed)[0];
  const first =
    most !== undefined && most.completed > 0
      ? `; “${most.label}” most often, by ${counted(most.completed, 'person', 'people')}`
      : '';
  return {
    id: 'training',
    title: 'Training by module',
    unit: 'people who started and who completed it in the period',
    finding: `Modules were started ${counted(started, 'time')} and completed ${counted(completed, 'time')}${first}.`,
    empty: `No module was started or completed ${within(analytics)}.`,
    isOfPeriod: true,
    note: 'The score is the median of everybody’s best, of five, as of today.',
    chart:
      started + completed === 0
        ? null
        : {
            kind: 'bars',
            isGrouped: true,
            parts: ['Started', 'Completed'],
            rows: rows.map(({ label, started: some, completed: done }) => ({
              label,
              values: [some, done],
              text: `${figure(some)} started, ${figure(done)} completed`,
            })),
          },
    columns: [
      { label: 'Module', kind: 'text' },
      { label: 'Started', kind: 'count' },
      { label: 'Completed', kind: 'count' },
      { label: 'Median score of 5', kind: 'score' },
    ],
    rows: rows.map((row) => [row.label, row.started, row.completed, row.score]),
  };
}
