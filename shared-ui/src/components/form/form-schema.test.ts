import { formSchema } from './form-schema.ts';

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
