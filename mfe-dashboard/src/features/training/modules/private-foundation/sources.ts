import type { ModuleSource } from '../../module-types.ts';

export const sources = [
  {
    authority: 'IRC 170(b)(1)(B), (D) and 170(e)(1)(B), (e)(5)',
    year: 2026,
    says: 'Gifts to a private foundation: 30% cash, 20% gain property, five-year carryover, basis except for listed stock.',
  },
  {
    authority: 'IRC 170(b)(1)(A), (C), (G) and 4966',
    year: 2026,
    says: 'Gifts to a donor advised fund: 60% cash, 30% gain property; taxable distributions.',
  },
  { authority: 'IRC 170(b)(1)(I)', year: 2026, says: 'Floor of 0.5% for those who itemize.' },
  {
    authority: 'IRC 68; P.L. 119-21, section 70111; Rev. Proc. 2025-32',
    year: 2026,
    says: 'Itemized deductions reduced by 2/37; the 37% bracket starts above $768,700 on a joint return.',
  },
  { authority: 'IRC 4940(a)', year: 2026, says: 'Excise tax of 1.39% on net investment income.' },
  { authority: 'IRC 4941', year: 2026, says: 'Self-dealing with disqualified persons.' },
  {
    authority: 'IRC 4942; Reg. 53.4942(a)-2(c)(3)(iv)',
    year: 2026,
    says: 'Payout of 5%, cash held of 1.5%, taxes of 30% and 100% on what is not paid.',
  },
  { authority: 'IRC 6033 and 6072', year: 2026, says: 'Form 990-PF by the 15th day of the fifth month.' },
] as const satisfies readonly ModuleSource[];
