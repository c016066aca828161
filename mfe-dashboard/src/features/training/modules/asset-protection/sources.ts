import type { ModuleSource } from '../../module-types.ts';

export const sources = [
  { authority: 'IRC 469', year: 2026, says: 'Passive income, and rent between one’s own businesses.' },
  {
    authority: 'T.C.A. 67-4-2001 ff.',
    year: 2026,
    says: 'Tennessee franchise tax of 0.25% of net worth, and excise tax.',
  },
  {
    authority: 'IRC 2503(b); Rev. Proc. 2025-32',
    year: 2026,
    says: 'Annual gift exclusion of $19,000 a recipient.',
  },
  {
    authority: 'T.D. 10029; Reg. 1.6011-11',
    year: 2025,
    says: 'Captives that are transactions of interest.',
  },
  { authority: '31 CFR 10.37 (Circular 230)', year: 2026, says: 'Written advice on tax.' },
  { authority: 'Reg. 301.7216-3', year: 2026, says: 'Consent before return information is disclosed.' },
] as const satisfies readonly ModuleSource[];
