import { newPasswordWords, signInMessage, welcomeMessage } from './auth-errors.ts';
import { fakeErrors } from './testing/index.ts';

test.each([
  [fakeErrors.invalidCredentials(), 'Invalid email or password. Please try again.'],
  [fakeErrors.emailNotConfirmed(), 'Please check your email and confirm your account.'],
  [fakeErrors.requestLimit(), 'Request rate limit reached'],
  [fakeErrors.api(400, 'x', ''), 'Failed to sign in. Please check your credentials.'],
  [fakeErrors.emptyAnswer(), 'Failed to sign in. Please check your credentials.'],
  [
    { name: 'AuthUnknownError', message: 'Unexpected token <' },
    'Failed to sign in. Please check your credentials.',
  ],
  [fakeErrors.unreachable(), 'We could not reach the server. Check your connection and try again.'],
  [new Error('ChunkLoadError'), 'We could not reach the server. Check your connection and try again.'],
])('sign-in failure %o reads %s', (error, words) => {
  expect(signInMessage(error)).toBe(words);
});

test('a new password without a reason from the server still says something', () => {
  expect(newPasswordWords(true)(fakeErrors.emptyAnswer())).toBe(
    'Your password could not be changed. Please try again.',
  );
  expect(newPasswordWords(true)(fakeErrors.api(401, 'bad_jwt', 'invalid JWT'))).toMatch(/link has expired/);
});

test.each([
  [401, 'insufficient_aal', 'AAL2 session is required', /^Your account has a second factor\. Sign out, /],
  [
    400,
    'reauthentication_needed',
    'Password update requires reauthentication',
    /more than a day old\. Sign out, /,
  ],
])(
  'a new password that the server wants more for (%s %s) says what to do',
  (status, code, message, words) => {
    for (const isRecovery of [true, false])
      expect(newPasswordWords(isRecovery)(fakeErrors.api(status, code, message))).toMatch(words);
  },
);

test('the welcome names the product and the kind of account', () => {
  expect(welcomeMessage('Ninecourse Advisory', 'cpa')).toBe(
    'Welcome to Ninecourse Advisory! Your CPA account has been created.',
  );
  expect(welcomeMessage('Ninecourse Advisory', 'client')).toBe(
    'Welcome to Ninecourse Advisory! Your client account has been created.',
  );
});
