import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { callAsVisitor, CallRefusal, submitForm } from 'shared-auth/submit-form';
import { NewsletterChoice } from './choice.tsx';
import { NewsletterForm } from './form.tsx';

jest.mock('shared-auth/submit-form', () => ({
  ...jest.requireActual<object>('shared-auth/submit-form'),
  callAsVisitor: jest.fn(),
  submitForm: jest.fn(),
}));
const call = jest.mocked(callAsVisitor);
const submit = jest.mocked(submitForm);

beforeEach(() => {
  call.mockReset();
  submit.mockReset().mockResolvedValue({ reference: 'NEWS-7K3M-Q9XT' });
});

const choose = (action: 'confirm' | 'leave') =>
  act(async () =>
    render(
      <MemoryRouter>
        <NewsletterChoice action={action} token="secret-token" titleId="title" />
      </MemoryRouter>,
    ),
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['confirm', 'Confirm my address', 'confirmed', 'Your address is confirmed.'],
  ['leave', 'Leave the list', 'unsubscribed', 'You have left the list.'],
] as const)(
  '%s: nothing happens until the button is pressed, then once',
  async (action, button, status, words) => {
    call.mockResolvedValue({ status, email: 'a***@example.com' });
    await choose(action);
    expect(call).not.toHaveBeenCalled();
    await press(button);
    const answer = await screen.findByRole('status');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
    expect(answer).toHaveTextContent('a***@example.com');
    expect(answer.parentElement).toHaveFocus();
    expect(call.mock.calls).toEqual([['newsletter', { action, token: 'secret-token' }]]);
  },
);

test('a link that has expired says so and leads to the form', async () => {
  call.mockRejectedValue(new CallRefusal('This link has expired or is not known.', 404));
  await choose('confirm');
  await press('Confirm my address');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or is not known.');
  expect(screen.getByRole('link', { name: 'To the form' })).toHaveAttribute('href', '/newsletter');
});

test('a link to leave that is not known leads to a person', async () => {
  call.mockRejectedValue(new CallRefusal('This link doesn’t work.', 404));
  await choose('leave');
  await press('Leave the list');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work.');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:hello@ninecourse.example');
});

test('a connection that breaks leaves everything as it was, to be tried again', async () => {
  call.mockRejectedValueOnce(new CallRefusal('We could not reach the server.', 0));
  call.mockResolvedValueOnce({ status: 'unsubscribed', email: 'a***@example.com' });
  await choose('leave');
  await press('Leave the list');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');
  await press('Leave the list');
  expect(await screen.findByRole('heading', { name: 'You have left the list.' })).toBeVisible();
});

test('an address is put on the list once, and its owner is asked to confirm', async () => {
  render(
    <MemoryRouter>
      <NewsletterForm label="Subscribe to the newsletter" />
    </MemoryRouter>,
  );
  await press('Subscribe');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter your email address');
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We have written to ann@example.com.');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit.mock.calls[0]?.slice(0, 2)).toEqual([
    'newsletter',
    { email: 'ann@example.com', source: 'newsletter-page' },
  ]);
});
