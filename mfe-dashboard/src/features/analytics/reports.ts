import type { Tables } from 'shared-auth/database.types';
import { formatCalendarDay } from '../../lib/format.ts';
import { countColumns, counted, figure, hoursWords, type Report, sum } from '../../report/report.ts';
import { clientsPerCoach, savingsAndRetainers } from './client-reports.ts';
import { byWeek, conversion, firstAnswer, leadsByWeek } from './lead-reports.ts';
import { within } from './period.ts';
import type { Analytics, CohortSeats } from './queries.ts';

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
  return `${came}, and ${figure(inTime)} of ${figure(due)} that were decided or due were decided on time${half}.`;
}

function applicationsByWeek(analytics: Analytics): Report {
  return {
    id: 'applications-by-week',
    title: 'Applications by week and outcome',
    unit: 'applications a week, by the day they were sent',
    finding: applicationsFinding(analytics.now),
    empty: `No applications ${within(analytics)}.`,
    note: 'On time means within two business days, as promised to the applicant. Outcomes are as of today.',
    ...byWeek(
      analytics,
      outcomes.map(({ label }) => label),
      analytics.applicationWeeks.map((week) => outcomes.map(({ key }) => week[key])),
    ),
  };
}

const waitingWords = (waiting: number): string => (waiting === 0 ? '' : `, ${figure(waiting)} waiting`);
const seatWords = ({ taken, seats, waiting }: CohortSeats): string =>
  `${figure(taken)} of ${figure(seats)}${waitingWords(waiting)}`;

function cohortSeats({ cohorts, waitingForAny }: Analytics): Report {
  const seats = sum(cohorts.map((cohort) => cohort.seats));
  const taken = sum(cohorts.map((cohort) => cohort.taken));
  const waiting = sum(cohorts.map((cohort) => cohort.waiting)) + waitingForAny;
  return {
    id: 'cohorts',
    title: 'Seats of cohorts and waiting list',
    unit: 'seats',
    finding: `${figure(taken)} of ${figure(seats)} seats in ${counted(cohorts.length, 'cohort')} are taken; ${waiting === 0 ? 'no one waits' : counted(waiting, 'applicant waits', 'applicants wait')} for a seat.`,
    empty: 'No cohorts are planned or under way.',
    isOfPeriod: false,
    note: 'As of today, without cohorts that ended before the period.',
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
    columns: [{ label: 'Cohort', kind: 'text' }, ...countColumns('Starts', ['Seats', 'Taken', 'Waiting'])],
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

/** In the order of the program. */
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

function training(analytics: Analytics): Report {
  const progress = analytics.training;
  const rows = Object.entries(modules).map(([id, label]) => {
    const { started = 0, completed = 0, score = null } = progress.find(({ module }) => module === id) ?? {};
    // A percentage, shown as a score from 0 to 5.
    return { label, started, completed, score: score === null ? null : score / 20 };
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
    note: 'The score is the median of each person’s best result, out of five, as of today.',
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
      ...countColumns('Module', ['Started', 'Completed']),
      { label: 'Median score of 5', kind: 'score' },
    ],
    rows: rows.map((row) => [row.label, row.started, row.completed, row.score]),
  };
}

/** In reading order. On wide screens, each row shows two reports of the same height. */
export const reportsOf = (analytics: Analytics): readonly Report[] =>
  [
    leadsByWeek,
    applicationsByWeek,
    conversion,
    firstAnswer,
    clientsPerCoach,
    cohortSeats,
    savingsAndRetainers,
    training,
  ].map((report) => report(analytics));
