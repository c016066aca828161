import { certificationOptions } from './labels.ts';
import { certification } from './schema.ts';

/* Covers the fields, option sets, and rules of the product specification, document 3, sections 3 and 5. */
const person = { firstName: 'Orla', lastName: 'Brandt', email: 'o@example.com', phone: '(615) 555-0177' };
const cpa = {
  applicantType: 'cpa',
  ...person,
  firmName: 'Brandt CPA',
  title: 'Partner',
  yearsExperience: '3-5',
  licenseNumber: '1',
  licenseState: 'Ohio',
  currentRevenue: '250k-500k',
  targetRevenue: '500k-1m',
  clientTypes: 'Dentists',
  biggestChallenge: 'Time',
  whyApplying: 'Growth',
  commitment: 'on',
  terms: 'on',
};
const client = {
  applicantType: 'client',
  ...person,
  businessName: 'Brandt Joinery',
  annualRevenue: 'under-500k',
  interests: 'A pension',
};
const accepts = (values: object): boolean => certification.safeParse(values).success;
const without = (values: object, field: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));

test.each([
  ['yearsExperience', ['3-5', '6-10', '11-15', '16-20', '20+']],
  ['currentRevenue', ['250k-500k', '500k-1m', '1m-2m', '2m-5m', '5m+']],
  ['targetRevenue', ['500k-1m', '1m-2m', '2m-5m', '5m-10m', '10m+']],
  ['annualRevenue', ['under-500k', '500k-2m', '2m-5m', '5m+']],
  ['numEmployees', ['1-10', '11-50', '51-200', '200+']],
  ['applicantType', ['cpa', 'client']],
] as const)('%s offers what the specification names, in its order', (field, values) => {
  expect(certificationOptions[field].map(({ value }) => value)).toEqual(values);
});

test('what people read says the same in words', () => {
  const labelsOf = (field: keyof typeof certificationOptions) =>
    certificationOptions[field].map(({ label }) => label);
  expect(labelsOf('applicantType')).toEqual(['CPA / Advisor', 'Business Owner / Client']);
  expect(labelsOf('yearsExperience')).toEqual([
    '3 to 5 years',
    '6 to 10 years',
    '11 to 15 years',
    '16 to 20 years',
    '20 or more years',
  ]);
  expect(labelsOf('targetRevenue')).toEqual([
    '$500K to $1M',
    '$1M to $2M',
    '$2M to $5M',
    '$5M to $10M',
    '$10M or more',
  ]);
  expect(labelsOf('annualRevenue')).toEqual(['Under $500K', '$500K to $2M', '$2M to $5M', '$5M or more']);
  expect(labelsOf('numEmployees').at(-1)).toBe('200 or more employees');
});

test.each([
  ['a CPA', cpa],
  ['a business owner', client],
])('every field of %s is required', (_who, values) => {
  expect(accepts(values)).toBe(true);
  for (const field of Object.keys(values))
    expect([field, accepts(without(values, field))]).toEqual([field, false]);
});

test('the number of employees and the notes may stay empty; the other type’s fields are dropped', () => {
  const { data } = certification.safeParse({ ...cpa, ...client, numEmployees: '', notes: ' ' });
  expect(data).toEqual({ ...client, numEmployees: undefined, notes: undefined });
});
