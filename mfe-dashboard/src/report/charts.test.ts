import { axisTo, labeledSteps } from './charts.tsx';

test.each([0, 1, 2, 3, 7, 11, 19, 101, 999, 1_234_567])(
  'an axis to %s begins at zero and has two to five ticks of whole numbers, the last one not below it',
  (most) => {
    const { scale, ticks } = axisTo(most, [200, 0]);
    expect(ticks[0]).toBe(0);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.every(Number.isInteger)).toBe(true);
    expect(scale.domain()[1]).toBeGreaterThanOrEqual(most);
    expect(scale(0)).toBe(200);
  },
);

test('as many steps have words as there is room for, the last one among them', () => {
  expect([...labeledSteps(53, 320, 56)]).toEqual([8, 19, 30, 41, 52]);
  expect(labeledSteps(3, 320, 56).size).toBe(3);
});
