import { symposium, symposiumForm } from './schema.ts';

const filled = {
  name: 'Ada Owner',
  email: 'ada@example.com',
  phone: '',
  firm: 'Owner CPA',
  licenseNumber: '',
  licenseState: '',
  attendance: 'in_person',
  needs: '',
  consent: 'on',
};

function errorsOf(values: object): Record<string, string> {
  const result = symposiumForm.safeParse({ ...filled, ...values });
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

test('boxes become a list of fields, and the server takes what comes of them', () => {
  const form = symposiumForm.parse({
    ...filled,
    'track-ethics': 'ethics',
    'track-taxes': 'taxes',
    reception: 'on',
  });
  expect(form).toMatchObject({ tracks: ['taxes', 'ethics'], reception: true, consent: true });
  const sent: unknown = JSON.parse(JSON.stringify(form));
  expect(symposium.parse(sent)).toMatchObject({ tracks: ['taxes', 'ethics'], reception: true });
});

test('nothing that may stay empty is asked for', () => {
  expect(symposiumForm.parse(filled)).toEqual({
    name: 'Ada Owner',
    email: 'ada@example.com',
    phone: undefined,
    firm: 'Owner CPA',
    licenseNumber: undefined,
    licenseState: undefined,
    attendance: 'in_person',
    tracks: [],
    reception: false,
    needs: undefined,
    consent: true,
  });
});

test.each([
  [{ name: '' }, { name: 'Enter your full name' }],
  [{ firm: ' ' }, { firm: 'Enter the name of your firm' }],
  [{ attendance: undefined }, { attendance: 'Choose how you attend' }],
  [{ consent: undefined }, { consent: 'Agree to the attendance record; we can’t award credit without it' }],
  [{ licenseNumber: 'TN 1' }, { licenseState: 'Choose the state of your license' }],
  [{ licenseState: 'Atlantis' }, { licenseState: 'Choose the state of your license' }],
])('%j is refused in words', (values, errors) => {
  expect(errorsOf(values)).toEqual(errors);
});

test.each([{ tracks: ['golf'] }, { tracks: 'taxes' }, { tracks: Array(5).fill('taxes') }])(
  'the server refuses %j',
  (wrong) => {
    expect(symposium.safeParse({ ...filled, ...wrong }).success).toBe(false);
  },
);
