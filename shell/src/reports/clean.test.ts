import { cleanMessage } from './clean.ts';

test.each([
  ['Error: /reset?token=abc123 is not there', 'Error: /reset is not there'],
  ['Failed https://site.example/verify#access_token=secret now', 'Failed https://site.example/verify now'],
  ['Nobody is ann.o+tax@sub.example.com here', 'Nobody is [email] here'],
  ['Call (615) 555-0142 failed', 'Call [number] failed'],
  ['SSN 123-45-6789, amount 1,250,000.50', 'SSN [number], amount [number]'],
  ['No row 3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'No row [token]'],
  ['Code CPPS-7K3M-Q9XT-W2HF is unknown', 'Code [token] is unknown'],
  [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    "TypeError: Cannot read properties of undefined (reading 'map')",
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Ann for it',
    'Minified React error #418; visit https://react.dev/errors/418 for it',
  ],
  ['one\n  two', 'one two'],
])('%s is told as: %s', (text, told) => {
  expect(cleanMessage(text)).toBe(told);
});

test('a message has 200 characters at most', () => {
  expect(cleanMessage('word '.repeat(100))).toHaveLength(200);
});
