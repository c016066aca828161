import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { configureAuth } from 'shared-auth/config';
import { NewsletterForm } from './footer-groups.tsx';

const send = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  configureAuth({ url: 'http://backend.test', publishableKey: 'key' });
  const answer = { ok: true, status: 200, json: () => Promise.resolve({ reference: 'NEWS-7K3M-Q9XT' }) };
  send.mockReset().mockResolvedValue(answer as unknown as Response);
  // jsdom has no AbortSignal.timeout.
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = send as unknown as typeof fetch;
  render(
    <MemoryRouter>
      <NewsletterForm />
    </MemoryRouter>,
  );
});

const field = () => screen.getByLabelText('Send it to');
const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

test('an address is sent once, and the person is told to confirm it', async () => {
  await userEvent.type(field(), ' Ada@Example.com ');
  await subscribe();
  expect(await screen.findByRole('status')).toHaveTextContent('We have written to Ada@Example.com.');
  expect(send).toHaveBeenCalledTimes(1);
  const [address, init] = send.mock.calls[0]!;
  expect(address).toBe('http://backend.test/functions/v1/submit-form');
  expect(JSON.parse(init.body as string)).toMatchObject({
    form: 'newsletter',
    values: { email: 'Ada@Example.com', source: 'footer' },
    website: '',
  });
});

test.each([
  ['', 'Enter your email'],
  ['ada', 'Enter an email like name@example.com'],
])('"%s" is refused at its field and sends nothing', async (text, message) => {
  if (text) await userEvent.type(field(), text);
  await subscribe();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(send).not.toHaveBeenCalled();
});

test('when it cannot be sent the person is told and the address stays', async () => {
  send.mockRejectedValue(new TypeError('network'));
  await userEvent.type(field(), 'ada@example.com');
  await subscribe();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(field()).toHaveValue('ada@example.com');
});
