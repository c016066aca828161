import { strategies } from './strategies.ts';

test('the ten strategies stand in their canonical order, named as the plan names them', () => {
  expect(strategies.map(({ name }) => name)).toEqual([
    'Private Foundations',
    '401K Optimization',
    'Pension Strategies',
    'Cost Segregation',
    'Cost Remediation',
    'Captive Insurance',
    '4/1 Tax Reduction',
    'Research & Development credits',
    'Asset Protection',
    'Legacy Planning',
  ]);
  expect(new Set(strategies.map(({ id }) => id)).size).toBe(10);
});
