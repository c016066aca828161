import { ownerTax, selfEmploymentTax } from 'shared-contract/calculators/business-owner';
import type { OwnerTax, OwnerYear } from 'shared-contract/calculators/business-owner';
import { illustrateCashBalance } from 'shared-contract/calculators/cash-balance';
import { compareCostSegregation } from 'shared-contract/calculators/cost-segregation';
import { computeResearchCredit } from 'shared-contract/calculators/research-credit';
import { contributionLimits } from 'shared-contract/calculators/retirement-contributions';
import { steps, type ProjectionInputs, type StepId } from './inputs.ts';

/** What the cash balance illustration assumes beside what is entered. */
export const assumed = { creditRate: 0.05, annuityFactor: 12 } as const;

export interface ProjectedStep {
  readonly id: StepId;
  /** What is paid, deducted or credited. */
  readonly amount: number;
  /** Less tax of the year than without it; below zero where it costs tax. */
  readonly saved: number;
}

/** What came out, as it is kept: an earlier projection shows what was told then. */
export interface ProjectionResult {
  readonly today: OwnerTax;
  readonly plan: OwnerTax;
  readonly steps: readonly ProjectedStep[];
  readonly saved: number;
}

type Change = Partial<OwnerYear> & { readonly amount: number };

function ownerToday(inputs: ProjectionInputs): OwnerYear {
  const { year, status, over65, entity, profit, salary, staffWages, isService } = inputs;
  const { wages, investmentIncome, gains, deduction, salt, otherItemized } = inputs;
  const household = { year, status, over65, wages, investmentIncome, gains, deduction, salt, otherItemized };
  const business = { entity, profit, salary: entity === 's-corp' ? salary : 0, staffWages, isService };
  return { ...household, ...business, expenses: 0, deferral: 0, pension: 0, credit: 0 };
}

/** The owner's pay as plans count it: a salary, or what the business earns less half of its tax. */
function payOf({ entity, salary, profit, year }: OwnerYear): number {
  return entity === 's-corp' ? salary : Math.max(0, profit - selfEmploymentTax(year, profit) / 2);
}

const electing = (inputs: ProjectionInputs): Partial<OwnerYear> =>
  inputs.election && inputs.entity === 'sole' ? { entity: 's-corp', salary: inputs.planSalary } : {};
const planned = (inputs: ProjectionInputs): OwnerYear => ({ ...ownerToday(inputs), ...electing(inputs) });

/** The most that the owner may defer before tax, with the catch-up of their age unless that has to be Roth. */
export function mostDeferral(inputs: ProjectionInputs): number {
  const { year, age } = inputs;
  // What the same employer paid the year before is taken to be what it pays today.
  const priorWages = ownerToday(inputs).salary;
  const { deferral, catchUp, catchUpTerms } = contributionLimits({
    year,
    age,
    pay: payOf(planned(inputs)),
    priorWages,
  });
  return catchUpTerms === 'any' ? deferral + catchUp : deferral;
}

/** The first year's contribution of the illustration. */
export function mostPension(inputs: ProjectionInputs): number {
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
      const deferral = inputs.deferral || mostDeferral(inputs);
      return { deferral, amount: deferral };
    }
    case 'cashBalance': {
      const pension = inputs.pension || mostPension(inputs);
      return { pension, amount: pension };
    }
    case 'costSegregation': {
      const { year, month, building: cost, buildingKind: kind, fiveYear, fifteenYear } = inputs;
      const { isAcquiredAfter } = inputs;
      const building = { year, month, cost, kind, fiveYear, sevenYear: 0, fifteenYear, isAcquiredAfter };
      const { increase } = compareCostSegregation({ ...building, taxRate: 0 });
      return { expenses: owner.expenses + increase, amount: increase };
    }
    case 'captive':
      return { expenses: owner.expenses + inputs.premium, amount: inputs.premium };
    case 'research': {
      const { research0: current, research1, research2, research3 } = inputs;
      const years = { current, prior: [research1, research2, research3] as const, taxRate: 0 };
      const { reduced } = computeResearchCredit(years);
      return { credit: reduced, amount: reduced };
    }
  }
}

/** The year as it is and with the plan; what each step changes is counted on top of the steps before it. */
export function project(inputs: ProjectionInputs): ProjectionResult {
  let owner = ownerToday(inputs);
  const today = ownerTax(owner);
  let plan = today;
  const projected: ProjectedStep[] = [];
  for (const id of steps) {
    if (!inputs[id]) continue;
    const { amount, ...change } = changeOf(id, inputs, owner);
    owner = { ...owner, ...change };
    const next = ownerTax(owner);
    projected.push({ id, amount, saved: plan.total - next.total });
    plan = next;
  }
  return { today, plan, steps: projected, saved: today.total - plan.total };
}
