import { mostOver65 } from 'shared-contract/calculators/deductions';
import { payrollHalf } from 'shared-contract/calculators/business-owner';
import { requiredLine } from 'shared-contract/forms/fields';
import { formatDollars } from 'shared-contract/format';
import { parseNumber } from 'shared-contract/numbers';
import { smallInsurer } from 'shared-contract/tax/small-insurer';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { maxDeferral, maxPension, steps } from './model.ts';

const MAX_DOLLARS = 1_000_000_000;

/** Parses dollars with separators. An empty or missing field is 0. */
const dollars = (words = 'Enter a dollar amount like 150,000') =>
  z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((text: string) => (text.trim() === '' ? 0 : (parseNumber(text, '$') ?? NaN))),
      z
        .number(words)
        .check(
          z.minimum(0, 'Enter $0 or more'),
          z.maximum(MAX_DOLLARS, `Enter at most ${formatDollars(MAX_DOLLARS)}`),
        ),
    ),
  );

const integer = (min: number, max: number, otherwise = '') => {
  const words = `Enter ${min} to ${max}`;
  return z.pipe(
    z._default(z.string(), otherwise),
    z.pipe(
      z.transform((text: string) => parseNumber(text) ?? NaN),
      z.int(words).check(z.minimum(min, words), z.maximum(max, words)),
    ),
  );
};

const either = <const Values extends readonly [string, ...string[]]>(values: Values, otherwise: Values[0]) =>
  z._default(z.enum(values), otherwise);
const box = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text !== undefined),
);

/** Flat, because the database stores the inputs as they are. */
const fields = z.object({
  label: requiredLine('the name', 120, 'Name it, such as Plan for 2026'),
  year: z.pipe(
    z.enum(['2025', '2026']),
    z.transform((text) => (text === '2025' ? (2025 as const) : (2026 as const))),
  ),
  status: z.enum(['single', 'joint', 'separate', 'head'], 'Choose the filing status'),
  age: integer(18, 100),
  over65: integer(0, 2),
  entity: z.enum(['sole', 's-corp']),
  profit: dollars(),
  /** The S corporation's current salary to the owner. 0 for a sole proprietor. */
  salary: dollars(),
  staffWages: dollars(),
  isService: box,
  wages: dollars(),
  /** The part of `wages` that the owner earned. Only a joint return asks for it. */
  ownWages: dollars(),
  investmentIncome: dollars(),
  gains: dollars(),
  deduction: z.enum(['standard', 'itemized']),
  salt: dollars(),
  otherItemized: dollars(),
  election: box,
  planSalary: dollars(),
  deferring: box,
  /** 0 means the maximum that the limits allow, as it does for `pension`. */
  deferral: dollars(),
  cashBalance: box,
  pension: dollars(),
  /** What the plans cost the business in contributions for its staff. */
  staffPlan: dollars(),
  retirementAge: integer(62, 65, '62'),
  service: integer(0, 60, '0'),
  costSegregation: box,
  building: dollars(),
  buildingKind: either(['nonresidential', 'residential'], 'nonresidential'),
  month: integer(1, 12, '1'),
  isAcquiredAfter: z.pipe(
    z._default(z.string(), 'after'),
    z.transform((text) => text === 'after'),
  ),
  fiveYear: dollars(),
  fifteenYear: dollars(),
  captive: box,
  premium: dollars(),
  research: box,
  research0: dollars(),
  research1: dollars(),
  research2: dollars(),
  research3: dollars(),
});

export type ProjectionInputs = Readonly<z.output<typeof fields>>;

type Fault = readonly [field: keyof ProjectionInputs, words: string];
const enough = (isWanted: boolean, field: keyof ProjectionInputs, amount: number, words: string): Fault[] =>
  isWanted && amount === 0 ? [[field, words]] : [];

/** The profit must cover the salary and the employer's half of its payroll tax. */
function ofSalary(inputs: ProjectionInputs, field: 'salary' | 'planSalary'): Fault[] {
  const salary = inputs[field];
  if (salary === 0) return [[field, 'Enter a reasonable salary']];
  return salary + payrollHalf(inputs.year, salary) > inputs.profit
    ? [[field, 'The profit does not cover this salary and its payroll tax']]
    : [];
}

function ofPlans(inputs: ProjectionInputs): Fault[] {
  const { deferring, deferral, cashBalance, pension, age, retirementAge } = inputs;
  if (cashBalance && age >= retirementAge)
    return [['retirementAge', `Enter an age above ${String(age)}, or remove the plan`]];
  const most = { deferral: maxDeferral(inputs), pension: cashBalance ? maxPension(inputs) : 0 };
  const above = (field: 'deferral' | 'pension'): Fault => [
    field,
    `At most ${formatDollars(Math.floor(most[field]))} with these figures`,
  ];
  return [
    ...(deferring && deferral > most.deferral ? [above('deferral')] : []),
    ...(cashBalance && pension > most.pension ? [above('pension')] : []),
  ];
}

function ofStrategies(inputs: ProjectionInputs): Fault[] {
  const { year, profit, costSegregation, building, fiveYear, fifteenYear, captive, premium } = inputs;
  const { mostPremiums } = smallInsurer[year];
  return [
    ...enough(costSegregation, 'building', building, 'Enter what the building cost without land'),
    ...(costSegregation && fiveYear + fifteenYear > building
      ? ([['fiveYear', 'The parts add up to more than the building']] satisfies Fault[])
      : []),
    ...enough(captive, 'premium', premium, 'Enter the premium of the year'),
    ...(captive && premium > Math.min(profit, mostPremiums)
      ? ([
          ['premium', `At most ${formatDollars(Math.min(profit, mostPremiums))}: the profit and IRC 831(b)`],
        ] satisfies Fault[])
      : []),
    ...enough(inputs.research, 'research0', inputs.research0, 'Enter the research expenses of the year'),
  ];
}

/** Validates combinations of fields that are valid individually. */
function faultsOf(inputs: ProjectionInputs): Fault[] {
  const most = mostOver65(inputs.status);
  const basics: Fault[] = [
    ...(inputs.over65 > most
      ? ([['over65', `At most ${String(most)} with this filing status`]] satisfies Fault[])
      : []),
    ...enough(true, 'profit', inputs.profit, 'Enter the profit of the business'),
    ...(inputs.ownWages > inputs.wages
      ? ([['ownWages', 'They are part of the wages from other employers: enter no more']] satisfies Fault[])
      : []),
    ...(inputs.entity === 's-corp' ? ofSalary(inputs, 'salary') : []),
    ...(inputs.entity === 'sole' && inputs.election ? ofSalary(inputs, 'planSalary') : []),
    ...(steps.some((step) => inputs[step])
      ? []
      : ([
          [inputs.entity === 'sole' ? 'election' : 'deferring', 'Select at least one step of the plan'],
        ] satisfies Fault[])),
  ];
  // Check these first: the plan limits are computed from them.
  return basics.length > 0 ? basics : [...ofPlans(inputs), ...ofStrategies(inputs)];
}

export const projectionSchema = formSchema(
  fields.check((given) => {
    for (const [field, message] of faultsOf(given.value))
      given.issues.push({ code: 'custom', input: given.value[field], path: [field], message });
  }),
);
