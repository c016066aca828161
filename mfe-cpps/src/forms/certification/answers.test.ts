import { currentRevenue, yearsExperience } from 'shared-contract/forms/certification/options';
import { qualify, splitName } from './answers.ts';

test('nothing is said of what was not answered', () => {
  const findings = Object.values(qualify({ yearsExperience: '', licenseNumber: ' ' }));
  expect(findings.map(({ result }) => result)).toEqual(Array.from({ length: 5 }, () => 'open'));
});

test.each(yearsExperience)('%s years meet the three that are asked for', (years) => {
  expect(qualify({ yearsExperience: years }).experience.result).toBe('met');
});

test.each(currentRevenue)('a revenue of %s meets $250K', (revenue) => {
  expect(qualify({ currentRevenue: revenue }).revenue.result).toBe('met');
});

test('the answer stands beside what it meets; a license is for us to check', () => {
  const answers = { yearsExperience: '3-5', licenseNumber: '1', licenseState: 'Ohio', commitment: 'on' };
  const { experience, license, commitment, implementation } = qualify(answers);
  expect(experience.words).toBe('Met by your answer: 3 to 5 years');
  expect([license.result, commitment.result, implementation.result]).toEqual(['ours', 'met', 'met']);
  expect(qualify({ licenseNumber: '1' }).license.result).toBe('open');
});

test('what is no answer of ours is taken for none', () => {
  expect(qualify({ yearsExperience: '1-2', currentRevenue: '__proto__' }).experience.result).toBe('open');
});

test.each([
  ['Mary Ann Lee', 'Mary Ann', 'Lee'],
  [' Ada ', 'Ada', ''],
  ['', '', ''],
])('%j is proposed as %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
