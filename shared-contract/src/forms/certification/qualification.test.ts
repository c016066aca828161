import { currentRevenue, yearsExperience } from './options.ts';
import { qualification as met, requirements } from './qualification.ts';

test('nothing answered: everything is a question', () => {
  expect(new Set(Object.values(met({})))).toEqual(new Set(['ask']));
  expect(met({ licenseNumber: '12', licenseState: ' ' }).license).toBe('ask');
});

test('an application that says it all meets what answers can tell', () => {
  const values = {
    licenseNumber: 'CPA-1',
    licenseState: 'Ohio',
    yearsExperience: '3-5',
    currentRevenue: '250k-500k',
    commitment: true,
  };
  expect(met(values)).toEqual({
    license: true,
    experience: true,
    revenue: true,
    commitment: true,
    implementation: 'ask',
  });
});

test('every band that the form offers is above the bar, and one below it is not met', () => {
  for (const band of yearsExperience)
    expect([band, met({ yearsExperience: band }).experience]).toEqual([band, true]);
  for (const band of currentRevenue)
    expect([band, met({ currentRevenue: band }).revenue]).toEqual([band, true]);
  expect(met({ yearsExperience: '1-2', currentRevenue: '100k-250k' })).toMatchObject({
    experience: false,
    revenue: false,
  });
});

test('a box left unticked is not met', () => {
  expect(met({ commitment: false }).commitment).toBe(false);
});

test('the labels are those of the program', () => {
  expect(requirements.map(({ label }) => label)).toEqual([
    'An active CPA license',
    'At least 3 years in public accounting',
    'Practice revenue of $250K+',
    'Commitment to the 14-week program',
    'Willingness to implement with existing clients',
  ]);
});
