import type { Film } from 'shared-contract/resources/film';

export const reasonablePay = {
  title: 'Reasonable Pay in an S Corporation',
  asOf: 'tax year 2026',
  chapters: [
    {
      heading: 'The question comes first',
      points: [
        'Pay before distributions',
        'The saving is what is left over',
        'A record, made while the year runs',
      ],
      says: [
        'An owner who works in an S corporation is an employee of it.',
        'The law does not ask the owner how much of the profit should be called wages.',
        'It asks what the work is worth, and it wants that amount paid before anything is distributed.',
        'Many conversations about S corporations begin with the payroll tax that would be saved.',
        'That is the wrong end of the question, because the saving is only what remains after the pay is right.',
        'These ten slides go through the law, the figure, the record, and the places where a good answer goes stale.',
        'They have no sound. What you read here is all there is to hear, and it is below as a text.',
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
        'Revenue Ruling 74-44 says what follows: a distribution that stands in the place of pay is treated as pay.',
        'The case that advisors know best is Watson, decided by the Eighth Circuit in 2012.',
        'A certified public accountant took a salary of 24,000 dollars from a practice that did well.',
        'The court let stand a finding that his work was worth about 91,000 to 93,000 dollars.',
        'It was not the low figure alone that lost the case. It was that nobody could say where the figure came from.',
      ],
    },
    {
      heading: 'What the saving really is',
      points: ['Profit before pay $300,000, salary $120,000', 'Single owner, 2026'],
      figure: { value: '$13,245.90', label: 'less payroll tax than as a sole owner, before what it costs' },
      says: [
        'Take a single owner with 300,000 dollars of profit before pay, in 2026.',
        'As a sole owner the self-employment tax is 30,912 dollars and 45 cents, on 92.35 percent of the profit.',
        'The additional Medicare tax adds 693 dollars and 45 cents, so that 31,605 dollars and 90 cents are due.',
        'As an S corporation with a salary of 120,000 dollars, both halves of payroll tax come to 18,360 dollars.',
        'The difference is 13,245 dollars and 90 cents.',
        'That is not the net saving. The deduction for half of self-employment tax goes, the qualified business income deduction changes, and there are payroll, return and state costs.',
        'And every dollar of it rests on 120,000 dollars being the right salary.',
      ],
    },
    {
      heading: 'Three ways to the figure',
      points: [
        'What others are paid for it',
        'What each role would cost',
        'What the capital earns, and what is left',
      ],
      says: [
        'There are three ways to a figure, and a careful file uses two of them.',
        'The first looks at the market: what would a stranger be paid to do this job, in this place, in this trade?',
        'The second takes the job apart. An owner may sell for ten hours, manage for twenty and do the work itself for fifteen.',
        'Each role has a wage of its own, and the sum is the pay of the person who fills them all.',
        'The third asks what an investor would want to earn first, and looks at what remains for the work.',
        'Where two of the ways come out close to each other, you have a range. Where they do not, you have a question to answer before you choose.',
      ],
    },
    {
      heading: 'Facts that move it',
      points: [
        'Training and experience',
        'Hours and duties',
        'What employees earn',
        'Profit that comes from others',
      ],
      says: [
        'Courts look at the same things again and again.',
        'What training and experience does the owner bring? How many hours are worked, and at what?',
        'What do the employees earn, and does the owner do more, or less, than the best paid of them?',
        'How much of the profit comes from the owner’s own hands, and how much from people, equipment and a name?',
        'A dentist who works alone earns nearly all of it. The owner of a shop with forty people does not.',
        'Write the answers down with the owner in the room. A year later nobody remembers the hours.',
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
        'A salary that is too low is a risk. It also takes things away.',
        'An employer can give a profit-sharing plan at most 25 percent of eligible pay, so a lower salary means a smaller contribution.',
        'Social Security benefits follow from wages up to the wage base, which is 184,500 dollars in 2026.',
        'And above the thresholds the deduction for qualified business income can depend on wages paid.',
        'For 2026 those thresholds are 201,750 dollars, and 403,500 dollars on a joint return.',
        'So the lowest salary that can be defended is not always the best one. Work the whole return out for two or three salaries, and let the client see them side by side.',
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
        'The record is one page, and it is made before the year is over.',
        'It says which method was used and where the figures came from, with the date on which they were looked up.',
        'It says how many hours the owner works, in which role, and who told you so.',
        'It gives the range, the salary that was chosen, and the reason for that one.',
        'The owner signs it, and the minutes of the corporation adopt it.',
        'A salary that is found in April to make the return come out right has no such page, and it shows.',
      ],
    },
    {
      heading: 'Pay it like pay',
      points: ['Through payroll, on its days', 'Deposits and returns on time', 'Not once in December'],
      says: [
        'Then pay it as anybody is paid: through payroll, on the same days, with tax withheld and deposited.',
        'One check in December says that somebody remembered. It does not say that somebody was employed.',
        'If cash is short, pay a part and write down that the rest is owed, and for how long.',
        'Watch distributions in the same months. Money that leaves every week without a payroll run is the first thing that an examiner sees.',
        'Benefits of owners have rules of their own. Ask payroll before the year ends, not after.',
      ],
    },
    {
      heading: 'When the figure goes stale',
      points: [
        'The work changes',
        'Profit moves by a quarter',
        'A key person comes or goes',
        'Two years have passed',
      ],
      says: [
        'A good figure does not stay good.',
        'Look at it again when the owner’s work changes: a manager is hired, or an owner steps back in.',
        'Look again when profit moves by a quarter or more, in either direction.',
        'Look again when somebody comes or goes who earns a good part of the revenue.',
        'And look again after two years, whatever happened. Wages in the market have moved by then, even if nothing else has.',
        'Put the date of the next look on the page itself, so that it is found without anybody having to remember.',
      ],
    },
    {
      heading: 'What you say to the client',
      points: [
        'First the work, then the figure',
        'Then what is saved, and what it costs',
        'Then the page, and a signature',
      ],
      says: [
        'With the client, keep the same order.',
        'Talk about the work first, then about the figure, and only then about what is saved and what it costs to save it.',
        'If the owner names a salary before you have asked about the work, write it down, and go on asking.',
        'If the owner will not pay what the work is worth, say in writing what that risks, and consider whether you can sign the return.',
        'Nothing here is advice for a particular person. It is the order in which to look, and the page that should be in the file when you have looked.',
      ],
    },
  ],
  sources: [
    'IRC 3121(d); Rev. Rul. 74-44; Watson v. United States, 668 F.3d 1008 (8th Cir. 2012).',
    'IRC 1401, 1402(a)(12), 3101, 3111: rates; wage base of $184,500 for 2026 (SSA).',
    'IRC 199A; Rev. Proc. 2025-32: thresholds of 2026. IRC 404(a)(3): 25% of eligible pay.',
  ],
} as const satisfies Film;
