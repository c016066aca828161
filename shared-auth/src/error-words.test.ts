import { dataMessage, isUnreachable } from './error-words.ts';
import { fakeErrors } from './testing/index.ts';

const secret = 'relation "private.ledger" row (4711)';

test.each([
  ['PGRST000', /cannot answer at the moment/],
  ['PGRST001', /cannot answer at the moment/],
  ['PGRST002', /cannot answer at the moment/],
  ['PGRST003', /took too long/],
  ['PGRST103', /no longer exists/],
  ['PGRST116', /no longer exists/],
  ['PGRST301', /^You have been signed out\./],
  ['PGRST302', /^You have been signed out\./],
  ['PGRST303', /^You have been signed out\./],
  ['22001', /too long\. Shorten it/],
  ['22003', /Check numbers and dates/],
  ['22007', /Check numbers and dates/],
  ['22008', /Check numbers and dates/],
  ['22023', /not allowed here/],
  ['22P02', /Check numbers and dates/],
  ['23502', /required is missing/],
  ['23503', /is still linked to it/],
  ['23505', /already exists/],
  ['23514', /not allowed here/],
  ['40001', /Another person is changing/],
  ['40P01', /Another person is changing/],
  ['42501', /^Your account does not have permission to do this\.$/],
  ['53300', /cannot answer at the moment/],
  ['55P03', /Another person is changing/],
  ['57014', /took too long/],
  ['57P01', /cannot answer at the moment/],
  ['57P03', /cannot answer at the moment/],
  ['P0001', /The server rejected this/],
  ['PT400', /not allowed here/],
  ['PT404', /no longer exists/],
  ['PT409', /was changed in the meantime/],
  ['PT413', /^Your account has reached its limit\./],
  ['PT429', /^Too many requests\./],
])('the code %s reads %s, and nothing that the server wrote', (code, words) => {
  const message = dataMessage(fakeErrors.database(code, secret, secret));
  expect(message).toMatch(words);
  expect(message).not.toMatch(/ledger|4711/);
  expect(message).not.toContain(code);
});

test('a code that nobody foresaw is told with a general sentence, for support', () => {
  const message = dataMessage(fakeErrors.database('XX000', secret));
  expect(message).toBe('Something went wrong on our side. If it happens again, give us this code: XX000.');
});

// Error shapes of supabase-js: no code without a connection, no JSON from a gateway.
test.each([
  ['a lost connection', { message: 'TypeError: Failed to fetch', details: '', hint: '', code: '' }],
  ['a connection that never was', new TypeError('Failed to fetch')],
  ['a request that took too long', new DOMException('signal timed out', 'TimeoutError')],
  ['a library that did not load', new Error('Loading chunk 7 failed')],
  ['a service without an answer', fakeErrors.unreachable()],
])('%s reads as no connection', (_what, error) => {
  expect(isUnreachable(error)).toBe(true);
  expect(dataMessage(error)).toBe('We could not reach the server. Check your connection and try again.');
});

test.each([
  ['a page of the gateway', { message: '<html>502 Bad Gateway</html>' }, /cannot answer at the moment/],
  ['a failed server', fakeErrors.emptyAnswer(), /cannot answer at the moment/],
  ['a stopped function', { name: 'FunctionsHttpError', context: { status: 500 } }, /cannot answer/],
  [
    'a function for others',
    { name: 'FunctionsHttpError', context: { status: 403 } },
    /permission to do this/,
  ],
  ['a full account', { name: 'StorageApiError', status: 403, statusCode: '403' }, /storage is full/],
  [
    'a full account, as hosted',
    { name: 'StorageApiError', status: 400, statusCode: '403' },
    /storage is full/,
  ],
  ['an ended session', fakeErrors.api(401, '', 'JWT expired'), /signed out/],
  ['too many requests', fakeErrors.api(429, '', 'slow down'), /^Too many requests/],
  ['nothing at all', undefined, /cannot answer at the moment/],
])('%s is told from it', (_what, error, words) => {
  expect(isUnreachable(error)).toBe(false);
  expect(dataMessage(error)).toMatch(words);
});

test('what did not happen goes first', () => {
  expect(dataMessage(fakeErrors.denied(), { what: 'Nothing was saved.' })).toBe(
    'Nothing was saved. Your account does not have permission to do this.',
  );
});
