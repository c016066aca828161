import type { Question } from './question-types.ts';

export const retirement = {
  id: 'retirement',
  legend: 'Which retirement plan does the business have?',
  missing: 'Choose the retirement plan of the business',
  options: [
    {
      value: 'with-cash-balance',
      label: 'A 401(k) with a cash balance or defined benefit plan',
      points: 3,
      look: {
        strategy: 'pension-strategies',
        weight: 1.4,
        reason:
          'Both plans are there. They are worth testing together again whenever the payroll, the partners or the year you mean to stop has changed.',
      },
    },
    {
      value: 'designed-401k',
      label: 'A 401(k) with a designed match or profit sharing',
      points: 2,
      look: {
        strategy: 'pension-strategies',
        weight: 5,
        reason:
          'The 401(k) does its work. What an owner can set aside above its limits (IRC 415(c)), and what that costs for the staff, has not been priced.',
      },
    },
    {
      value: 'simple-plan',
      label: 'A SEP, a SIMPLE or a plain 401(k)',
      points: 1,
      look: {
        strategy: '401k-optimization',
        weight: 6,
        reason:
          'A plan off the shelf has one design for every business. Match, profit sharing and eligibility can be set for the payroll you have.',
      },
    },
    {
      value: 'none',
      label: 'None',
      points: 0,
      look: {
        strategy: '401k-optimization',
        weight: 7.5,
        reason:
          'There is no plan, so no dollar of profit can be deferred through one. A new plan can carry a start-up credit for its first years (IRC 45E).',
      },
    },
  ],
} as const satisfies Question;

export const property = {
  id: 'property',
  legend: 'Do you or the business own the building it works in?',
  hint: 'Large build-outs of rented space count as well.',
  missing: 'Choose who owns the building',
  options: [
    {
      value: 'owned-and-studied',
      label: 'Yes, and an engineer’s cost segregation study was made',
      points: 3,
      look: {
        strategy: 'cost-segregation',
        weight: 1,
        reason:
          'The study exists. Improvements made since, and the recapture on a sale (IRC 1245 and 1250), should be in the same schedule.',
      },
    },
    {
      value: 'bought-over-ten-years-ago',
      label: 'Yes, for more than ten years, without a study',
      points: 1,
      look: {
        strategy: 'cost-segregation',
        weight: 3.5,
        reason:
          'Much of the building has been depreciated slowly already. A study may still pay if there were later improvements, and may not: that is a short question.',
      },
    },
    {
      value: 'bought-lately',
      label: 'Yes, bought, built or improved in the last ten years, without a study',
      points: 0,
      look: {
        strategy: 'cost-segregation',
        weight: 7,
        reason:
          'A building of that age is usually depreciated over 39 years as one piece. Parts of it may be 5, 7 and 15-year property (IRC 168(e)), caught up on Form 3115 without amending returns (IRC 481(a)).',
      },
    },
    { value: 'rented', label: 'No, we rent it as it is' },
  ],
} as const satisfies Question;
