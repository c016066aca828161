import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { submitForm } from 'shared-auth/submit-form';
import { SymposiumForm } from './symposium.tsx';

jest.mock('shared-auth/submit-form');
const submit = jest.mocked(submitForm);

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  submit.mockReset().mockResolvedValue({ reference: 'SYM-7K3M-Q9XT' });
  user = userEvent.setup();
});

const open = (isWaitlist = false) =>
  render(<SymposiumForm label="Symposium registration" submitLabel="Register" isWaitlist={isWaitlist} />, {
    wrapper: MemoryRouter,
  });
const form = () => within(screen.getByRole('form', { name: 'Symposium registration' }));
const send = () => user.click(screen.getByRole('button', { name: 'Register' }));

async function fillIn() {
  await user.type(form().getByLabelText('Full Name'), 'Ruth Ames');
  await user.type(form().getByLabelText('Email'), 'ruth@example.com');
  await user.type(form().getByLabelText('Firm'), 'Ames CPA');
  await user.click(form().getByRole('radio', { name: 'In person, in Nashville' }));
  await user.click(form().getByRole('checkbox', { name: /^I agree/ }));
}

const least = {
  name: 'Ruth Ames',
  email: 'ruth@example.com',
  phone: undefined,
  firm: 'Ames CPA',
  licenseNumber: undefined,
  licenseState: undefined,
  attendance: 'in_person',
  tracks: [],
  reception: false,
  needs: undefined,
  consent: true,
};
const attempt = { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, website: '' };

test('a registration is sent once, and answered with its reference and what the mail will say', async () => {
  open();
  await fillIn();
  await user.dblClick(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, Ruth Ames.' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('a confirmation to ruth@example.com');
  expect(screen.getByRole('status')).toHaveTextContent(
    'confirms your seat, with a calendar file, or your place on the waitlist',
  );
  expect(screen.getByRole('status')).toHaveTextContent('SYM-7K3M-Q9XT');
  expect(submit.mock.calls).toEqual([['symposium', least, attempt]]);
});

test('all that may be told goes along', async () => {
  open();
  await fillIn();
  await user.type(form().getByLabelText('License number'), 'TN 1234');
  await user.selectOptions(form().getByLabelText('State of license'), 'Tennessee');
  await user.click(form().getByRole('checkbox', { name: 'Regulatory Ethics' }));
  await user.click(form().getByRole('checkbox', { name: 'Taxes' }));
  await user.click(form().getByRole('checkbox', { name: 'I’ll attend the welcome reception' }));
  await user.type(form().getByLabelText('What do you need to take part?'), 'Captions');
  await send();
  await screen.findByText('Thank you, Ruth Ames.');
  expect(submit.mock.calls[0]?.[1]).toEqual({
    ...least,
    licenseNumber: 'TN 1234',
    licenseState: 'Tennessee',
    tracks: ['taxes', 'ethics'],
    reception: true,
    needs: 'Captions',
  });
});

test('an empty form says at each field what is missing, and its summary leads there', async () => {
  open();
  await send();
  const summary = within(await screen.findByRole('alert'));
  for (const [field, words] of [
    ['Full Name', 'Enter your full name'],
    ['Email', 'Enter your email address'],
    ['Firm', 'Enter the name of your firm'],
  ] as const)
    expect(form().getByLabelText(field)).toHaveAccessibleDescription(words);
  expect(form().getByRole('radiogroup', { name: /How do you attend/ })).toHaveAccessibleDescription(
    'Choose how you attend',
  );
  expect(form().getByRole('checkbox', { name: /^I agree/ })).toHaveAccessibleDescription(
    /^Agree to the attendance record/,
  );
  await user.click(summary.getByRole('link', { name: 'Choose how you attend' }));
  expect(form().getByRole('radio', { name: 'In person, in Nashville' })).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test('a license without its state is asked for it', async () => {
  open();
  await fillIn();
  await user.type(form().getByLabelText('License number'), 'TN 1234');
  await send();
  await screen.findByRole('alert');
  expect(form().getByLabelText('State of license')).toHaveAccessibleDescription(
    'Choose the state of your license',
  );
  expect(submit).not.toHaveBeenCalled();
});

test('a failed send keeps every word, and the next attempt is the same one', async () => {
  submit.mockRejectedValueOnce(new Error('We could not reach the server.'));
  open();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(form().getByLabelText('Firm')).toHaveValue('Ames CPA');
  await send();
  await screen.findByText('Thank you, Ruth Ames.');
  const [first, second] = submit.mock.calls.map(([, , { requestId }]) => requestId);
  expect(second).toBe(first);
});

test('what was typed, chosen and ticked is there when the page is opened again', async () => {
  const { unmount } = open();
  await fillIn();
  await user.click(form().getByRole('checkbox', { name: 'Regulatory Ethics' }));
  unmount();
  open();
  expect(form().getByLabelText('Firm')).toHaveValue('Ames CPA');
  expect(form().getByRole('radio', { name: 'In person, in Nashville' })).toBeChecked();
  expect(form().getByRole('checkbox', { name: 'Regulatory Ethics' })).toBeChecked();
});

test('a waitlist asks only who and how', async () => {
  open(true);
  expect(form().queryByLabelText('License number')).toBeNull();
  expect(form().queryByRole('checkbox', { name: 'Regulatory Ethics' })).toBeNull();
  await fillIn();
  await send();
  await screen.findByText('Thank you, Ruth Ames.');
  expect(submit.mock.calls).toEqual([['symposium', least, attempt]]);
});
