import type { ModuleSource } from '../../module-types.ts';

export const sources = [
  {
    authority: 'IRC 41(a)(1), (c)(2) and (c)(4)',
    year: 2026,
    says: 'Regular credit of 20% over a base of at least half; simplified credit of 14%, or 6%.',
  },
  { authority: 'IRC 41(d)', year: 2026, says: 'Four tests and the excluded activities.' },
  {
    authority: 'IRC 174 and 174A; P.L. 119-21, section 70302; Rev. Proc. 2025-28',
    year: 2026,
    says: 'Domestic and foreign research costs, unamortized costs, and an election that closed on July 6, 2026.',
  },
  {
    authority: 'IRC 280C(c)',
    year: 2026,
    says: 'Smaller deduction, or the credit at 79%, elected on a timely original return.',
  },
  {
    authority: 'IRC 41(h) and 3111(f)',
    year: 2026,
    says: 'Payroll offset of up to $500,000 for a qualified small business.',
  },
  { authority: 'Form 6765, Section G', year: 2026, says: 'Required from 2026, with two exceptions.' },
  {
    authority: 'P.L. 119-21, section 70605(d)',
    year: 2025,
    says: 'Employee retention credit: claims barred, six years to assess.',
  },
  {
    authority: '31 CFR 10.27 (Circular 230); Ridgely v. Lew, 55 F. Supp. 3d 89 (D.D.C. 2014)',
    year: 2026,
    says: 'Contingent fees.',
  },
] as const satisfies readonly ModuleSource[];
