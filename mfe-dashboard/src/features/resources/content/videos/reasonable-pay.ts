import { ownerTax, type OwnerYear } from 'shared-contract/calculators/business-owner';
import { formatNumber } from 'shared-contract/format';
import type { Film } from 'shared-contract/resources/film';

const soleOwner: OwnerYear = {
  ...{ year: 2026, status: 'single', over65: 0, wages: 0, investmentIncome: 0, gains: 0 },
  ...{ deduction: 'standard', salt: 0, otherItemized: 0, entity: 'sole', profit: 300_000, salary: 0 },
  ...{ staffWages: 0, isService: false, expenses: 0, deferral: 0, pension: 0, credit: 0 },
};

/** Returns what the S corporation saves in federal tax after every deduction, in whole dollars. */
const saved = (facts: Partial<OwnerYear>): string => {
  const owner = { ...soleOwner, ...facts };
  const corporation: OwnerYear = { ...owner, entity: 's-corp', salary: 120_000 };
  return formatNumber(ownerTax(owner).total - ownerTax(corporation).total);
};

export const reasonablePay = {
  title: 'Reasonable Pay in an S Corporation',
  asOf: 'tax year 2026',
  chapters: [
    {
      heading: 'The question comes first',
      points: [
        'Pay before distributions',
        'The saving is what is left over',
        'A record, made during the year',
      ],
      says: [
        'An owner who works in an S corporation is its employee.',
        'The law doesn’t let the owner decide how much of the profit is wages.',
        'It looks at the value of the work, and it wants that amount paid before any distribution.',
        'Many conversations about S corporations begin with the payroll tax they would save.',
        'That’s the wrong end of the question, because the saving is only what remains after the pay is right.',
        'These ten slides cover the law, the figure, the record, and the events that make a good figure out of date.',
        'They have no sound. The captions are the complete text, and it appears again below.',
      ],
    },
    {
      heading: 'Why wages come first',
      points: [
        'IRC 3121(d): officers are employees',
        'Rev. Rul. 74-44',
        'Watson, 668 F.3d 1008 (8th Cir. 2012)',
      ],
      says: [
        'Section 3121(d) makes an officer of a corporation an employee for payroll tax.',
        'Revenue Ruling 74-44 draws the conclusion: a distribution paid instead of wages is taxed as wages.',
        'The case that advisors know best is Watson, decided by the Eighth Circuit in 2012.',
        'A certified public accountant took a salary of 24,000 dollars from a practice that did well.',
        'The trial court found that his work was worth 91,044 dollars a year, and the appeals court affirmed.',
        'The rest of his distributions stayed distributions. The case turned on evidence, and he had none for his figure.',
        'In McAlary, a broker had agreed with himself on 24,000 dollars. The Tax Court found 83,200: 40 dollars an hour for 2,080 hours.',
      ],
    },
    {
      heading: 'What the saving really is',
      points: ['Profit before pay $300,000, salary $120,000', 'Single owner, 2026'],
      figure: { value: '$13,245.90', label: 'less payroll tax than as a sole owner, before what it costs' },
      says: [
        'Take a single owner with 300,000 dollars of profit before pay, in 2026.',
        'As a sole owner, she owes self-employment tax of 30,912 dollars and 45 cents, on 92.35 percent of the profit.',
        'The additional Medicare tax adds 693 dollars and 45 cents, for a total of 31,605 dollars and 90 cents.',
        'As an S corporation with a salary of 120,000 dollars, both halves of payroll tax are 18,360 dollars.',
        'The difference is 13,245 dollars and 90 cents, and that’s not the net saving.',
        'The deduction for half of self-employment tax goes, and the business income deduction changes. It can move either way.',
        `Without employees, the salary creates the wage limit that she lacked, and federal tax falls by ${saved({})} dollars.`,
        `With 200,000 dollars of staff wages it falls by only ${saved({ staffWages: 200_000 })}, and in a service business with that staff by ${saved({ staffWages: 200_000, isService: true })}.`,
        'From that, subtract payroll, return, and state costs. And every dollar depends on 120,000 being the right salary.',
      ],
    },
    {
      heading: 'Three ways to the figure',
      points: [
        'Market: pay for the same job',
        'Cost: each role priced',
        'Income: an investor’s return, then pay',
      ],
      says: [
        'The IRS names three methods, and a careful file uses two of them.',
        'The market approach asks what an outsider would be paid to do this job, in this place and this trade.',
        'The cost approach divides the job. An owner may sell for ten hours, manage for twenty, and produce for fifteen.',
        'Each role has its wage in the published data, and the sum is the pay of the person who fills them all.',
        'The income approach asks what an independent investor would want to earn, and looks at what remains for the work.',
        'Where two methods agree closely, you have a range. Where they don’t, you have a question to answer before you choose.',
      ],
    },
    {
      heading: 'Facts that move it',
      points: [
        'Training and experience',
        'Hours and duties',
        'What employees earn',
        'Profit that others produce',
      ],
      says: [
        'Courts look at the same facts again and again.',
        'What training and experience does the owner bring? How many hours does the owner work, and at what?',
        'What do the employees earn, and does the owner do more, or less, than the best paid of them?',
        'How much of the profit does the owner produce, and how much do people, equipment, and a name produce?',
        'A dentist who works alone earns nearly all of it. The owner of a shop with forty people does not.',
        'Write the answers down with the owner in the room. A year later no one remembers the hours.',
      ],
    },
    {
      heading: 'A low salary costs something too',
      points: [
        'Less room for retirement contributions',
        'Less Social Security credit',
        'Less under section 199A',
      ],
      says: [
        'A salary that’s too low is a risk. It also has a cost.',
        'An employer can give a profit-sharing plan at most 25 percent of eligible pay, so a lower salary means a smaller contribution.',
        'Social Security benefits follow from wages up to the wage base, which is 184,500 dollars in 2026.',
        'And above the thresholds the deduction for qualified business income can depend on wages paid.',
        'For 2026 those thresholds are 201,750 dollars, and 403,500 dollars on a joint return.',
        'So the lowest salary that can be defended isn’t always the best one. Compute the full return for two or three salaries, and show them side by side.',
      ],
    },
    {
      heading: 'The record',
      points: [
        'One page, signed and dated',
        'Method, sources, hours, range, choice',
        'Minutes that adopt it',
      ],
      says: [
        'The record is one page, made before the year is over.',
        'It names the method and the sources of the figures, with the date you looked them up.',
        'It lists the owner’s hours in each role, and who reported them.',
        'It gives the range, the salary that was chosen, and the reason for that choice.',
        'The owner signs it, and the minutes of the corporation adopt it.',
        'A salary that’s found in April to make the return come out right has no such page, and it shows.',
      ],
    },
    {
      heading: 'Pay it like pay',
      points: ['Through payroll, on its days', 'Deposits and returns on time', 'Not once in December'],
      says: [
        'Then pay it like any other salary: through payroll, on the same days, with tax withheld and deposited.',
        'One check in December proves that the owner remembered. It doesn’t prove employment.',
        'If cash is short, pay a part and write down that the rest is owed, and for how long.',
        'Watch distributions in the same months. An examiner looks first for money that leaves every week without a payroll run.',
        'Owners’ benefits have their own rules. Ask payroll before the year ends, not after.',
      ],
    },
    {
      heading: 'When the figure goes stale',
      points: [
        'The work changes',
        'Profit moves by a quarter',
        'A key person arrives or leaves',
        'Two years have passed',
      ],
      says: [
        'A good figure doesn’t stay good.',
        'Review it when the owner’s work changes: a manager is hired, or an owner steps back in.',
        'Review it when profit moves by a quarter or more, in either direction.',
        'Review it when a person who earns a good part of the revenue arrives or leaves.',
        'And review it after two years, whatever happened. Wages in the market have moved by then, even if nothing else has.',
        'Put the date of the next review on the page, so that no one has to remember it.',
      ],
    },
    {
      heading: 'What you say to the client',
      points: [
        'First the work, then the figure',
        'Then the saving, and its cost',
        'Then the page, and a signature',
      ],
      says: [
        'With the client, use the same order.',
        'Talk about the work first, then about the figure, and only then about the saving and its cost.',
        'If the owner names a salary before you’ve discussed the work, write it down, and go on with your questions.',
        'If the owner won’t pay for the value of the work, explain the risk in writing, and consider whether you can sign the return.',
        'Nothing here is advice for a particular person. It’s an order of steps, and the page that belongs in the file.',
      ],
    },
  ],
  sources: [
    'IRC 3121(d); Rev. Rul. 74-44; David E. Watson, P.C. v. United States, 757 F. Supp. 2d 877 (S.D. Iowa 2010), 668 F.3d 1008 (8th Cir. 2012); Sean McAlary Ltd, T.C. Summ. Op. 2013-62.',
    'IRC 1401, 1402(a)(12), 3101, 3111: rates; wage base of $184,500 for 2026 (SSA).',
    'IRC 199A; Rev. Proc. 2025-32: thresholds of 2026. IRC 404(a)(3): 25% of eligible pay.',
  ],
} as const satisfies Film;
