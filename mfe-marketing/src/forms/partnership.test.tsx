import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { submitForm } from 'shared-auth/submit-form';
import { PartnershipForm } from './partnership.tsx';

jest.mock('shared-auth/submit-form');
const submit = jest.mocked(submitForm);

let user: UserEvent;
const scrollIntoView = jest.fn();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  submit.mockReset().mockResolvedValue({ reference: 'NC-7K3M-Q9XT' });
  user = userEvent.setup();
  render(
    <>
      <PartnershipForm height={500} source="for-cpas-top" label="First" />
      <PartnershipForm height={400} source="for-cpas-end" label="Second" />
    </>,
    { wrapper: MemoryRouter },
  );
});

const form = (name: string) => within(screen.getByRole('form', { name }));
const send = (name: string) =>
  user.click(form(name).getByRole('button', { name: 'Apply for the partnership' }));

async function fillIn(name: string) {
  const { getByLabelText } = form(name);
  await user.type(getByLabelText('Full Name'), 'Ruth Ames');
  await user.type(getByLabelText('Email'), 'ruth@example.com');
  await user.type(getByLabelText('Phone'), '(615) 555-0100');
  await user.type(getByLabelText('Firm'), 'Ames CPA');
  await user.selectOptions(getByLabelText('State of License'), 'Tennessee');
  await user.selectOptions(getByLabelText('Years of Experience'), '6 to 10 years');
  await user.selectOptions(getByLabelText('Practice Revenue'), '$500K to $1M');
}

test('what is typed in one place stands in the other, and is sent once for both', async () => {
  await fillIn('First');
  expect(form('Second').getByLabelText('Firm')).toHaveValue('Ames CPA');
  expect(form('Second').getByLabelText('State of License')).toHaveValue('Tennessee');
  await send('Second');
  expect(await screen.findAllByText('Thank you, Ruth Ames.')).toHaveLength(2);
  expect(screen.getAllByText('NC-7K3M-Q9XT')).toHaveLength(2);
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
  expect(scrollIntoView.mock.contexts[0]).toContainElement(
    screen.getAllByRole('heading', { name: 'Thank you, Ruth Ames.' })[1]!,
  );
  expect(submit.mock.calls).toEqual([
    [
      'cpa-partnership',
      {
        name: 'Ruth Ames',
        email: 'ruth@example.com',
        phone: '(615) 555-0100',
        company: 'Ames CPA',
        licenseState: 'Tennessee',
        yearsExperience: '6-10',
        practiceRevenue: '500k-1m',
        message: undefined,
        source: 'for-cpas-end',
      },
      { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, website: '' },
    ],
  ]);
});

test('an empty form says at each field what is missing, in its own place only', async () => {
  await send('First');
  expect(await form('First').findByRole('alert')).toHaveTextContent('There is a problem');
  for (const [label, words] of [
    ['Full Name', 'Enter your full name'],
    ['Email', 'Enter your email address'],
    ['Phone', 'Enter your phone number'],
    ['Firm', 'Enter the name of your firm'],
    ['State of License', 'Choose the state of your license'],
    ['Years of Experience', 'Choose your years of experience'],
    ['Practice Revenue', 'Choose the revenue of your practice'],
  ] as const) {
    expect(form('First').getByLabelText(label)).toHaveAccessibleDescription(words);
  }
  expect(form('Second').queryByRole('alert')).toBeNull();
  expect(submit).not.toHaveBeenCalled();
});

test('a failed send keeps every word, and the next attempt is the same one', async () => {
  submit.mockRejectedValueOnce(new Error('We could not reach the server.'));
  await fillIn('First');
  await send('First');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  expect(form('First').getByLabelText('Firm')).toHaveValue('Ames CPA');
  await send('First');
  expect(await screen.findAllByText('Thank you, Ruth Ames.')).toHaveLength(2);
  const [first, second] = submit.mock.calls.map(([, , attempt]) => attempt.requestId);
  expect(second).toBe(first);
});
