import type { BuildingKind } from 'shared-contract/calculators/cost-segregation';
import type { Entity } from 'shared-contract/calculators/business-owner';
import type { FilingStatus, TaxYear } from 'shared-contract/tax/tables';

/** What a projection is made of. One level of numbers, words and switches: it is kept as it is. */
export interface ProjectionInputs {
  readonly label: string;
  readonly year: TaxYear;
  readonly status: FilingStatus;
  readonly age: number;
  readonly over65: number;
  readonly entity: Entity;
  readonly profit: number;
  /** What an S corporation pays its owner today; 0 of a sole owner. */
  readonly salary: number;
  readonly staffWages: number;
  readonly isService: boolean;
  readonly wages: number;
  readonly investmentIncome: number;
  readonly gains: number;
  readonly deduction: 'standard' | 'itemized';
  readonly salt: number;
  readonly otherItemized: number;

  readonly election: boolean;
  readonly planSalary: number;
  readonly deferring: boolean;
  /** 0 is as much as the limits allow, here and of the pension plan. */
  readonly deferral: number;
  readonly cashBalance: boolean;
  readonly pension: number;
  readonly retirementAge: number;
  readonly service: number;
  readonly costSegregation: boolean;
  readonly building: number;
  readonly buildingKind: BuildingKind;
  readonly month: number;
  readonly isAcquiredAfter: boolean;
  readonly fiveYear: number;
  readonly fifteenYear: number;
  readonly captive: boolean;
  readonly premium: number;
  readonly research: boolean;
  readonly research0: number;
  readonly research1: number;
  readonly research2: number;
  readonly research3: number;
}

/** The steps of a plan, in the order in which they are counted: each on top of those before it. */
export const steps = [
  'election',
  'deferring',
  'cashBalance',
  'costSegregation',
  'captive',
  'research',
] as const satisfies readonly (keyof ProjectionInputs)[];
export type StepId = (typeof steps)[number];
