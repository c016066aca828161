import { formatDollars } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import { programDirector } from '../people.ts';

const { cpe, cpeHours, layers, liveSession, price, seatsPerCohort, weeklyEffortHours, weeks } = programme;

/** What a participant takes on, drawn as the plans are that they learn to make. */
export const programSheet = {
  title: 'Program sheet',
  subject: `CPPS, ${layers} layers in ${weeks} weeks`,
  lines: [
    {
      title: 'Live sessions',
      text: `${weeks} evenings of ${liveSession.hours} hours, ${seatsPerCohort} participants at most`,
      result: `${cpe.live} CPE`,
      details: [
        { term: 'How', value: 'Online, with attendance checks' },
        { term: 'Level', value: cpe.level },
      ],
    },
    {
      title: 'Self-study',
      text: `Modules and worksheets, ${weeklyEffortHours.from}-${weeklyEffortHours.to} hours a week with the sessions`,
      result: `${cpe.selfStudy} CPE`,
      details: [
        { term: 'How', value: 'At your own pace' },
        { term: 'Test', value: 'At the end of each layer' },
      ],
    },
    {
      title: 'A plan for a client of yours',
      text: 'Drawn by you, reworked by a second CPA, presented by you',
      result: '1 plan',
      details: [
        { term: 'Needs', value: 'Signed consent (IRC 7216)' },
        { term: 'Ends', value: 'In the last week' },
      ],
    },
  ],
  totals: [
    { term: 'CPE hours', value: String(cpeHours) },
    { term: 'In one payment', value: formatDollars(price.standard.full) },
    { term: 'Enrolled early', value: formatDollars(price.earlyEnrolment.full) },
  ],
  titleBlock: [
    { term: 'Taught by', value: programDirector.name },
    { term: 'Accepted by', value: 'Your state board, which decides' },
  ],
} as const satisfies PlanSheetProps;
