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
          'You have both plans. Test them together again when your payroll, your partners or your retirement date changes.',
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
          'Your 401(k) works. Next, price what you could set aside above its limit on annual additions (IRC 415(c)), and the staff cost.',
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
          'An off-the-shelf plan has one design for every business. You can set match, profit sharing and eligibility for your own payroll.',
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
          'Without a plan you can’t defer profit through one. A new plan can earn a start-up credit in its first years (IRC 45E).',
      },
    },
  ],
} as const satisfies Question;

export const property = {
  id: 'property',
  legend: 'Do you or the business own the building it works in?',
  hint: 'Large build-outs of rented space count, too.',
  missing: 'Choose who owns the building',
  options: [
    {
      value: 'owned-and-studied',
      label: 'Yes, with an engineer’s cost segregation study',
      points: 3,
      look: {
        strategy: 'cost-segregation',
        weight: 1,
        reason:
          'You have the study. Add later improvements and the recapture on a sale (IRC 1245 and 1250) to its schedule.',
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
          'You have already depreciated much of the building. A study may still pay if you improved it later.',
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
          'Most owners depreciate such a building over 39 years as one piece. Parts may be 5, 7 and 15-year property (IRC 168(e)); you catch up on Form 3115 without amending returns (IRC 481(a)).',
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
      label: 'We have a map of title, entities and insurance, and reviewed it this year',
      points: 3,
      look: {
        strategy: 'asset-protection',
        weight: 1.1,
        reason: 'You have a current map. Check it before each purchase, guarantee or new partner.',
      },
    },
    {
      value: 'partly-separate',
      label: 'Some assets are in separate entities',
      points: 2,
      look: {
        strategy: 'asset-protection',
        weight: 4,
        reason:
          'Entities help only while leases, insurance and bank accounts match them. Check that they still do.',
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
          'A claim against one asset can reach all the others. You can separate them before a claim, hardly after.',
      },
    },
    {
      value: 'do-not-know',
      label: 'I don’t know',
      points: 0,
      look: {
        strategy: 'asset-protection',
        weight: 8,
        reason:
          'List title, entity and insurance for each asset on one page to see what one loss could reach.',
      },
    },
  ],
} as const satisfies Question;

export const risks = {
  id: 'risks',
  legend: 'What about the risks that no policy covers well?',
  hint: 'High deductibles, warranties, a failed supplier, a closed site.',
  missing: 'Choose what was done about risks without a policy',
  options: [
    {
      value: 'priced',
      label: 'They are listed and priced, and we decided who carries each',
      points: 3,
      look: {
        strategy: 'captive-insurance',
        weight: 0.6,
        reason: 'You have priced and assigned each risk. Do it again when the business changes.',
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
          'You carry risks without knowing their price. Your own insurer is one answer among several, and a small one can be a reportable transaction (Treas. Reg. 1.6011-11, 2025).',
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
          'List the risks you carry first. Then ask whether your own insurer is right, and reportable (Treas. Reg. 1.6011-11, 2025).',
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
      label: 'A signed, funded agreement governs, and my estate documents match it',
      points: 3,
      look: {
        strategy: 'legacy-planning',
        weight: 1.3,
        reason: 'Your documents agree. Their valuation goes stale: update it every other year.',
      },
    },
    {
      value: 'old-or-unfunded',
      label: 'We have an agreement, but it is old or unfunded',
      points: 2,
      look: {
        strategy: 'legacy-planning',
        weight: 5.5,
        reason:
          'With an unfunded agreement, your partners or family must find the price at the worst moment. Settle value and funding first.',
      },
    },
    {
      value: 'talked-about',
      label: 'We have talked about it',
      points: 1,
      look: {
        strategy: 'legacy-planning',
        weight: 7.8,
        reason: 'Nothing is in writing yet. Without a document, a court, a bank and the other owners decide.',
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
          'No document names who runs or owns the business after you. Every other strategy assumes that the business continues.',
      },
    },
  ],
} as const satisfies Question;

export const giving = {
  id: 'giving',
  legend: 'Do you give to charity, or plan to?',
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
          'You have the vehicle. Review its records, family roles and payout every year: a private foundation must pay out a share of its assets each year (IRC 4942).',
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
          'Cash is deductible but rarely the best asset to give. From 2026, itemizers deduct only gifts above a floor (IRC 170(b)(1)(I)), so asset and year matter more. Compare vehicles, a foundation included.',
      },
    },
    {
      value: 'later',
      label: 'I plan to, at a sale or in my will',
      points: 0,
      look: {
        strategy: 'private-foundations',
        weight: 6.5,
        reason:
          'Arrange a gift before you agree on the sale. Decide then whether a foundation, a fund or a trust should hold it.',
      },
    },
    { value: 'no', label: 'No, or only small sums' },
  ],
} as const satisfies Question;
