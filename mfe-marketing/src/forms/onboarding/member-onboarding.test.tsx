import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Profile } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { FakeSession, makeProfile } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { cpaSteps } from '../../content/onboarding/cpa-steps.ts';
import { onboardingSteps } from '../../content/onboarding/definition.ts';
import { findViolations } from '../../testing/render-page.tsx';
import type { Answers } from './answers.ts';
import { MemberOnboarding } from './member-onboarding.tsx';
import { createFakeOnboarding } from './testing/fake-onboarding.ts';

jest.mock('shared-auth/supabase-client', () => ({
  ...jest.requireActual<object>('shared-auth/supabase-client'),
  getSupabase: jest.fn(),
}));

const complete: Answers = Object.fromEntries(
  onboardingSteps.owner.map(({ id, fields }) => [
    id,
    Object.fromEntries(
      fields.flatMap((field) =>
        field.missing === undefined
          ? []
          : [[field.id, field.kind === 'money' ? 250_000 : field.kind === 'consent' ? true : 'x']],
      ),
    ),
  ]),
);
const reloadProfile = jest.fn(async () => undefined);
const success = jest.spyOn(notify, 'success').mockReturnValue('id');

let user: UserEvent;
beforeEach(() => {
  localStorage.clear();
  reloadProfile.mockClear();
  success.mockClear();
  user = userEvent.setup();
});

function open(fake: ReturnType<typeof createFakeOnboarding>, changes: Partial<Profile> = {}) {
  jest.mocked(getSupabase).mockImplementation(async () => fake.client);
  const profile = makeProfile({ id: 'me', email: 'ann@example.com', name: 'Ann Lee', ...changes });
  const router = createMemoryRouter(
    [
      { path: '/onboarding', element: <MemberOnboarding profile={profile} /> },
      { path: '/dashboard', element: <p>The dashboard</p> },
    ],
    { initialEntries: ['/onboarding'] },
  );
  return render(
    <FakeSession user={{ id: 'me', email: 'ann@example.com' }} operations={{ reloadProfile }}>
      <main>
        <RouterProvider router={router} />
      </main>
    </FakeSession>,
  );
}

const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function fillInAboutYou() {
  await step('About you');
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
  open(fake, { company: 'Lee Masonry' });
  await fillInAboutYou();
  await user.dblClick(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await step('Your business')).toHaveFocus();
  expect(fake.row()).toEqual({ answers: { you: aboutYou }, step: 1, completed_at: null });
  expect(fake.calls.filter((call) => call === 'save')).toHaveLength(1);
  expect(screen.getByLabelText('Company')).toHaveValue('Lee Masonry');
  expect(within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')[1]).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('what is missing is listed, the list takes focus, and nothing is saved', async () => {
  const fake = createFakeOnboarding();
  open(fake);
  await step('About you');
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
  expect(fake.calls).toEqual(['load']);
});

test('a save without an answer says so, keeps every word on the device, and can be repeated', async () => {
  const fake = createFakeOnboarding();
  const { unmount } = open(fake);
  await fillInAboutYou();
  fake.failNext('load');
  await press('Save and continue');
  expect(await screen.findByRole('alert')).toHaveTextContent(/nothing is lost.*could not reach the server/);
  expect(fake.row()).toBeNull();
  unmount();
  open(fake);
  await step('About you');
  expect(screen.getByLabelText('Phone')).toHaveValue('(615) 555-0100');
  expect(screen.getByRole('radio', { name: 'By email' })).toBeChecked();
  await press('Save and continue');
  await step('Your business');
  expect(fake.row()?.answers).toEqual({ you: aboutYou });
  expect(Object.keys(localStorage).filter((key) => key.includes('-you'))).toEqual([]);
});

test('on another device it goes on where the last one stopped, and Back shows what was said', async () => {
  open(createFakeOnboarding({ answers: { you: aboutYou }, step: 1 }));
  await step('Your business');
  await press('Back');
  await step('About you');
  expect(screen.getByLabelText('State you live in')).toHaveValue('Tennessee');
  expect(screen.getByRole('radio', { name: 'By email' })).toBeChecked();
});

test('answers of several and amounts come back as they were given', async () => {
  const income = { receipts: 2_400_000, profit: -40_000, pay: 0, tax: 1, plans: ['sep', '401k'] };
  const { you, business, advisors } = complete as Record<string, Answers[string]>;
  open(createFakeOnboarding({ answers: { you, business, advisors, income }, step: 3 }));
  await step('Income and current plans');
  expect(screen.getByLabelText('Gross receipts of the business')).toHaveValue('2,400,000');
  expect(screen.getByLabelText('Profit of the business')).toHaveValue('-40,000');
  expect(screen.getByRole('checkbox', { name: '401(k)' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'SEP IRA' }));
  expect(screen.getByRole('checkbox', { name: 'SIMPLE IRA' })).not.toBeChecked();
});

test('at the end everything is read over, one step is changed, and that leads back to the end', async () => {
  const fake = createFakeOnboarding({ answers: complete, step: 7 });
  open(fake);
  await step('Read it over');
  expect(screen.getAllByRole('button', { name: /^Change/ })).toHaveLength(7);
  await press('Change Goals and deadlines');
  await step('Goals and deadlines');
  await user.type(screen.getByLabelText('What would make the first year worth its fee?'), ' and sleep');
  await user.click(screen.getByRole('radio', { name: 'Within 2 years' }));
  await press('Save the change');
  await step('Read it over');
  expect(screen.getByText('x and sleep')).toBeVisible();
  expect(fake.row()).toMatchObject({ step: 7, answers: { goals: { success: 'x and sleep', exit: '0-2' } } });
});

test('finishing happens once, reloads the profile and goes to the dashboard', async () => {
  const fake = createFakeOnboarding({ answers: complete, step: 7 });
  open(fake);
  await step('Read it over');
  await user.dblClick(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText('The dashboard')).toBeVisible();
  expect(fake.calls.filter((call) => call === 'finish')).toHaveLength(1);
  expect(reloadProfile).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(success.mock.calls).toEqual([['You are set up.']]));
});

test('a finish without an answer says so and can be repeated', async () => {
  const fake = createFakeOnboarding({ answers: complete, step: 7 });
  open(fake);
  await step('Read it over');
  fake.failNext('finish');
  await press('Finish');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This could not be finished yet/);
  await press('Finish');
  expect(await screen.findByText('The dashboard')).toBeVisible();
});

test('whoever finished finds the answers, to change and not to finish again', async () => {
  open(createFakeOnboarding({ answers: complete, step: 7, completed_at: '2026-10-02T09:00:00Z' }));
  await step('Your answers');
  expect(screen.getByText(/^You finished on October 2, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('answers that cannot be loaded are asked for again on request', async () => {
  const fake = createFakeOnboarding({ answers: { you: aboutYou }, step: 1 });
  fake.failNext('load');
  open(fake);
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  await press('Try again');
  await step('Your business');
});

test('a CPA gets the shorter one', async () => {
  const { container } = open(createFakeOnboarding(), { account_type: 'cpa' });
  await step('You and your license');
  expect(screen.getByText(`Step 1 of ${cpaSteps.length}`)).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
}, 30_000);

test('a line that drops is told', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(createFakeOnboarding());
  await step('About you');
  expect(screen.getByText('You are offline')).toBeVisible();
  online.mockRestore();
});
