import * as z from 'zod/mini';
import { choice, email, fullName, optional, optionalPhone, phone } from './fields.ts';

const schema = z.object({
  name: fullName,
  email,
  phone,
  other: optionalPhone,
  note: optional('the note', 5),
  band: choice(['a', 'b'], 'Choose a band'),
});
const complete = {
  name: ' Ann ',
  email: ' ann@example.com ',
  phone: '(615) 555-0100',
  other: '',
  note: ' ',
  band: 'a',
};

test('spaces around are dropped, and what is empty is left out', () => {
  expect(schema.parse(complete)).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    phone: '(615) 555-0100',
    other: undefined,
    note: undefined,
    band: 'a',
  });
});

test.each([
  ['name', ' ', 'Enter your full name'],
  ['name', 'x'.repeat(121), 'Shorten the name to 120 characters'],
  ['email', '', 'Enter your email address'],
  ['email', 'ann@lee', 'Enter an email address like name@example.com'],
  ['phone', '', 'Enter your phone number'],
  ['phone', 'call me', 'Enter a phone number like (212) 555-0123'],
  ['other', 'call me', 'Enter a phone number like (212) 555-0123'],
  ['note', 'longer', 'Shorten the note to 5 characters'],
  ['band', '', 'Choose a band'],
])('%s %j is answered in words', (field, value, message) => {
  const result = schema.safeParse({ ...complete, [field]: value });
  expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])[0]).toEqual([field, message]);
});
