import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import type { ForCpasSection } from './section-types.ts';

const { weeks, layers, cpeHours, seatsPerCohort, weeklyEffortHours, requirements, partnership, price } =
  programme;

/** What a CPA can do with the firm, side by side. */
export const ways = {
  kind: 'ways',
  id: 'ways',
  title: 'Three ways in, line by line.',
  lead: 'They are independent of each other.',
  ways: [
    {
      title: 'Partnership',
      text: 'Real client plans, built together.',
      facts: [
        { term: 'Takes', value: 'About six hours for each plan' },
        { term: 'Costs', value: `$${partnership.monthly} per month` },
        { term: 'Asks for', value: 'A license and owner clients' },
        { term: 'Leaves you with', value: 'Plans presented under your name' },
      ],
      action: { label: 'Apply for the partnership', href: '#partnership' },
    },
    {
      title: 'Certification (CPPS)',
      text: `${layers} layers in ${weeks} weeks, with ${seatsPerCohort} participants at most.`,
      facts: [
        { term: 'Takes', value: `${weeklyEffortHours.from}-${weeklyEffortHours.to} hours a week` },
        {
          term: 'Costs',
          value: `${formatDollars(price.standard.full)}, early enrollment ${formatDollars(price.earlyEnrolment.full)}`,
        },
        { term: 'Asks for', value: `${requirements.practiceRevenue} practice revenue` },
        { term: 'Leaves you with', value: `The designation and ${cpeHours} CPE hours` },
      ],
      action: { label: 'Apply for certification', to: paths.cppsApply },
    },
    {
      title: 'CPE symposium',
      text: 'Two days a year, ten strategies, ten speakers.',
      facts: [
        { term: 'Takes', value: 'Two days' },
        { term: 'Costs', value: 'Free this year' },
        { term: 'Asks for', value: 'A registration' },
        { term: 'Leaves you with', value: 'CPE for what you attend' },
      ],
      action: { label: 'See the symposium', to: paths.symposium },
    },
  ],
} as const satisfies ForCpasSection<'ways'>;
