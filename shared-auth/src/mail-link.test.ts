import { readMailLink } from './mail-link.ts';

const read = (text: string) => readMailLink(new URLSearchParams(text));

test.each([
  ['access_token=a&refresh_token=r&type=signup&expires_in=3600', 'session'],
  ['token_hash=h&type=email_change', 'sealed'],
  ['message=Confirmation+link+accepted.&sb=', 'halfway'],
  ['error=access_denied&error_code=otp_expired&error_description=<b>Pay+here</b>', 'dead'],
  ['error_description=Call+this+number', 'dead'],
  ['error=access_denied&access_token=a&refresh_token=r', 'dead'],
  ['access_token=a&type=recovery', 'dead'],
  ['code=c', 'dead'],
  ['code=c&message=hello', 'dead'],
  ['token_hash=h&type=sms', 'dead'],
  ['token_hash=h', 'dead'],
  ['invitation=i', 'sealed'],
  ['invitation=i&type=invite', 'dead'],
  ['', 'dead'],
])('%s is %s', (text, kind) => {
  expect(read(text).kind).toBe(kind);
});

test('an invitation goes along with the session that its letter opened', () => {
  expect(read('invitation=i&access_token=a&refresh_token=r&type=invite')).toEqual({
    kind: 'session',
    accessToken: 'a',
    refreshToken: 'r',
    type: 'invite',
    invitation: 'i',
  });
});

test('nothing that the address says is taken over as words', () => {
  expect(JSON.stringify(read('error=x&error_description=Call+this+number'))).not.toContain('Call');
});
