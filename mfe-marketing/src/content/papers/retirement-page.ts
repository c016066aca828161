/** A figure on the page. Always show its basis and limits at the same size. */
interface HeroFigure {
  readonly value: string;
  readonly label: string;
  /** Basis of the figure. */
  readonly basis: string;
  /** Limitations of the figure. */
  readonly limits: string;
}

interface Titled {
  readonly title: string;
  readonly text: string;
}

interface Banner {
  readonly claim: string;
  readonly qualification: string;
}

interface SuccessStory {
  readonly title: string;
  readonly challenge: string;
  readonly solution: string;
  readonly result: string;
  readonly figures: readonly { readonly term: string; readonly value: string }[];
  readonly disclosure: string;
}

/** The case study's practice. All four figures are computed there. */
export const heroFigures = [
  {
    value: '$157,000 to $282,000',
    label: 'credited to an owner in a year (illustration)',
    basis:
      'Illustration for 2026: cash balance credits of four owners aged 47 to 57 in an invented medical practice, with pay at the $360,000 limit, 5% interest and retirement at 62.',
    limits:
      'The law sets no such range: age, pay, years, staff and the actuary’s assumptions decide, and an enrolled actuary certifies your figure.',
  },
  {
    value: 'More than 90%',
    label: 'of employer contributions to owners (illustration)',
    basis:
      'Illustration: $892,400 of $962,400 of employer money in both plans, or 92.7%, goes to the four owners, and the 14 employees receive 10% of pay.',
    limits:
      'It depends on the census and on passing the tests of IRC 401(a)(4), 401(a)(26) and 410(b) every year, and many staffs do not allow it.',
  },
  {
    value: '$280K+',
    label: 'tax savings in the first year, actually deferral (illustration)',
    basis:
      'Illustration: $281,117.50 of federal income tax for 2026, deferred by the four owners together on cash balance credits of $806,000, in brackets of 32% and 35%.',
    limits:
      'Before staff and running costs, for four people together, and taxed when paid out. It does not promise that you would save anything.',
  },
  {
    value: '5X',
    label: 'a 401(k) alone (illustration)',
    basis:
      'Illustration: $1,006,400 for the four owners in both plans, against $200,400 in their 401(k) with a 6% employer contribution and no cash balance plan.',
    limits:
      'Against a 401(k) filled to the 2026 limit it is 3.3 times. For each of the four owners it is between 4.4 and 6.2, and yours will differ.',
  },
] as const satisfies readonly HeroFigure[];

export const benefits = [
  {
    title: 'Room above the 401(k)',
    text: 'A cash balance plan is limited by the pension it may pay, $290,000 a year in 2026 (IRC 415(b)), not by a yearly contribution. From your mid-forties on, that can leave room above the $72,000 of annual additions to a 401(k) (IRC 415(c)).',
  },
  {
    title: 'A deduction with a late date',
    text: 'Employer money paid by the due date of the return, extensions included, counts for the year before (IRC 404(a)(6)). The pension’s required part is due 8 1/2 months after the plan year (IRC 430(j)). The tax is deferred until the money is paid out.',
  },
  {
    title: 'A pension for your staff',
    text: 'Your employees earn benefits too, because the plan has to pass three tests. That is a cost, and a reason to stay for the people you want to keep. Ask for the cost in dollars before the plan is drafted.',
  },
  {
    title: 'A balance you can read',
    text: 'Each person sees an account that grows at a stated rate. At the end it becomes an annuity or a lump sum that can be rolled over. If the trust earns less than the promise, the employer makes up the difference.',
  },
] as const satisfies readonly Titled[];

export const banner = {
  claim: 'Cash balance plans allow contributions up to $282,000 annually',
  qualification:
    'Illustration, not a limit in the law: the 2026 credit of an owner of 57 in our case study. It depends on age, pay, years, staff cost and actuarial assumptions. Some owners may contribute more, many far less, and some should not adopt the plan at all. An enrolled actuary certifies the figure.',
} as const satisfies Banner;

export const successStory = {
  title: 'Four surgeons, fourteen employees, two plans',
  challenge:
    'Four surgeons own a practice, and each has $840,000 a year before retirement contributions. Their 401(k) holds $54,100 a year for the two who are past 50 and $46,100 for the other two. Two of them want to stop at 62, and the oldest is 57.',
  solution:
    'The 401(k) with its 6% employer contribution stays. A cash balance plan is added, with every employee in it: $282,000 for the surgeon of 57, $205,000 at 53, $162,000 at 49, $157,000 at 47, and 4% of pay for the staff. A signed agreement says that each surgeon bears the cost of that surgeon’s own credit.',
  result:
    'In the first year $806,000 is credited to the four, and $281,117.50 of federal income tax is deferred. Staff credits and running costs take $39,000, or $25,642.50 after tax. The contribution is owed in lean years too (IRC 430), and the money is taxed when it is paid out.',
  figures: [
    { term: 'Cash balance credits of the four owners', value: '$806,000' },
    { term: 'Federal tax deferred, 2026', value: '$281,117.50' },
    { term: 'Staff credits and running cost, before tax', value: '$39,000' },
    { term: 'Deferred tax, less that cost after tax', value: '$255,475' },
    { term: 'Owners’ share of employer money, both plans', value: '92.7%' },
    { term: 'Against their 401(k) with 6%', value: '5.0 times' },
  ],
  disclosure:
    'An invented illustration: this practice does not exist and is not a client. The figures use the assumptions of the case study: 2026 law, joint returns with the standard deduction and no other income, 5% interest, retirement at 62, no state income tax, and tests assumed to pass with the staff at 10% of pay. Another practice will have other results, and for many the answer is no.',
} as const satisfies SuccessStory;

export const whoItDoesNotSuit = [
  'Owners whose profit swings: the contribution is required (IRC 430), and a 401(k) with profit sharing can be set to zero.',
  'Owners younger than about 40, whose 401(k) is often enough and whose ceiling for a pension is still low.',
  'Businesses whose employees are older than the owners, or nearly as well paid: the tests may give most of the money to the staff.',
  'Owners who plan to sell, merge or close within about two years: a plan is a permanent program (Reg. 1.401-1(b)(2)).',
  'Owners who expect a higher tax rate when the money comes out than when it goes in.',
  'Owners who will need the money before retirement, or would have to borrow to fund the plan.',
  'Partners who have not agreed, in a signed document, on who pays for whom.',
  'Owners of other businesses whose employees may count in the tests, until an ERISA attorney has looked.',
] as const satisfies readonly string[];
