import { clientApplicationForm } from './schema.ts';

const complete = {
  name: 'Ann Lee',
  email: ' ann@example.com ',
  phone: '',
  company: 'Lee Masonry',
  annualRevenue: 'over-20m',
  message: '',
};

test('phone and message may be empty, and are left out then', () => {
  expect(clientApplicationForm.parse(complete)).toEqual({
    name: 'Ann Lee',
    email: 'ann@example.com',
    company: 'Lee Masonry',
    annualRevenue: 'over-20m',
  });
});

test.each([
  ['name', '   ', 'Enter your full name'],
  ['email', '', 'Enter your email address'],
  ['email', 'ann@lee', 'Enter an email address like name@example.com'],
  ['company', '', 'Enter the name of your company'],
  ['annualRevenue', '', 'Choose your annual revenue'],
  ['phone', 'call me', 'Enter a phone number like (212) 555-0123'],
  ['message', 'x'.repeat(4001), 'Shorten the message to 4,000 characters'],
])('%s %j is answered with one message', (field, value, message) => {
  const { error } = clientApplicationForm.safeParse({ ...complete, [field]: value });
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])[0]).toEqual([field, message]);
});
