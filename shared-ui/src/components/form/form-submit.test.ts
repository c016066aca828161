import { formSchema } from './form-submit.ts';

test('a value that fits is passed on', () => {
  const schema = formSchema({ safeParse: (data) => ({ success: true, data: data as { a: string } }) });
  expect(schema.safeParse({ a: '1' })).toEqual({ ok: true, value: { a: '1' } });
});

test('each field gets its first message, and what concerns no field none of them', () => {
  const issues = [
    { path: ['email'], message: 'Enter an email' },
    { path: ['email'], message: 'Shorten the email' },
    { path: ['answers', 'tax'], message: 'Choose an answer' },
    { path: [], message: 'Check this' },
  ];
  const schema = formSchema({ safeParse: () => ({ success: false, error: { issues } }) });
  expect(schema.safeParse({})).toEqual({
    ok: false,
    errors: { email: 'Enter an email', answers: 'Choose an answer', '': 'Check this' },
  });
});

/** Loads a fresh copy of the module over the same storage, like a page load. */
async function loadPage() {
  jest.resetModules();
  return import('./form-submit.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('an id that goes with a kept draft outlives the page', async () => {
  const first = (await loadPage()).requestIdOf('contact', true);
  const { requestIdOf, endRequest } = await loadPage();
  expect(requestIdOf('contact', true)).toBe(first);
  endRequest('contact');
  expect(requestIdOf('contact', true)).not.toBe(first);
});

test('an id of a form without a draft ends with the page', async () => {
  const { requestIdOf } = await loadPage();
  const first = requestIdOf('r1', false);
  expect(requestIdOf('r1', false)).toBe(first);
  expect((await loadPage()).requestIdOf('r1', false)).not.toBe(first);
});

test('who comes after somebody who has left sends something new', async () => {
  const { requestIdOf } = await loadPage();
  const first = requestIdOf('contact', true);
  (await import('./draft-store.ts')).forgetDrafts();
  expect(requestIdOf('contact', true)).not.toBe(first);
});

test('closed storage stops nobody', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const { requestIdOf, endRequest } = await loadPage();
  const id = requestIdOf('contact', true);
  expect(requestIdOf('contact', true)).toBe(id);
  endRequest('contact');
  expect(requestIdOf('contact', true)).not.toBe(id);
});
