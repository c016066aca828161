import type { Film } from 'shared-contract/resources/film';

export const readingAStudy = {
  title: 'Reading a Cost Segregation Study',
  asOf: 'tax year 2026',
  chapters: [
    {
      heading: 'What a study is',
      points: ['An engineering-based split of a building', 'By recovery class', 'Timing, not exemption'],
      says: [
        'An owner buys a building as one asset. The tax law sees several.',
        'It sees carpet, counters, wiring for a machine, paving, and the structure that’s left when those are removed.',
        'A cost segregation study finds those parts, measures them, and puts a cost on each.',
        'It gives the owner time. Deductions that would have been spread over decades are taken early.',
        'It exempts no income. A study that’s sold as a permanent saving is misrepresented.',
        'You won’t write the study. You’ll read it, and sign a return that depends on it. These slides show how to read one.',
      ],
    },
    {
      heading: 'The classes',
      points: [
        '5 years: carpet, appliances, dedicated wiring',
        '7 years: office furniture, most fixtures',
        '15 years: land improvements, QIP',
        '27.5 and 39 years: the building',
      ],
      says: [
        'The short classes are five, seven and fifteen years.',
        'Carpet, appliances, and wiring that serves a machine rather than the building are five-year property.',
        'Office furniture and most fixtures are seven-year property.',
        'Land improvements are fifteen-year property. So is qualified improvement property: interior work that the taxpayer makes after the building is in service.',
        'The building is the rest: 27.5 years for residential rental, 39 years for nonresidential, straight line, mid-month convention.',
        'The short classes qualify for bonus depreciation, and the building doesn’t. So all the money is at the line between them, and weak studies push it.',
      ],
    },
    {
      heading: 'Its value in the first year',
      points: ['$2,000,000 without land, in service July 2026', '$300,000 in 5 years, $200,000 in 15 years'],
      figure: { value: '$494,115', label: 'more deduction in the first year' },
      says: [
        'Here is one building, nonresidential, two million dollars without the land, bought and placed in service in July 2026.',
        'As one asset, its first-year depreciation is 23,540 dollars.',
        'The study finds 300,000 dollars of five-year property and 200,000 dollars of fifteen-year property.',
        'Both get bonus depreciation of 100 percent, and the remaining structure gives 17,655 dollars.',
        'Together that is 517,655 dollars, or 494,115 dollars more than without the study.',
        'At a rate of 37 percent, 182,822 dollars and 55 cents of tax are deferred, if the owner can use the loss.',
        'Use the word deferred with the client.',
      ],
    },
    {
      heading: 'The date that decides the rate',
      points: [
        'Acquired after January 19, 2025: 100%',
        'On or before that day: 20% if in service in 2026',
        'A binding contract fixes the day',
      ],
      says: [
        'Before you look at any class, find the date of acquisition.',
        'Property acquired after January 19, 2025 gets bonus depreciation of 100 percent, and that rate is permanent.',
        'Property acquired on or before that day gets the old, falling rate: 40 percent if placed in service in 2025, and 20 percent in 2026.',
        'A written binding contract sets the date, whenever the closing was.',
        'If the owner constructs the building, the start of significant work counts.',
        'Ask for the contract. A closing statement doesn’t show the date you need.',
      ],
    },
    {
      heading: 'What a sound study shows',
      points: [
        'Who did it, and that they were there',
        'Photographs, drawings, quantities',
        'A reason for each class',
        'Totals that agree with the purchase',
      ],
      says: [
        'A sound study names its authors, their training, and the day on which they walked the building.',
        'It has photographs of the parts, drawings where they exist, and counted quantities.',
        'Each part has a class, and each class a reason that cites the law or a case, not a custom of the trade.',
        'Its costs are from invoices where they exist, and from a named cost guide where they don’t.',
        'And its total is the purchase price with closing costs, less the land, to the dollar.',
        'The IRS publishes an audit technique guide on these studies. Read its chapter on the elements of a study once, with a study next to it.',
      ],
    },
    {
      heading: 'Signs of a weak study',
      points: [
        'A round share of the price',
        'No visit',
        'A fee that depends on the saving',
        'Building parts called equipment',
      ],
      says: [
        'Weak studies look alike.',
        'The short classes are a round share of the price, and it’s the same share in every study from that firm.',
        'The authors never visited. The photographs are from a listing, or there are none.',
        'The fee depends on the tax saved, which gives the author a reason to find more.',
        'Parts that make the building work, such as its plumbing, general lighting, and roof, appear in five-year property.',
        'The land share is small, and no reason is given. Ask what the assessor, the appraiser, and the lender thought it was worth.',
      ],
    },
    {
      heading: 'Can the owner use the loss?',
      points: [
        'Basis: sections 704(d), 1366(d)',
        'At risk: section 465',
        'Passive: section 469, and self-rental',
        'Excess loss: $256,000, $512,000 joint, in 2026',
      ],
      says: [
        'A deduction that the owner can’t use is worth nothing this year.',
        'Four limits apply, in order. A partner or S corporation shareholder starts with basis. Then section 465 limits the loss to the amount at risk.',
        'Section 469 limits passive losses. If the owner rents the building to the owner’s own business, a loss is passive although income isn’t, unless the two can be grouped.',
        'Section 461(l) then limits the business loss that offsets other income: 256,000 dollars in 2026, or 512,000 dollars on a joint return.',
        'Settle these before the study is ordered, not when the return is due. It’s the cheapest page in the file.',
      ],
    },
    {
      heading: 'A building already in service',
      points: [
        'Form 3115, change number 7',
        'The full catch-up in one year',
        'Bonus rate of the in-service year',
      ],
      says: [
        'A study can follow years after the purchase.',
        'No return is amended. The owner changes the method of accounting on Form 3115, with change number 7.',
        'All the missed depreciation is deducted in one year, as an adjustment under section 481(a).',
        'The bonus rate is that of the year in which the building was placed in service, not today’s.',
        'Check the current list of automatic changes before you file. The number of the procedure changes more often than the rule.',
      ],
    },
    {
      heading: 'What happens on sale',
      points: [
        'Section 1245: ordinary income',
        'Straight-line on real property: up to 25%',
        'Allocate the price with care',
      ],
      says: [
        'Read the study with the exit in mind.',
        'On sale, five-year property is recaptured under section 1245: all depreciation taken is ordinary income, up to the gain.',
        'Gain from the building’s straight-line depreciation is taxed at up to 25 percent. Bonus on land improvements above straight line is ordinary income.',
        'An owner who sells in three years may have borrowed a deduction at 37 percent and repaid it at 37 percent.',
        'That can still be worth it, because of the time in between. But compute it, and show it to the client.',
        'The allocation of the sale price decides how much is recaptured.',
      ],
    },
    {
      heading: 'Your page in the file',
      points: [
        'Contract date and in-service date',
        'Total agrees, land explained',
        'Limits settled',
        'Exit computed',
      ],
      says: [
        'So your page in the file is short.',
        'It has the date of the contract and the day the building was placed in service.',
        'It shows that the total agrees with the closing statement, and explains the land.',
        'It says which of the four limits apply to this owner, and how you know.',
        'It shows the sale, computed for the year in which the owner expects it.',
        'And it has the name of the person who read the entire study, with a date. That should be you.',
      ],
    },
  ],
  sources: [
    'IRC 168(c), (e), (e)(6); Rev. Proc. 87-56: classes. IRS Publication 946, table A-7a: first-year rate.',
    'IRC 168(k); P.L. 119-21 section 70301; Notice 2026-11; Reg. 1.168(k)-2(b)(5): bonus and acquisition.',
    'IRC 704(d), 1366(d), 465, 469, 461(l); Reg. 1.469-2(f)(6): limits on losses, 2026. IRC 481(a); Form 3115, change no. 7.',
    'IRC 1245, 1250, 1(h)(1)(E): sale. IRS Publication 5653: audit technique guide.',
  ],
} as const satisfies Film;
