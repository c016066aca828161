import { middlePlanLines, reductionOf } from './plan-lines.ts';
import { signedPlans } from './signed-plans.ts';

const { middle } = signedPlans;
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test('the lines of the sheet are those of the published plan, and add up to it', () => {
  expect(middlePlanLines.map(({ strategy }) => strategy).sort()).toEqual([...middle.kept].sort());
  expect(total(middlePlanLines.map(reductionOf))).toBe(middle.reduction);
});

test('the specialists of the lines are what the plan says they cost', () => {
  const first = (cost: string) => Number(/\$([\d,]+)/.exec(cost)?.[1]?.replace(',', ''));
  expect(total(middlePlanLines.map(({ cost }) => first(cost)))).toBe(middle.outsideFees);
});
