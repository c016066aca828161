import { claims, disclosureOf } from './claims.ts';
import { leadership } from './people.ts';

test('the firm’s figures are those of the specification', () => {
  expect(Object.values(claims).map(({ value }) => value)).toEqual(['$50M+', '300%+', '10', '45+', '$25K+']);
});

test.each(Object.entries(claims))('%s says what was counted and what it does not promise', (_, claim) => {
  expect(disclosureOf(claim)).toContain(claim.counts);
  expect(disclosureOf(claim)).toContain(claim.limits);
  expect(claim.substantiation.length).toBeGreaterThan(20);
});

test('the years of practice are those of the people named', () => {
  const years = leadership.map(({ practicingSince }) => 2026 - practicingSince);
  expect(years.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(45);
  for (const count of years) expect(claims.experience.counts).toContain(`${count} years`);
});
