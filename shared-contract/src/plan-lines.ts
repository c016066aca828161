import type { PlanLine } from './signed-plans.ts';

/**
 * The lines of the middle plan, as in its plan sheet. They add up to the plan's reduction, and their specialists' costs
 * to its stated cost. Two owners of an S corporation, each in the 35% bracket of a joint return of 2025 ($501,050 to
 * $751,600; Rev. Proc. 2024-40) before and after; no state income tax where they live and work. A health practice above
 * the threshold has no deduction under IRC 199A to lose.
 *
 * - The clinic was placed in service in 2022: its short-lived parts are written off at that year's 100%, by a change of
 *   accounting method (Form 3115, IRC 481(a)).
 * - Pay above the Social Security base and above $250,000 is taxed at 2.9% and 0.9%; the employer's 1.45% had been
 *   deductible at 35%, which leaves 3.2925%.
 */
export const middlePlanLines = [
  {
    strategy: 'cost-segregation',
    moves: 'Depreciation moved into 2025',
    amount: 189_137,
    rate: 0.35,
    authority: 'IRC 168(k), 481(a)',
    cost: 'Engineer, $8,400',
    risk: 'Recapture (IRC 1245)',
    deadline: 'With the 2025 return',
  },
  {
    strategy: '401k-optimization',
    moves: 'Profit share of both owners',
    amount: 64_000,
    rate: 0.35,
    authority: 'IRC 401(a)(4), 415(c)',
    cost: 'Redesign, $2,300',
    risk: 'Staff, $18,300 a year',
    deadline: 'Extended due date',
  },
  {
    strategy: 'four-one-tax-reduction',
    moves: 'Pay lowered to comparable pay',
    amount: 240_000,
    rate: 0.032925,
    authority: 'Rev. Rul. 74-44',
    cost: 'Pay study, $1,200',
    risk: 'Pay found too low',
    deadline: 'December 31, 2025',
  },
] as const satisfies readonly PlanLine[];

/** Returns a line's reduction of the first year's tax, in whole US dollars. */
export const reductionOf = ({ amount, rate }: Pick<PlanLine, 'amount' | 'rate'>): number =>
  Math.round(amount * rate);
