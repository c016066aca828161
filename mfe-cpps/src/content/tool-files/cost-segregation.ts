import { firstYearPercent, regularRates } from 'shared-contract/calculators/cost-segregation';
import { add, choose, defineWorksheet, divide, multiply, subtract } from 'shared-contract/tools/worksheet';

export const costSegregation = defineWorksheet({
  kind: 'worksheet',
  title: 'Cost Segregation Calculator',
  purpose: 'Layer 2. First-year depreciation of a building with and without an engineering-based study.',
  asOf: 'tax year 2026',
  sections: [
    {
      heading: 'The property',
      lines: [
        { id: 'price', label: 'Purchase price with closing costs', unit: 'dollars', example: 2_400_000 },
        { id: 'land', label: 'Land (not depreciable)', unit: 'dollars', example: 400_000 },
        {
          id: 'basis',
          label: 'Depreciable basis',
          unit: 'dollars',
          workedOut: 'Line 1 less line 2',
          formula: subtract('price', 'land'),
        },
        {
          id: 'kind',
          label: 'Kind of building',
          unit: 'number',
          example: 1,
          choices: [
            { value: 1, label: 'Nonresidential, 39 years' },
            { value: 2, label: 'Residential rental, 27.5 years' },
          ],
          note: '1 for nonresidential (39 years), 2 for residential rental (27.5 years).',
        },
        {
          id: 'month',
          label: 'Month placed in service',
          unit: 'number',
          example: 7,
          least: 1,
          most: 12,
          isWhole: true,
          note: 'From 1 for January to 12 for December.',
        },
        {
          id: 'buildingRate',
          label: 'First-year rate of the building',
          unit: 'percent',
          workedOut:
            'IRS Publication 946, table A-7a (line 4 is 1) or A-6 (line 4 is 2), for the month of line 5',
          formula: divide(
            choose(
              'kind',
              choose('month', ...firstYearPercent.nonresidential),
              choose('month', ...firstYearPercent.residential),
            ),
            100,
          ),
        },
      ],
    },
    {
      heading: 'The split found by the study',
      lines: [
        {
          id: 'five',
          label: '5-year property',
          unit: 'dollars',
          example: 300_000,
          note: 'Carpet, appliances, wiring dedicated to equipment.',
        },
        {
          id: 'seven',
          label: '7-year property',
          unit: 'dollars',
          example: 0,
          note: 'Office furniture and most fixtures.',
        },
        {
          id: 'fifteen',
          label: '15-year property',
          unit: 'dollars',
          example: 200_000,
          note: 'Land improvements. Qualified improvement property is 15-year property too, straight line.',
        },
        {
          id: 'remaining',
          label: 'Remaining in the building',
          unit: 'dollars',
          workedOut: 'Line 3 less lines 7, 8 and 9',
          formula: subtract('basis', 'five', 'seven', 'fifteen'),
        },
      ],
    },
    {
      heading: 'First-year depreciation',
      lines: [
        {
          id: 'bonusRate',
          label: 'Bonus depreciation rate',
          unit: 'percent',
          example: 1,
          note: '100% if acquired after January 19, 2025. Under a binding contract of that date or earlier: 40% in service in 2025, 20% in 2026.',
        },
        {
          id: 'bonus',
          label: 'Bonus depreciation',
          unit: 'dollars',
          workedOut: 'Lines 7, 8, and 9 added, times line 11',
          formula: multiply(add('five', 'seven', 'fifteen'), 'bonusRate'),
        },
        {
          id: 'regular',
          label: 'Regular depreciation of the rest',
          unit: 'dollars',
          workedOut:
            '20% of line 7, 14.29% of line 8 and 5% of line 9, times what line 11 leaves (half-year convention)',
          formula: multiply(
            add(
              multiply('five', regularRates[5]),
              multiply('seven', regularRates[7]),
              multiply('fifteen', regularRates[15]),
            ),
            subtract(1, 'bonusRate'),
          ),
        },
        {
          id: 'building',
          label: 'Building',
          unit: 'dollars',
          workedOut: 'Line 10 times line 6',
          formula: multiply('remaining', 'buildingRate'),
        },
        {
          id: 'withStudy',
          label: 'First year with the study',
          unit: 'dollars',
          workedOut: 'Lines 12, 13, and 14 added',
          formula: add('bonus', 'regular', 'building'),
        },
        {
          id: 'withoutStudy',
          label: 'First year without a study',
          unit: 'dollars',
          workedOut: 'Line 3 times line 6',
          formula: multiply('basis', 'buildingRate'),
        },
        {
          id: 'increase',
          label: 'Additional first-year deduction',
          unit: 'dollars',
          workedOut: 'Line 15 less line 16',
          formula: subtract('withStudy', 'withoutStudy'),
        },
      ],
    },
    {
      heading: 'What it is worth this year',
      lines: [
        { id: 'rate', label: 'Marginal income tax rate', unit: 'percent', example: 0.37 },
        {
          id: 'deferred',
          label: 'Tax deferred',
          unit: 'dollars',
          workedOut: 'Line 17 times line 18',
          formula: multiply('increase', 'rate'),
          isAnswer: true,
        },
        { id: 'fee', label: 'Cost of the engineering study', unit: 'dollars', example: 9_500 },
        {
          id: 'net',
          label: 'Deferred in year one after the study',
          unit: 'dollars',
          workedOut: 'Line 19 less line 20',
          formula: subtract('deferred', 'fee'),
        },
      ],
    },
  ],
  limits: [
    {
      line: 'land',
      notBelowZero: subtract('price', 'land'),
      words: 'Enter a land cost that is not above the purchase price.',
    },
    {
      line: 'fifteen',
      notBelowZero: subtract('price', 'land', 'five', 'seven', 'fifteen'),
      words: 'The classes of the study add up to more than the depreciable basis.',
    },
  ],
  examples: [
    {
      name: 'Nonresidential, in service July 2026, acquired after January 19, 2025',
      inputs: {},
      expected: {
        basis: 2_000_000,
        withoutStudy: 23_540,
        withStudy: 517_655,
        increase: 494_115,
        deferred: 182_822.55,
      },
    },
    {
      name: 'The same by a binding contract of January 19, 2025 or earlier',
      inputs: { bonusRate: 0.2 },
      expected: { bonus: 100_000, regular: 56_000, withStudy: 173_655 },
    },
    {
      name: 'Residential rental, in service July 2026, nothing found',
      inputs: { kind: 2, five: 0, fifteen: 0 },
      expected: { withoutStudy: 33_340, increase: 0 },
    },
  ],
  guidance: [
    'This is timing, not a permanent saving: every dollar of line 17 reduces the deductions of later years.',
    'Section 1245 property recaptures all depreciation as ordinary income on sale. Gain on real property from straight-line depreciation is taxed at up to 25% (section 1(h)(1)(E)). Model the exit before ordering a study.',
    'Basis (sections 704(d) and 1366(d)), then sections 465, 469, and 461(l) can limit the loss. Settle passive status first. Rent from a business in which the owner materially participates is recharacterized (Reg. 1.469-2(f)(6)).',
    'For a building already in service, Form 3115 takes the missed depreciation in one year. No returns are amended.',
    'No study can promise a share of the basis. Enter what an engineering-based study found.',
  ],
  sources: [
    { authority: 'IRC 168(c), (e); Rev. Proc. 87-56', year: '2026', says: 'Recovery classes and methods.' },
    {
      authority: 'IRC 168(k); P.L. 119-21 section 70301; Notice 2026-11',
      year: '2026',
      says: 'Bonus depreciation of 100% for property acquired after January 19, 2025.',
    },
    { authority: 'IRS Publication 946, tables A-1, A-6 and A-7a', year: '2026', says: 'First-year rates.' },
    { authority: 'IRC 1(h)(1)(E), 1245, 1250', year: '2026', says: 'Recapture on sale.' },
    { authority: 'IRS Publication 5653', year: '2025', says: 'Cost Segregation Audit Technique Guide.' },
  ],
});
