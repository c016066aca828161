import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { submitForm } from 'shared-auth/submit-form';
import { ApplicationForm, requestedPackage } from './form.tsx';

jest.mock('shared-auth/submit-form');
const submit = jest.mocked(submitForm);

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  submit.mockReset().mockResolvedValue({ reference: 'NC-7K3M-Q9XT' });
  user = userEvent.setup();
  render(<ApplicationForm height={800} source="home-next-step" label="Apply" />, { wrapper: MemoryRouter });
});

const go = () => user.click(screen.getByRole('button', { name: 'Continue' }));
const send = () => user.click(screen.getByRole('button', { name: 'Send application' }));
const step = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('group', { name })).toHaveAttribute('aria-current', 'step'));

async function fillIn(message = 'Less tax.') {
  await user.type(screen.getByLabelText('Full Name'), ' Ann Lee ');
  await user.type(screen.getByLabelText('Email'), 'ann@example.com');
  await user.type(screen.getByLabelText('Phone'), '(615) 555-0100');
  await go();
  await step(/^Your business/);
  await user.type(screen.getByLabelText('Company'), 'Lee Masonry');
  await user.selectOptions(screen.getByLabelText('Annual Revenue'), '$3M to $10M');
  await go();
  await step(/^What you want/);
  await user.type(screen.getByLabelText(/^What would you like/), message);
}

test('a complete application is sent once, with its source, and thanked for in place', async () => {
  await fillIn();
  await user.dblClick(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Thank you, Ann Lee.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/Within 24 hours: We reply/);
  expect(screen.getByRole('status')).toHaveTextContent('NC-7K3M-Q9XT');
  expect(screen.getByRole('status')).toContainElement(document.activeElement as HTMLElement);
  expect(submit.mock.calls).toEqual([
    [
      'client-application',
      {
        name: 'Ann Lee',
        email: 'ann@example.com',
        phone: '(615) 555-0100',
        company: 'Lee Masonry',
        annualRevenue: '3m-10m',
        message: 'Less tax.',
        source: 'home-next-step',
      },
      { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, website: '' },
    ],
  ]);
});

test('a step with errors says in words what is missing, takes focus there and stays', async () => {
  await go();
  expect(await screen.findByText('Enter your full name')).toBeVisible();
  expect(screen.getByText('Enter your email address')).toBeVisible();
  const name = screen.getByLabelText('Full Name');
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Enter your full name');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(screen.queryByText('Enter the name of your company')).toBeNull();
});

test('a malformed address and number are told apart from missing ones', async () => {
  await user.type(screen.getByLabelText('Full Name'), 'Ann');
  await user.type(screen.getByLabelText('Email'), 'ann@');
  await user.type(screen.getByLabelText('Phone'), 'none');
  await go();
  expect(await screen.findByText('Enter an email address like name@example.com')).toBeVisible();
  expect(screen.getByText('Enter a phone number like (212) 555-0123')).toBeVisible();
});

test('a failed send says why, keeps every word and can be repeated', async () => {
  submit.mockRejectedValueOnce(new Error('We could not reach the server.'));
  await fillIn('Two partners.');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(screen.getByLabelText(/^What would you like/)).toHaveValue('Two partners.');
  await send();
  expect(await screen.findByText('Thank you, Ann Lee.')).toBeVisible();
  expect(submit).toHaveBeenCalledTimes(2);
  const [first, second] = submit.mock.calls.map(([, , attempt]) => attempt.requestId);
  expect(second).toBe(first);
});

test('what became wrong in an earlier step opens that step again', async () => {
  await fillIn();
  screen.getByLabelText<HTMLInputElement>('Full Name').value = '';
  await send();
  await step(/^About you/);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

test('Back leads to the step before and loses nothing', async () => {
  await user.type(screen.getByLabelText('Full Name'), 'Ann Lee');
  await user.type(screen.getByLabelText('Email'), 'ann@example.com');
  await go();
  await user.click(await screen.findByRole('button', { name: 'Back to step 1' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ann Lee');
});

test('fields tell the browser what to fill in', () => {
  const tokens = ['Full Name', 'Email', 'Phone', 'Company'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['name', 'email', 'tel', 'organization']);
});

test('a package of the offer is named with its price', () => {
  expect(requestedPackage('foundation')?.words).toBe('You are applying for Foundation, $3,000 a month.');
});

test.each([null, '', 'toString', 'platinum', '<b>'])('%j names none', (asked) => {
  expect(requestedPackage(asked)).toBeUndefined();
});
