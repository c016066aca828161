import type { Question } from './business.ts';

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

export const protection = {
  id: 'protection',
  legend: 'If a claim went beyond your insurance, what else could it reach?',
  missing: 'Choose what a claim could reach',
  options: [
    {
      value: 'mapped',
      label: 'We have a map of title, entities and cover, and have read it this year',
      points: 3,
      look: {
        strategy: 'asset-protection',
        weight: 1.1,
        reason: 'The map exists and is read. Check it again before each purchase, guarantee or new partner.',
      },
    },
    {
      value: 'partly-separate',
      label: 'Some things are in entities of their own',
      points: 2,
      look: {
        strategy: 'asset-protection',
        weight: 4,
        reason:
          'Entities help only while leases, insurance and bank accounts follow them. That they still do has not been checked.',
      },
    },
    {
      value: 'one-entity',
      label: 'Nearly everything: it is all in one entity or in my name',
      points: 1,
      look: {
        strategy: 'asset-protection',
        weight: 7.5,
        reason:
          'Building, equipment and operations answer for one another. They can be separated before there is a claim, and hardly after.',
      },
    },
    {
      value: 'do-not-know',
      label: 'I do not know',
      points: 0,
      look: {
        strategy: 'asset-protection',
        weight: 8,
        reason:
          'What one loss could reach is not known. A page that lists title, entity and cover for each thing you own answers it.',
      },
    },
  ],
} as const satisfies Question;

export const risks = {
  id: 'risks',
  legend: 'What about the risks that no policy covers well?',
  hint: 'High deductibles, warranties, a supplier that fails, a site that is shut.',
  missing: 'Choose what was done about risks without a policy',
  options: [
    {
      value: 'priced',
      label: 'They are listed and priced, and we decided who carries each',
      points: 3,
      look: {
        strategy: 'captive-insurance',
        weight: 0.6,
        reason: 'Each risk has its price and its carrier. Price them again when the business changes shape.',
      },
    },
    {
      value: 'known',
      label: 'We know them, without a price',
      points: 1,
      look: {
        strategy: 'captive-insurance',
        weight: 5,
        reason:
          'You carry risks without knowing their price. An insurer of your own is one answer among several, and a small one can be a reportable transaction (Treas. Reg. 1.6011-11, 2025).',
      },
    },
    {
      value: 'not-considered',
      label: 'We have not considered them',
      points: 0,
      look: {
        strategy: 'captive-insurance',
        weight: 6,
        reason:
          'What you carry yourself has not been listed. The list comes first; whether an insurer of your own is right, and reportable (Treas. Reg. 1.6011-11, 2025), is asked after it.',
      },
    },
  ],
} as const satisfies Question;

export const succession = {
  id: 'succession',
  legend: 'If you had to stop tomorrow, what would happen to the business?',
  missing: 'Choose what would happen to the business',
  options: [
    {
      value: 'signed-and-funded',
      label: 'A signed, funded agreement says so, and my estate documents agree with it',
      points: 3,
      look: {
        strategy: 'legacy-planning',
        weight: 1.3,
        reason:
          'The documents agree. The value in them is the part that goes stale: refresh it every other year.',
      },
    },
    {
      value: 'old-or-unfunded',
      label: 'There is an agreement, but it is old or without funding',
      points: 2,
      look: {
        strategy: 'legacy-planning',
        weight: 5.5,
        reason:
          'An agreement without money behind it asks your partners or family to find the price at the worst moment. Value and funding come first.',
      },
    },
    {
      value: 'talked-about',
      label: 'We have talked about it',
      points: 1,
      look: {
        strategy: 'legacy-planning',
        weight: 7.8,
        reason:
          'What was said is not written down. A court, a bank and the other owners will each read the silence in their own way.',
      },
    },
    {
      value: 'nothing',
      label: 'Nothing is arranged',
      points: 0,
      look: {
        strategy: 'legacy-planning',
        weight: 9,
        reason:
          'Nothing says who runs or owns the business after you. Every other strategy here is built on a business that goes on.',
      },
    },
  ],
} as const satisfies Question;

export const giving = {
  id: 'giving',
  legend: 'Do you give to charity, or mean to?',
  missing: 'Choose whether you give to charity',
  options: [
    {
      value: 'through-a-vehicle',
      label: 'Yes, through a foundation or a fund, timed with my income',
      points: 3,
      look: {
        strategy: 'private-foundations',
        weight: 0.7,
        reason:
          'The vehicle is there. Its records and family roles deserve a yearly look, and so does the payout: a private foundation has to pay out a share of its assets every year (IRC 4942).',
      },
    },
    {
      value: 'by-check',
      label: 'Yes, each year, by check or card',
      points: 1,
      look: {
        strategy: 'private-foundations',
        weight: 5,
        reason:
          'Cash is deductible, and rarely the best asset to give. From 2026 those who itemize deduct only gifts above a floor (IRC 170(b)(1)(I)), so asset and year matter more; a foundation is one of the vehicles to compare.',
      },
    },
    {
      value: 'later',
      label: 'I mean to, at a sale or in my will',
      points: 0,
      look: {
        strategy: 'private-foundations',
        weight: 6.5,
        reason:
          'A gift planned for a sale has to be arranged before the sale is agreed. Whether a foundation, a fund or a trust should hold it is settled then.',
      },
    },
    { value: 'no', label: 'No, or only small sums' },
  ],
} as const satisfies Question;
