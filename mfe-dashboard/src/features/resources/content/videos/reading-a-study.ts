import type { Film } from 'shared-contract/resources/film';

export const readingAStudy = {
  title: 'Reading a Cost Segregation Study',
  asOf: 'tax year 2026',
  chapters: [
    {
      heading: 'What a study is',
      points: ['An engineering-based split of a building', 'By recovery class', 'Timing, not exemption'],
      says: [
        'A building is bought in one piece, and the tax law does not see one piece.',
        'It sees carpet, counters, wiring for a machine, paving, and the structure that is left when those are taken out.',
        'A cost segregation study finds those parts, measures them and puts a cost on each.',
        'What it gives the owner is time. Deductions come early that would have come over decades.',
        'No dollar of income is exempted by it, and a study that is sold as a permanent saving is sold wrongly.',
        'You will not write the study. You will read it, and sign a return that rests on it. These slides are about the reading.',
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
        'Carpet, appliances and wiring that serves a machine rather than the building are five-year property.',
        'Office furniture and most fixtures have seven years.',
        'Land improvements have fifteen, and so does qualified improvement property.',
        'What remains is the building: 27.5 years for residential rental, 39 years for nonresidential, straight line, from the middle of the month.',
        'The short classes take bonus depreciation. The building does not. So the line between them is where all the money is, and where a weak study pushes.',
      ],
    },
    {
      heading: 'What it is worth in the first year',
      points: ['$2,000,000 without land, in service July 2026', '$300,000 in 5 years, $200,000 in 15 years'],
      figure: { value: '$494,115', label: 'more deduction in the first year' },
      says: [
        'Here is one building, nonresidential, two million dollars without the land, bought and placed in service in July 2026.',
        'Left in one piece its first-year depreciation is 23,540 dollars.',
        'The study finds 300,000 dollars of five-year property and 200,000 dollars of fifteen-year property.',
        'Both take bonus depreciation of 100 percent, and the structure that is left gives 17,655 dollars.',
        'Together that is 517,655 dollars, or 494,115 dollars more than without the study.',
        'At a rate of 37 percent, 182,822 dollars and 55 cents of tax are put off, if the owner can use the loss.',
        'Put off is the word to use with the client.',
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
        'Before you look at any class, look at the day of acquisition.',
        'Property acquired after January 19, 2025 takes bonus depreciation of 100 percent, and that is permanent.',
        'Property acquired on or before that day takes the old, falling rate: 40 percent if placed in service in 2025, and 20 percent in 2026.',
        'Property is not acquired after the day on which a written binding contract was made, whenever the closing was.',
        'For a building that the owner puts up, it is the start of significant work that counts.',
        'Ask for the contract itself. A closing statement does not show the date that you need.',
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
        'A sound study says who made it, what they are trained in, and on which day they walked the building.',
        'It has photographs of the parts, drawings where there are any, and quantities that somebody counted.',
        'Each part has a class, and each class a reason that names the law or a case, not a habit of the trade.',
        'Its costs come from invoices where there are invoices, and from a named cost guide where there are none.',
        'And its total is the purchase price with closing costs, less the land: to the dollar.',
        'The IRS publishes an audit technique guide on these studies. Read the chapter on their elements once, with a study beside it.',
      ],
    },
    {
      heading: 'Where weak ones give themselves away',
      points: [
        'A round share of the whole',
        'No visit',
        'A fee that depends on the saving',
        'Building parts called equipment',
      ],
      says: [
        'Weak studies look alike.',
        'The short classes come to a round share of the price, and it is the same share in every study from that firm.',
        'Nobody visited. The photographs are from a listing, or there are none.',
        'The fee depends on the tax that is saved, which gives the author a reason to find more.',
        'Parts that make the building work, such as its plumbing, its general lighting and its roof, appear in five-year property.',
        'Land is small, and nothing says why. Ask what the assessor, the appraiser and the lender thought it was worth.',
      ],
    },
    {
      heading: 'Can the owner use the loss?',
      points: [
        'At risk: section 465',
        'Passive: section 469',
        'Excess business loss: section 461(l)',
        '$256,000, or $512,000 joint, in 2026',
      ],
      says: [
        'A deduction that the owner cannot use is worth nothing this year.',
        'Three limits stand in a row. Section 465 asks what the owner has at risk.',
        'Section 469 asks whether the activity is passive. For rental property that is the first thing to find out.',
        'Section 461(l) then limits the business loss that can be set against other income: 256,000 dollars in 2026, or 512,000 dollars on a joint return.',
        'Settle these before the study is ordered, not when the return is due. It is the cheapest page in the file.',
      ],
    },
    {
      heading: 'A building that is in service already',
      points: [
        'Form 3115, change number 7',
        'The whole catch-up in one year',
        'Bonus rate of the year it went into service',
      ],
      says: [
        'A study can come years after the purchase.',
        'No returns are amended for it. The owner changes the method of accounting on Form 3115, with change number 7.',
        'All the depreciation that was missed comes in one year, as an adjustment under section 481(a).',
        'The bonus rate is the one of the year in which the building was placed in service, and not today’s.',
        'Check the present list of automatic changes before you file. The number of the procedure changes more often than the rule.',
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
        'The exit is part of the reading.',
        'On sale, short-lived property is recaptured under section 1245: all the depreciation that was taken is ordinary income, as far as there is gain.',
        'Gain on the building that comes from straight-line depreciation is taxed at up to 25 percent.',
        'An owner who sells in three years may have borrowed a deduction at 37 percent and given it back at 37 percent.',
        'That can still be worth it, because of the time in between. But somebody should have worked it out, and the client should have seen it.',
        'How the price is allocated at the sale decides how much comes back.',
      ],
    },
    {
      heading: 'Your page in the file',
      points: [
        'Contract date and in-service date',
        'Total agrees, land explained',
        'Limits settled',
        'Exit worked out',
      ],
      says: [
        'So your own page in the file is short.',
        'It has the date of the contract and the day on which the building went into service.',
        'It says that the total agrees with the closing statement, and why the land is what it is.',
        'It says which of the three limits apply to this owner, and how you know.',
        'It shows the sale, worked out for the year in which the owner expects it.',
        'And it has the name of the person who read the study, all of it, with a date. That should be you.',
      ],
    },
  ],
  sources: [
    'IRC 168(c), (e); Rev. Proc. 87-56: classes. IRS Publication 946, table A-7a: first-year rate.',
    'IRC 168(k); P.L. 119-21 section 70301; Notice 2026-11; Reg. 1.168(k)-2(b)(5): bonus and acquisition.',
    'IRC 465, 469, 461(l): limits on losses, 2026. IRC 481(a); Form 3115, change no. 7.',
    'IRC 1245, 1250, 1(h)(1)(E): sale. IRS Publication 5653: audit technique guide.',
  ],
} as const satisfies Film;
