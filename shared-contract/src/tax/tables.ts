export type TaxYear = 2025 | 2026;

export type FilingStatus = 'single' | 'joint' | 'separate' | 'head';

/** Source of a group of figures, as cited to readers. */
interface Sourced {
  readonly source: string;
}

/** Filing statuses with their own figure. Married filing separately is listed only if it differs. */
type ByMainStatus = Readonly<Record<Exclude<FilingStatus, 'separate'>, number>>;
type ByStatus = Readonly<Record<FilingStatus, number>>;

/** Upper limits of taxable income for all brackets except the last, which has none. */
type Tops = readonly [number, number, number, number, number, number];

/** Amounts are US dollars of one tax year. Rates are fractions: 0.1 is 10%. */
export interface TaxTables {
  readonly incomeTax: Sourced & {
    readonly rates: readonly [number, number, number, number, number, number, number];
    readonly tops: Readonly<Record<FilingStatus, Tops>>;
  };
  readonly standardDeduction: Sourced & {
    readonly base: ByMainStatus;
    /** Added at age 65 or older, and again for blindness. */
    readonly additional: { readonly unmarried: number; readonly eachMarried: number };
  };
  /** Per person aged 65 or older, including itemizers. A married person must file jointly. */
  readonly seniorDeduction: Sourced & {
    readonly perPerson: number;
    /** Fraction of the modified adjusted gross income above `phaseOutFrom` that reduces each person's deduction. */
    readonly phaseOutRate: number;
    readonly phaseOutFrom: { readonly joint: number; readonly other: number };
    readonly years: { readonly first: number; readonly last: number };
  };
  /** Taxable income up to which long-term gains and qualified dividends are taxed at 0%, then at 15%; above, at 20%. */
  readonly longTermGains: Sourced & {
    readonly zeroUpTo: ByMainStatus;
    readonly fifteenUpTo: ByMainStatus;
    readonly rates: readonly [number, number, number];
  };
  /** Applies to the lesser of net investment income and modified adjusted gross income above `above`. Not indexed. */
  readonly netInvestmentIncomeTax: Sourced & { readonly rate: number; readonly above: ByStatus };
  /** Applies to wages and net earnings from self-employment above `above`. Not indexed. */
  readonly additionalMedicareTax: Sourced & { readonly rate: number; readonly above: ByStatus };
  /** Limit of itemized state and local taxes. */
  readonly saltCap: Sourced & {
    readonly cap: number;
    readonly capSeparate: number;
    /** Fraction of the modified adjusted gross income above `phaseDownFrom` that reduces the cap, down to `floor`. */
    readonly phaseDownRate: number;
    readonly phaseDownFrom: number;
    readonly floor: number;
  };
  /** Qualified business income. The limits start above `threshold` and apply in full `width` above it. */
  readonly qualifiedBusinessIncome: Sourced & {
    readonly rate: number;
    readonly threshold: { readonly single: number; readonly joint: number; readonly separate?: number };
    readonly width: { readonly single: number; readonly joint: number };
    /** Minimum deduction for active income of at least `activeIncome`, with material participation. */
    readonly minimum?: { readonly deduction: number; readonly activeIncome: number };
  };
  /** Loss from all businesses that may offset other income of the year. A separate return has the single figure. */
  readonly excessBusinessLoss: Sourced & { readonly single: number; readonly joint: number };
  readonly retirement: Sourced & {
    /** Maximum that an employee can defer into a 401(k), 403(b), or 457 plan. */
    readonly deferral: number;
    readonly catchUp50: number;
    /** Replaces `catchUp50` for ages 60 to 63, if the plan offers it. */
    readonly catchUp60to63: number;
    /** Previous year's wages from the same employer above which a catch-up must be Roth. */
    readonly rothCatchUpAbove?: number;
    readonly ira: number;
    readonly iraCatchUp50: number;
    /** All additions to one defined contribution account. */
    readonly definedContribution: number;
    /** Yearly benefit of a defined benefit plan, including cash balance plans. */
    readonly definedBenefit: number;
    readonly compensation: number;
  };
  readonly socialSecurity: Sourced & {
    readonly wageBase: number;
    /** Each for employee and employer, up to the wage base. */
    readonly rate: number;
    /** Each for employee and employer, on all wages. */
    readonly medicareRate: number;
    readonly selfEmployed: {
      readonly rate: number;
      readonly medicareRate: number;
      /** Fraction of net earnings to which the rates apply. */
      readonly shareOfEarnings: number;
    };
  };
  readonly estateAndGift: Sourced & {
    readonly basicExclusion: number;
    /** Per recipient. */
    readonly annualExclusion: number;
    readonly topRate: number;
  };
  readonly section179: Sourced & {
    readonly limit: number;
    readonly phaseOutFrom: number;
  };
  readonly bonusDepreciation: Sourced & {
    /** If acquired after January 19, 2025. `rateBefore`: under a binding contract of that day or earlier. */
    readonly rate: number;
    readonly rateBefore: number;
  };
}

/** Day of the law on which all figures are based. */
export const taxLawAsOf = '2026-11-21';

/** Dollar amounts in the statute, which are not adjusted yearly. */
const unindexed = {
  seniorDeduction: {
    source: 'IRC 151(d)(5)(C)',
    perPerson: 6_000,
    phaseOutRate: 0.06,
    phaseOutFrom: { joint: 150_000, other: 75_000 },
    years: { first: 2025, last: 2028 },
  },
  netInvestmentIncomeTax: {
    source: 'IRC 1411',
    rate: 0.038,
    above: { single: 200_000, joint: 250_000, separate: 125_000, head: 200_000 },
  },
  additionalMedicareTax: {
    source: 'IRC 3101(b)(2), 1401(b)(2)',
    rate: 0.009,
    above: { single: 200_000, joint: 250_000, separate: 125_000, head: 200_000 },
  },
};

/** Federal figures by tax year. A return for 2025 is filed in 2026. */
export const taxTables: Readonly<Record<TaxYear, TaxTables>> = {
  2025: {
    incomeTax: {
      source: 'IRC 1(j); P.L. 119-21 section 70101; Rev. Proc. 2024-40',
      rates: [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37],
      tops: {
        single: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
        joint: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
        separate: [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
        head: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
      },
    },
    standardDeduction: {
      source: 'IRC 63(c)(7), 63(f); P.L. 119-21 section 70102; Rev. Proc. 2024-40',
      base: { single: 15_750, joint: 31_500, head: 23_625 },
      additional: { unmarried: 2_000, eachMarried: 1_600 },
    },
    ...unindexed,
    longTermGains: {
      source: 'IRC 1(h), 1(j)(5); Rev. Proc. 2024-40',
      zeroUpTo: { single: 48_350, joint: 96_700, head: 64_750 },
      fifteenUpTo: { single: 533_400, joint: 600_050, head: 566_700 },
      rates: [0, 0.15, 0.2],
    },
    saltCap: {
      source: 'IRC 164(b)(6), (7)',
      cap: 40_000,
      capSeparate: 20_000,
      phaseDownRate: 0.3,
      phaseDownFrom: 500_000,
      floor: 10_000,
    },
    qualifiedBusinessIncome: {
      source: 'IRC 199A; Rev. Proc. 2024-40',
      rate: 0.2,
      threshold: { single: 197_300, joint: 394_600 },
      width: { single: 50_000, joint: 100_000 },
    },
    excessBusinessLoss: { source: 'IRC 461(l)', single: 313_000, joint: 626_000 },
    retirement: {
      source: 'IRC 402(g), 414(v), 219(b), 415, 401(a)(17), 408(k), 408(p), 223; Notice 2024-80',
      deferral: 23_500,
      catchUp50: 7_500,
      catchUp60to63: 11_250,
      ira: 7_000,
      iraCatchUp50: 1_000,
      definedContribution: 70_000,
      definedBenefit: 280_000,
      compensation: 350_000,
    },
    socialSecurity: {
      source: 'IRC 3101, 3111, 1401, 1402(a)(12); Social Security Administration, fact sheet for 2025',
      wageBase: 176_100,
      rate: 0.062,
      medicareRate: 0.0145,
      selfEmployed: { rate: 0.124, medicareRate: 0.029, shareOfEarnings: 0.9235 },
    },
    estateAndGift: {
      source: 'IRC 2010(c)(3), 2001(c), 2503(b), 2523(i)',
      basicExclusion: 13_990_000,
      annualExclusion: 19_000,
      topRate: 0.4,
    },
    section179: {
      source: 'IRC 179(b); P.L. 119-21 section 70306',
      limit: 2_500_000,
      phaseOutFrom: 4_000_000,
    },
    bonusDepreciation: {
      source: 'IRC 168(k); P.L. 119-21 section 70301; Notice 2026-11',
      rate: 1,
      rateBefore: 0.4,
    },
  },
  2026: {
    incomeTax: {
      source: 'IRC 1(j); P.L. 119-21 section 70101; Rev. Proc. 2025-32',
      rates: [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37],
      tops: {
        single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
        joint: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
        separate: [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
        head: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
      },
    },
    standardDeduction: {
      source: 'IRC 63(c)(7), 63(f); Rev. Proc. 2025-32',
      base: { single: 16_100, joint: 32_200, head: 24_150 },
      additional: { unmarried: 2_050, eachMarried: 1_650 },
    },
    ...unindexed,
    longTermGains: {
      source: 'IRC 1(h), 1(j)(5); Rev. Proc. 2025-32',
      zeroUpTo: { single: 49_450, joint: 98_900, head: 66_200 },
      fifteenUpTo: { single: 545_500, joint: 613_700, head: 579_600 },
      rates: [0, 0.15, 0.2],
    },
    saltCap: {
      source: 'IRC 164(b)(6), (7)',
      cap: 40_400,
      capSeparate: 20_200,
      phaseDownRate: 0.3,
      phaseDownFrom: 505_000,
      floor: 10_000,
    },
    qualifiedBusinessIncome: {
      source: 'IRC 199A; P.L. 119-21 section 70105; Rev. Proc. 2025-32',
      rate: 0.2,
      threshold: { single: 201_750, joint: 403_500, separate: 201_775 },
      width: { single: 75_000, joint: 150_000 },
      minimum: { deduction: 400, activeIncome: 1_000 },
    },
    excessBusinessLoss: {
      source: 'IRC 461(l); P.L. 119-21 section 70601; Rev. Proc. 2025-32',
      single: 256_000,
      joint: 512_000,
    },
    retirement: {
      source: 'IRC 402(g), 414(v), 219(b), 415, 401(a)(17), 408(k), 408(p), 223; Notice 2025-67',
      deferral: 24_500,
      catchUp50: 8_000,
      catchUp60to63: 11_250,
      rothCatchUpAbove: 150_000,
      ira: 7_500,
      iraCatchUp50: 1_100,
      definedContribution: 72_000,
      definedBenefit: 290_000,
      compensation: 360_000,
    },
    socialSecurity: {
      source: 'IRC 3101, 3111, 1401, 1402(a)(12); Social Security Administration, fact sheet for 2026',
      wageBase: 184_500,
      rate: 0.062,
      medicareRate: 0.0145,
      selfEmployed: { rate: 0.124, medicareRate: 0.029, shareOfEarnings: 0.9235 },
    },
    estateAndGift: {
      source: 'IRC 2010(c)(3), 2001(c), 2503(b), 2523(i)',
      basicExclusion: 15_000_000,
      annualExclusion: 19_000,
      topRate: 0.4,
    },
    section179: {
      source: 'IRC 179(b); P.L. 119-21 section 70306; Rev. Proc. 2025-32',
      limit: 2_560_000,
      phaseOutFrom: 4_090_000,
    },
    bonusDepreciation: {
      source: 'IRC 168(k); P.L. 119-21 section 70301; Notice 2026-11',
      rate: 1,
      rateBefore: 0.2,
    },
  },
};

/** The tables for 2025 as the tax center first published them. Its updates list what later law changed. */
export const published2025 = {
  topRate: 0.37,
  standardDeduction: {
    base: { single: 15_000, joint: 30_000, head: 22_500 },
    additional: { unmarried: 2_000, eachMarried: 1_600 },
  },
  longTermGains: {
    zeroUpTo: { single: 48_350, joint: 96_700 },
    fifteenUpTo: { single: 533_400, joint: 600_050 },
    rates: [0, 0.15, 0.2],
  },
  netInvestmentIncomeTax: { rate: 0.038, above: { single: 200_000, joint: 250_000 } },
  retirement: {
    deferral: 23_500,
    /** Includes the catch-up from age 50. */
    deferralWith50: 31_000,
    /** Labeled "additional" in the published table. */
    catchUp60to63: 11_250,
    ira: 7_000,
    iraWith50: 8_000,
  },
  saltCap: 10_000,
} as const;
