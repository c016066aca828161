import {
  ownerTax,
  type OwnerTax,
  type OwnerYear,
  selfEmploymentTax,
} from 'shared-contract/calculators/business-owner';
import { illustrateCashBalance } from 'shared-contract/calculators/cash-balance';
import { compareCostSegregation } from 'shared-contract/calculators/cost-segregation';
import { computeResearchCredit } from 'shared-contract/calculators/research-credit';
import { contributionLimits } from 'shared-contract/calculators/retirement-contributions';
import type { ProjectionInputs } from './projection.schema.ts';

/** Steps of a plan, in calculation order. Each builds on the ones before it. */
export const steps = [
  'election',
  'deferring',
  'cashBalance',
  'costSegregation',
  'research',
  'captive',
] as const satisfies readonly (keyof ProjectionInputs)[];
export type StepId = (typeof steps)[number];

/** Assumptions of the cash balance illustration that the user can't enter. */
export const assumed = { creditRate: 0.05, annuityFactor: 12 } as const;

interface ProjectedStep {
  readonly id: StepId;
  /** Amount paid, deducted, or credited. */
  readonly amount: number;
  /** Tax saved for the year. Negative if the step costs tax. */
  readonly saved: number;
  /** Contributions that the step requires for the staff. */
  readonly staffCost?: number;
}

/**
 * Excluded from every total: courts have disallowed the deduction in the reported trials, so that a projected saving
 * would not be advice on reasonable assumptions (31 CFR 10.37).
 */
export const isApart = (step: StepId): boolean => step === 'captive';

/** Stored results. An earlier projection shows the figures from when it was made. */
export interface ProjectionResult {
  readonly today: OwnerTax;
  /** The year with all steps except those apart. */
  readonly plan: OwnerTax;
  readonly steps: readonly ProjectedStep[];
  readonly saved: number;
}

/** Adds the savings of the steps that count. Results from before captives were excluded include them in `saved`. */
export const countedSaving = ({ steps: all }: ProjectionResult): number =>
  all.reduce((sum, { id, saved }) => (isApart(id) ? sum : sum + saved), 0);

type Change = Partial<OwnerYear> & { readonly amount: number; readonly staffCost?: number };

function ownerToday(inputs: ProjectionInputs): OwnerYear {
  const salary = inputs.entity === 's-corp' ? inputs.salary : 0;
  const ownWages = inputs.status === 'joint' ? inputs.ownWages : inputs.wages;
  return { ...inputs, salary, ownWages, expenses: 0, deferral: 0, pension: 0, credit: 0 };
}

/** Compensation for plan limits: the salary, or the profit less half of the self-employment tax. */
function payOf({ entity, salary, profit, year, ownWages }: OwnerYear): number {
  if (entity === 's-corp') return salary;
  return Math.max(0, profit - selfEmploymentTax(year, profit, ownWages) / 2);
}

const electing = (inputs: ProjectionInputs): Partial<OwnerYear> =>
  inputs.election && inputs.entity === 'sole' ? { entity: 's-corp', salary: inputs.planSalary } : {};
const planned = (inputs: ProjectionInputs): OwnerYear => ({ ...ownerToday(inputs), ...electing(inputs) });

/** Returns the owner's maximum pretax deferral. Includes the catch-up for their age unless it must be Roth. */
export function maxDeferral(inputs: ProjectionInputs): number {
  const { year, age } = inputs;
  // Assumes that the employer paid the same wages in the prior year.
  const priorWages = ownerToday(inputs).salary;
  const { deferral, catchUp, catchUpTerms } = contributionLimits({
    year,
    age,
    pay: payOf(planned(inputs)),
    priorWages,
  });
  return catchUpTerms === 'any' ? deferral + catchUp : deferral;
}

/** Returns the maximum pension contribution, which is the illustration's first year. */
export function maxPension(inputs: ProjectionInputs): number {
  const { year, age, retirementAge, service } = inputs;
  const pay = payOf(planned(inputs));
  return illustrateCashBalance({ year, age, retirementAge, pay, serviceBefore: service, ...assumed })
    .firstYear;
}

function changeOf(step: StepId, inputs: ProjectionInputs, owner: OwnerYear): Change {
  switch (step) {
    case 'election':
      return { ...electing(inputs), amount: inputs.planSalary };
    case 'deferring': {
      const deferral = inputs.deferral || maxDeferral(inputs);
      return { deferral, amount: deferral };
    }
    case 'cashBalance': {
      const pension = inputs.pension || maxPension(inputs);
      const { staffPlan: staffCost } = inputs;
      return { pension, expenses: owner.expenses + staffCost, amount: pension, staffCost };
    }
    case 'costSegregation': {
      const { building: cost, buildingKind: kind } = inputs;
      const { increase } = compareCostSegregation({ ...inputs, cost, kind, sevenYear: 0, taxRate: 0 });
      return { expenses: owner.expenses + increase, amount: increase };
    }
    case 'captive':
      return { expenses: owner.expenses + inputs.premium, amount: inputs.premium };
    case 'research': {
      const { research0: current, research1, research2, research3 } = inputs;
      const prior = [research1, research2, research3] as const;
      const { reduced } = computeResearchCredit({ current, prior, taxRate: 0 });
      return { credit: reduced, amount: reduced };
    }
  }
}

/**
 * Computes the year without and with the plan. The savings of each step build on the steps before it. A step that is
 * apart is compared with the complete plan and not part of it.
 */
export function project(inputs: ProjectionInputs): ProjectionResult {
  let owner = ownerToday(inputs);
  const today = ownerTax(owner);
  let plan = today;
  const projected: ProjectedStep[] = [];
  for (const id of steps) {
    if (!inputs[id]) continue;
    const { amount, staffCost = 0, ...change } = changeOf(id, inputs, owner);
    const changed = { ...owner, ...change };
    const next = ownerTax(changed);
    projected.push({ id, amount, saved: plan.total - next.total, ...(staffCost > 0 && { staffCost }) });
    if (isApart(id)) continue;
    owner = changed;
    plan = next;
  }
  return { today, plan, steps: projected, saved: today.total - plan.total };
}
