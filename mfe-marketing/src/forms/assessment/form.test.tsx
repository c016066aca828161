import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { submitForm } from 'shared-auth/submit-form';
import { forClients } from '../../content/for-clients.ts';
import { AssessmentSection } from '../../pages/for-clients-page.tsx';
import { findViolations } from '../../testing/render-page.tsx';

jest.mock('shared-auth/submit-form');
const submit = jest.mocked(submitForm);

const chosen = [
  ['$3M to $10M', /^We compared them, longer ago/],
  ['Never, that I know of', 'No'],
  [/^A 401\(k\) with a designed match/, 'No, we rent it as it is'],
  ['I don’t know', /^We know them/],
  ['Nothing is arranged', 'No, or only small sums'],
] as const;
// 2 + 0 + 2 + 0 + 1 + 0 of 18. Questions that don't apply are excluded.
const score = '28';

let user: UserEvent;
const section = forClients.find((one) => one.kind === 'assessment')!;
/** Includes the section, because it has the text on what happens next. */
const show = () => render(<AssessmentSection section={section} />, { wrapper: MemoryRouter });

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  submit.mockReset().mockResolvedValue({ reference: 'NC-7K3M-Q9XT' });
  user = userEvent.setup();
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const current = () => screen.getAllByRole('group').find((group) => group.hasAttribute('aria-current'))!;

async function answer(steps = chosen.length) {
  for (const labels of chosen.slice(0, steps)) {
    for (const label of labels) await user.click(within(current()).getByLabelText(label));
    await press(labels === chosen.at(-1) ? 'See my result' : 'Continue');
  }
}

async function introduce() {
  await user.type(screen.getByLabelText('Full Name'), 'Ann Lee');
  await user.type(screen.getByLabelText('Email'), 'ann@example.com');
  await user.type(screen.getByLabelText('Company'), 'Lee Masonry');
}

test('ten questions lead to a result at once, with nothing asked about the person and nothing sent', async () => {
  show();
  expect(screen.getAllByRole('radiogroup')).toHaveLength(10);
  await answer();
  expect(screen.getByRole('heading', { name: 'Your result' })).toHaveFocus();
  expect(screen.getByText(score)).toBeVisible();
  expect(screen.getByText('Mostly open')).toBeVisible();
  const looks = within(screen.getByRole('list', { name: /to look at first$/ })).getAllByRole('listitem');
  expect(looks.map((look) => look.querySelector('p')?.textContent)).toEqual([
    'Legacy Planning',
    'Asset Protection',
    'Cost Remediation',
  ]);
  expect(screen.getByText(/not tax, legal or investment advice and no estimate/)).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

test('sent, it is stored once with answers, score and band, and shown with its reference', async () => {
  show();
  await answer();
  await introduce();
  await user.dblClick(screen.getByRole('button', { name: 'Send my result' }));
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('Thank you, Ann Lee.');
  expect(status).toHaveTextContent('NC-7K3M-Q9XT');
  expect(within(status).getByText(score)).toBeVisible();
  expect(within(status).getByRole('link', { name: 'Choose a time now' })).toHaveAttribute('href', '/book');
  expect(submit.mock.calls).toEqual([
    [
      'assessment',
      {
        name: 'Ann Lee',
        email: 'ann@example.com',
        phone: undefined,
        company: 'Lee Masonry',
        annualRevenue: '3m-10m',
        answers: {
          entity: 'compared-long-ago',
          costs: 'never',
          research: 'no',
          retirement: 'designed-401k',
          property: 'rented',
          protection: 'do-not-know',
          risks: 'known',
          succession: 'nothing',
          giving: 'no',
        },
        score: Number(score),
        band: 'Mostly open',
        source: 'for-clients',
      },
      { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, website: '' },
    ],
  ]);
});

test('a question without an answer says so, takes focus and holds the step', async () => {
  show();
  await user.click(screen.getByLabelText('$3M to $10M'));
  await press('Continue');
  const group = screen.getByRole('radiogroup', { name: /^How did you choose the way/ });
  expect(group).toHaveAccessibleDescription(/^Choose how the tax status/);
  expect(within(group).getAllByRole('radio')[0]).toHaveFocus();
  expect(screen.queryByText('Choose your annual revenue')).toBeNull();
  expect(current()).toHaveAccessibleName(/step 1 of 5/);
});

test('Back changes an answer, and the result follows', async () => {
  show();
  await answer();
  await press('Back to step 5');
  await user.click(within(current()).getByLabelText(/^A signed, funded agreement/));
  await press('See my result');
  expect(screen.queryByText(score)).toBeNull();
  expect(screen.getByText('Partly decided')).toBeVisible();
});

test('what was answered and typed is there again when the page is opened anew', async () => {
  const { unmount } = show();
  await answer();
  await introduce();
  unmount();
  show();
  expect(screen.getByLabelText('$3M to $10M')).toBeChecked();
  for (const name of ['Continue', 'Continue', 'Continue', 'Continue', 'See my result']) await press(name);
  expect(screen.getByText(score)).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ann Lee');
});

test('missing details are named at their fields and the result stays', async () => {
  show();
  await answer();
  await press('Send my result');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Enter your full name');
  expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Enter the name of your company');
  expect(screen.getByText(score)).toBeVisible();
});

test('a fault that the server finds with an answer opens its step', async () => {
  submit.mockRejectedValueOnce(
    Object.assign(new Error('refused'), { errors: { annualRevenue: 'Choose your annual revenue' } }),
  );
  show();
  await answer();
  await introduce();
  await press('Send my result');
  await waitFor(() => expect(current()).toHaveAccessibleName(/step 1 of 5/));
  expect(screen.getByRole('radiogroup', { name: /^What does the business/ })).toBeInvalid();
});

test('axe finds nothing in the result', async () => {
  const { container } = show();
  await answer();
  expect(await findViolations(container)).toEqual([]);
}, 30_000);
