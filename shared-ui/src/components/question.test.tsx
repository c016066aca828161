import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Question } from './question.tsx';

function open(onConfirm: () => Promise<void>) {
  const onKeep = jest.fn();
  render(
    <Question
      title="Cancel this call?"
      confirmLabel="Yes, cancel"
      busyLabel="Canceling…"
      failed="It could not be canceled."
      onConfirm={onConfirm}
      onKeep={onKeep}
    >
      The time is free at once.
    </Question>,
  );
  return { onKeep, user: userEvent.setup({ delay: null }) };
}
const button = (name: string) => screen.getByRole('button', { name });

test('is a group with the name of its question, which has the focus', () => {
  open(() => Promise.resolve());
  expect(screen.getByRole('group', { name: 'Cancel this call?' })).toHaveTextContent('free at once');
  expect(screen.getByRole('heading', { name: 'Cancel this call?' })).toHaveFocus();
});

test('does nothing by itself, and lets it be', async () => {
  const confirm = jest.fn(() => Promise.resolve());
  const { onKeep, user } = open(confirm);
  await user.click(button('No, keep it'));
  expect(onKeep).toHaveBeenCalledTimes(1);
  expect(confirm).not.toHaveBeenCalled();
});

test('says that it is being done, and cannot be let be meanwhile', async () => {
  let finish: () => void = () => undefined;
  const { user } = open(() => new Promise((done) => (finish = done)));
  await user.click(button('Yes, cancel'));
  expect(button('Canceling…')).toHaveAttribute('aria-busy', 'true');
  expect(button('No, keep it')).toBeDisabled();
  await act(async () => {
    finish();
    await Promise.resolve();
  });
});

test.each([
  ['with words', new Error('No answer came.'), 'No answer came.'],
  ['without words', 'nothing', 'It could not be canceled.'],
])('a failure %s is said, and it can be tried again', async (_how, reason, words) => {
  const { user } = open(jest.fn().mockRejectedValue(reason));
  await user.click(button('Yes, cancel'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(button('Yes, cancel')).toBeEnabled();
  expect(button('No, keep it')).toBeEnabled();
});
