import type { ModuleSource } from '../../module-types.ts';

export const sources = [
  {
    authority: 'IRC 831(b); Rev. Procs. 2024-40 and 2025-32',
    year: 2026,
    says: 'Premium limits of $2,850,000 for 2025 and $2,900,000 for 2026, net or direct, whichever is greater.',
  },
  {
    authority: 'T.D. 10029, 90 FR 3534; Reg. 1.6011-10 and 1.6011-11',
    year: 2025,
    says: 'Listed transactions and transactions of interest.',
  },
  { authority: 'IRC 6707A, 6707 and 6708', year: 2026, says: 'Penalties for not disclosing.' },
  {
    authority: 'CIC Services v. IRS (E.D. Tenn.); Drake Plastics v. IRS (S.D. Tex.); Ryan v. IRS (N.D. Tex.)',
    year: 2026,
    says: 'Litigation of the regulations; appeals are pending.',
  },
  { authority: 'Swift (5th Cir.)', year: 2025, says: 'Affirmed for the IRS in July 2025.' },
  {
    authority: 'IRC 6694; 31 CFR 10.21 and 10.37',
    year: 2026,
    says: 'Standards for positions, errors and written advice.',
  },
  {
    authority: 'IRC 7216 and 6713; Reg. 301.7216-3',
    year: 2026,
    says: 'Consent before return information is used for another product.',
  },
] as const satisfies readonly ModuleSource[];
