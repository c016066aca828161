import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify, Toaster } from 'shared-ui/toast';
import { ResendButton } from './account-page.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  notify.dismiss();
});
afterEach(() => jest.useRealTimers());

function show(send: () => Promise<void>, waiting = false) {
  render(
    <>
      <ResendButton label="Send again" sent="On its way." send={send} waiting={waiting} />
      <Toaster area="public" />
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
const button = () => screen.getByRole('button', { name: /^Send again/ });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('sends, says so, and can be pressed again after 60 seconds', async () => {
  const send = jest.fn(async () => undefined);
  const user = show(send);
  await user.click(button());
  await pass(0);
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByText('On its way.')).toBeInTheDocument();
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Send again (in 60 s)');
  await pass(1);
  expect(button()).toHaveTextContent('Send again (in 59 s)');
  await pass(58);
  expect(button()).toBeDisabled();
  await pass(1);
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent(/^Send again$/);
});

test('waits from the start after a mail that has just gone out', async () => {
  show(async () => undefined, true);
  expect(button()).toBeDisabled();
  await pass(60);
  expect(button()).toBeEnabled();
});

test('a failure is told and can be tried again at once', async () => {
  const user = show(() => Promise.reject(new Error('We could not reach the server.')));
  await user.click(button());
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(button()).toBeEnabled();
});
