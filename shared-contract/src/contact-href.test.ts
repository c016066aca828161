import { mailHref, phoneHref } from './contact-href.ts';

/** Parses a link as a mail program does: recipients and prefilled fields. */
function read(href: string) {
  const [, receivers = '', fields] = /^mailto:([^?#]*)(?:\?([^#]*))?/.exec(href) ?? [];
  return { to: receivers.split(',').map(decodeURIComponent), fields: fields?.split('&') ?? [] };
}

test.each([
  'ann@example.com',
  "o'hara+tax@sub.example.com",
  'v@x.test?bcc=everybody@x.test&body=Pay here',
  'v%0D%0ABcc:w@x.test',
  'v@x.test,w@x.test',
  'v?subject=x#y@x.test',
  'v@x.test\r\nBcc: w@x.test',
  'no address',
])('a link to %j goes to that alone and fills in nothing', (address) => {
  expect(read(mailHref(address))).toEqual({ to: [address], fields: [] });
  expect(mailHref(address)).not.toMatch(/[\s?&#,]/);
});

test('a plain address stays as it reads, half a character is no reason to fail', () => {
  expect(mailHref('ann@example.com')).toBe('mailto:ann@example.com');
  expect(mailHref('\uD83D@x.test')).toBe('mailto:%EF%BF%BD@x.test');
});

test.each([
  ['(615) 555-0110', 'tel:6155550110'],
  [' +1 615 555 0110', 'tel:+16155550110'],
  ['615.555.0110 x 12', 'tel:6155550110;ext=12'],
  ['555?body=1&x', 'tel:5551'],
])('%s is called as %s', (number, href) => {
  expect(phoneHref(number)).toBe(href);
});
