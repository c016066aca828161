import type { ModuleSource } from '../../module-types.ts';

export const sources = [
  {
    authority: 'IRC 2010(c)(3) and 2001(c)',
    year: 2026,
    says: 'Exclusion of $15,000,000 for 2026, $13,990,000 for 2025; top rate of 40%.',
  },
  {
    authority: 'IRC 2503(b); Rev. Proc. 2025-32',
    year: 2026,
    says: 'Annual exclusion of $19,000 a recipient.',
  },
  {
    authority: 'IRC 1(h) and 1411',
    year: 2026,
    says: 'Long-term gains at 20%; net investment income tax of 3.8%.',
  },
  {
    authority: 'Connelly v. United States (U.S. Supreme Court)',
    year: 2024,
    says: 'Insurance proceeds count in a company’s value, and a duty to redeem does not offset them.',
  },
  {
    authority: 'IRC 6166',
    year: 2026,
    says: 'Installments for an estate that is mostly a closely held business.',
  },
  {
    authority: 'IRC 1202; P.L. 119-21, section 70431',
    year: 2025,
    says: 'Qualified small business stock acquired after July 4, 2025.',
  },
  { authority: 'IRC 4974', year: 2026, says: 'Tax of 25% or 10% on a missed distribution.' },
  { authority: 'IRC 408(d)(8)', year: 2026, says: 'Charitable distributions from an IRA of up to $111,000.' },
] as const satisfies readonly ModuleSource[];
