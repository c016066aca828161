import { countedSaving, maxDeferral, maxPension, project } from './model.ts';
import { start } from './labels.ts';

const sampleInputs = { ...start, status: 'single', age: 45, profit: 300_000, month: 7 } as const;

const on = {
  election: true,
  planSalary: 120_000,
  deferring: true,
  costSegregation: true,
  building: 2_000_000,
  fiveYear: 30_000,
  fifteenYear: 20_000,
};

test('a year without a plan is the same as the year', () => {
  const { today, plan, steps, saved } = project(sampleInputs);
  expect(plan).toEqual(today);
  expect([steps, saved]).toEqual([[], 0]);
});

test('each step builds on the steps before it, and they add up to the difference', () => {
  const { today, plan, steps, saved } = project({ ...sampleInputs, ...on });
  expect(steps.map(({ id }) => id)).toEqual(['election', 'deferring', 'costSegregation']);
  expect(steps.reduce((sum, step) => sum + step.saved, 0)).toBeCloseTo(saved, 6);
  expect(today.total - plan.total).toBeCloseTo(saved, 6);
  expect(saved).toBeGreaterThan(0);
  // The payroll tax difference of the worked example. Business income and its deduction change as well.
  expect(today.employmentTax + today.medicareTax - plan.employmentTax).toBeCloseTo(13_245.9, 2);
  expect(steps[1]?.amount).toBe(24_500);
  // Deducts 50,000 of short-lived components immediately instead of 1.177% in the first year.
  expect(steps[2]?.amount).toBeCloseTo(50_000 - 50_000 * 0.01177, 2);
});

test('an empty amount means the maximum; an amount is used as entered', () => {
  const inputs = {
    ...sampleInputs,
    age: 52,
    profit: 600_000,
    service: 10,
    cashBalance: true,
    deferring: true,
  };
  expect(maxDeferral(inputs)).toBe(32_500);
  // Above the limit for prior-year wages, a catch-up contribution must be Roth, so it saves no tax now.
  const corporation = { ...inputs, entity: 's-corp', salary: 200_000 } as const;
  expect(maxDeferral(corporation)).toBe(24_500);
  expect(maxDeferral({ ...corporation, salary: 150_000 })).toBe(32_500);
  const { steps } = project(inputs);
  expect(steps.map(({ amount }) => amount)).toEqual([32_500, maxPension(inputs)]);
  const less = project({ ...inputs, deferral: 10_000, pension: 50_000 });
  expect(less.steps.map(({ amount }) => amount)).toEqual([10_000, 50_000]);
});

test('a credit reduces tax within its limit; a premium is compared apart and in no total', () => {
  const { steps, saved, plan, today } = project({
    ...sampleInputs,
    captive: true,
    premium: 40_000,
    research: true,
    research0: 400_000,
    research1: 350_000,
    research2: 300_000,
    research3: 250_000,
  });
  expect(steps[0]).toEqual({ id: 'research', amount: 27_650, saved: expect.closeTo(27_650, 2) });
  expect(steps[1]).toMatchObject({ id: 'captive', amount: 40_000 });
  expect([saved, today.total - plan.total]).toEqual([expect.closeTo(27_650, 2), expect.closeTo(27_650, 2)]);
  // More than the 35% bracket, because less income leaves more of the business income deduction.
  expect(steps[1]?.saved).toBeGreaterThan(40_000 * 0.35);
  expect(steps[1]?.saved).toBeLessThan(40_000 * 0.6);
});

test('an earlier result that counted a captive shows its total without it', () => {
  const { today, plan } = project(sampleInputs);
  const steps = [
    { id: 'deferring', amount: 24_500, saved: 8_000 },
    { id: 'captive', amount: 40_000, saved: 14_000 },
  ] as const;
  expect(countedSaving({ today, plan, steps, saved: 22_000 })).toBe(8_000);
});

test('the plan for staff is deducted, and its cost is shown with the step', () => {
  const inputs = { ...sampleInputs, age: 52, profit: 600_000, cashBalance: true, pension: 100_000 };
  const [step] = project({ ...inputs, staffPlan: 18_000 }).steps;
  expect(step).toMatchObject({ amount: 100_000, staffCost: 18_000 });
  expect(step?.saved).toBeGreaterThan(project(inputs).steps[0]?.saved ?? 0);
});

test('a single owner’s wages are the owner’s own; on a joint return the amount is entered', () => {
  const wages = { ...sampleInputs, profit: 100_000, wages: 150_000 };
  expect(project(wages).today.employmentTax).toBe(6_956.15);
  expect(project({ ...wages, status: 'joint' }).today.employmentTax).toBe(14_129.55);
  expect(project({ ...wages, status: 'joint', ownWages: 150_000 }).today.employmentTax).toBe(6_956.15);
});
