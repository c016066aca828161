import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { onboardingSteps } from '../../content/onboarding-definition.ts';
import { findViolations } from '../../testing/render-page.tsx';
import type { Answers } from 'shared-contract/onboarding/answers';
import { createFakeOnboarding } from './testing/fake-onboarding.ts';
import { complete, openOnboarding, stepHeading } from './testing/open-onboarding.tsx';

jest.mock('shared-auth/supabase-client', () => ({
  ...jest.requireActual<object>('shared-auth/supabase-client'),
  getSupabase: jest.fn(),
}));

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  user = userEvent.setup();
});

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function fillInAboutYou() {
  await stepHeading('About you');
  await user.type(screen.getByLabelText('Phone'), '(615) 555-0100');
  await user.selectOptions(screen.getByLabelText('State you live in'), 'Tennessee');
  await user.selectOptions(screen.getByLabelText('How you file'), 'Single');
  await user.click(screen.getByRole('radio', { name: 'By email' }));
}
const aboutYou = {
  name: 'Ann Lee',
  phone: '(615) 555-0100',
  state: 'Tennessee',
  filing: 'single',
  reach: 'email',
};

test('a step is in the database before the next one opens, and takes what the account knows', async () => {
  const fake = createFakeOnboarding();
  openOnboarding(fake, { company: 'Lee Masonry' });
  await fillInAboutYou();
  await user.dblClick(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await stepHeading('Your business')).toHaveFocus();
  expect(fake.row()).toEqual({ user_id: 'me', answers: { you: aboutYou }, step: 1, completed_at: null });
  expect(fake.calls().filter((call) => call === 'save')).toHaveLength(1);
  expect(screen.getByLabelText('Company')).toHaveValue('Lee Masonry');
  expect(within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')[1]).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('what is missing is listed, the list takes focus, and nothing is saved', async () => {
  const fake = createFakeOnboarding();
  openOnboarding(fake);
  await stepHeading('About you');
  await press('Save and continue');
  const list = await screen.findByRole('alert');
  expect(list).toHaveFocus();
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Enter your phone number',
    'Choose the state you live in',
    'Choose how you file',
    'Choose how we reach you',
  ]);
  await user.click(within(list).getByRole('link', { name: 'Choose how we reach you' }));
  expect(screen.getByRole('radio', { name: 'By email' })).toHaveFocus();
  expect(screen.getByRole('radiogroup', { name: /^How to reach you/ })).toHaveAccessibleDescription(
    'Choose how we reach you',
  );
  expect(fake.calls()).toEqual(['load']);
});

test('a save without an answer says so, keeps every word on the device, and can be repeated', async () => {
  const fake = createFakeOnboarding();
  const { unmount } = openOnboarding(fake);
  await fillInAboutYou();
  fake.failNext('load');
  await press('Save and continue');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /saved on this device.*could not reach the server/,
  );
  expect(fake.row()).toBeNull();
  unmount();
  openOnboarding(fake);
  await stepHeading('About you');
  expect(screen.getByLabelText('Phone')).toHaveValue('(615) 555-0100');
  expect(screen.getByRole('radio', { name: 'By email' })).toBeChecked();
  await press('Save and continue');
  await stepHeading('Your business');
  expect(fake.row()?.answers).toEqual({ you: aboutYou });
  expect(Object.keys(localStorage).filter((key) => key.includes('-you'))).toEqual([]);
});

test('on another device it goes on where the last one stopped, and Back shows what was said', async () => {
  openOnboarding(createFakeOnboarding({ answers: { you: aboutYou }, step: 1 }));
  await stepHeading('Your business');
  await press('Back');
  await stepHeading('About you');
  expect(screen.getByLabelText('State you live in')).toHaveValue('Tennessee');
  expect(screen.getByRole('radio', { name: 'By email' })).toBeChecked();
});

test('answers of several and amounts come back as they were given', async () => {
  const income = { receipts: 2_400_000, profit: -40_000, pay: 0, tax: 1, plans: ['sep', '401k'] };
  const { you, business, advisors } = complete as Record<string, Answers[string]>;
  openOnboarding(createFakeOnboarding({ answers: { you, business, advisors, income }, step: 3 }));
  await stepHeading('Income and current plans');
  expect(screen.getByLabelText('Gross receipts of the business')).toHaveValue('2,400,000');
  expect(screen.getByLabelText('Profit of the business')).toHaveValue('-40,000');
  expect(screen.getByRole('checkbox', { name: '401(k)' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'SEP IRA' }));
  expect(screen.getByRole('checkbox', { name: 'SIMPLE IRA' })).not.toBeChecked();
});

test('answers that cannot be loaded are asked for again on request', async () => {
  const fake = createFakeOnboarding({ answers: { you: aboutYou }, step: 1 });
  fake.failNext('load');
  openOnboarding(fake);
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  await press('Try again');
  await stepHeading('Your business');
});

test('a CPA gets the shorter one', async () => {
  const { container } = openOnboarding(createFakeOnboarding(), { account_type: 'cpa' });
  await stepHeading('You and your license');
  expect(screen.getByText(`Step 1 of ${onboardingSteps.cpa.length}`)).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
}, 30_000);

test('a line that drops is told', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openOnboarding(createFakeOnboarding());
  await stepHeading('About you');
  expect(screen.getByText('You are offline')).toBeVisible();
  online.mockRestore();
});
