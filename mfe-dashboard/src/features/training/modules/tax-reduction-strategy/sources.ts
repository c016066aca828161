import type { ModuleSource } from '../../module-types.ts';

export const sources = [
  {
    authority: 'IRC 1(j), 63(c); Rev. Proc. 2025-32',
    year: 2026,
    says: 'Brackets of 2026 and the standard deduction of $32,200 on a joint return.',
  },
  {
    authority: 'IRC 1401, 1402(a)(12), 3101, 3111; SSA fact sheet',
    year: 2026,
    says: 'Self-employment and payroll tax; wage base of $184,500.',
  },
  {
    authority: 'IRC 199A; P.L. 119-21, section 70105',
    year: 2026,
    says: 'Deduction of 20% of business income.',
  },
  {
    authority: 'IRC 3121(d); Rev. Rul. 74-44; Watson v. United States, 668 F.3d 1008 (8th Cir. 2012)',
    year: 2012,
    says: 'Reasonable pay of an owner who works.',
  },
  {
    authority: 'T.C.A. 67-4-2001 ff.',
    year: 2026,
    says: 'Tennessee excise tax of 6.5% and franchise tax of 0.25%.',
  },
  {
    authority: 'IRC 402(g), 404(a)(3); Notice 2025-67',
    year: 2026,
    says: 'Deferral of $24,500 and a company contribution of 25% of pay.',
  },
  {
    authority: 'IRC 168(k); P.L. 119-21, section 70301',
    year: 2026,
    says: 'Bonus depreciation of 100% for property acquired after January 19, 2025.',
  },
  {
    authority: 'IRC 164(b)(7) and 170(b)(1)(I)',
    year: 2026,
    says: 'Cap of $40,400 on state and local tax; floor of 0.5% on gifts.',
  },
  {
    authority: 'Reg. 301.7216-3; Rev. Proc. 2013-14',
    year: 2026,
    says: 'Consent before return information is used for planning.',
  },
] as const satisfies readonly ModuleSource[];
