import { screen, waitFor, within } from '@testing-library/react';
import { createFakeBackend, fakeErrors } from 'shared-auth/testing';
import { renderAt, resetPage } from '../shared/testing/render-at.tsx';

beforeEach(resetPage);

type User = ReturnType<typeof renderAt>['user'];
const card = (name: string) => screen.getByRole('button', { name });
const values = {
  'Full Name': 'Nia Rowe',
  Email: 'nia@example.com',
  Phone: '615 555 0100',
  Password: 'secret1',
  'Confirm Password': 'secret1',
};

async function fill(user: User, changes: Partial<Record<keyof typeof values, string>> = {}) {
  for (const [label, text] of Object.entries({ ...values, ...changes })) {
    if (text) await user.type(screen.getByLabelText(label), text);
  }
}
const create = (user: User) => user.click(screen.getByRole('button', { name: 'Create Account' }));

test('first asks which describes you; the form follows and takes focus', async () => {
  const { user } = renderAt('/register');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(card('Business Owner')).toHaveAttribute('aria-pressed', 'false');
  await user.click(card('Business Owner'));
  expect(card('Business Owner')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
  expect(screen.getByLabelText('Company')).toBeVisible();
});

test('a CPA has a Firm Name; changing the choice keeps what was typed', async () => {
  const { user } = renderAt('/register');
  await user.click(card('CPA / Tax Professional'));
  await user.type(screen.getByLabelText('Firm Name'), 'Rowe & Co');
  await user.type(screen.getByLabelText('Full Name'), 'Nia');
  await user.click(card('Business Owner'));
  expect(screen.getByLabelText('Company')).toHaveValue('Rowe & Co');
  expect(screen.getByLabelText('Full Name')).toHaveValue('Nia');
  expect(card('CPA / Tax Professional')).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['CPA / Tax Professional', 'cpa', 'Welcome to Ninecourse Advisory! Your CPA account has been created.'],
  ['Business Owner', 'client', 'Welcome to Ninecourse Advisory! Your client account has been created.'],
])('%s: registers, is welcomed and arrives at the dashboard', async (name, role, welcome) => {
  const { user, backend } = renderAt('/register');
  await user.click(card(name));
  await fill(user);
  await create(user);
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(await screen.findByText(welcome)).toBeVisible();
  expect(backend.called('auth.signUp')[0]?.args[0]).toMatchObject({
    email: 'nia@example.com',
    password: 'secret1',
    options: { data: { full_name: 'Nia Rowe', role, company: '', phone: '615 555 0100' } },
  });
});

test.each([
  [
    'too short',
    { Password: 'five5', 'Confirm Password': 'five5' },
    'Password',
    'Password must be at least 6 characters',
  ],
  ['different', { 'Confirm Password': 'secret2' }, 'Confirm Password', 'Passwords do not match'],
  [
    'different, with another field missing',
    { 'Confirm Password': 'secret2', Email: '' },
    'Confirm Password',
    'Passwords do not match',
  ],
  ['email missing', { Email: '' }, 'Email', 'Enter your email'],
  ['email wrong', { Email: 'nia' }, 'Email', 'Enter an email like name@example.com'],
  ['email not taken', { Email: 'nia@example-.com' }, 'Email', 'Enter an email like name@example.com'],
  ['name missing', { 'Full Name': '' }, 'Full Name', 'Enter your full name'],
])('%s: the field says so and nothing is sent', async (_what, changes, label, words) => {
  const { user, backend } = renderAt('/register');
  await user.click(card('Business Owner'));
  await fill(user, changes);
  await create(user);
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(backend.called('auth.signUp')).toHaveLength(0);
});

test('only phone and company may be left out', async () => {
  const { user } = renderAt('/register');
  await user.click(card('Business Owner'));
  const required = ['Full Name', 'Email', 'Password', 'Confirm Password'];
  for (const label of required) expect(screen.getByLabelText(label)).toBeRequired();
  for (const label of ['Phone', 'Company']) expect(screen.getByLabelText(label)).not.toBeRequired();
});

test('the button is disabled and says Creating Account... while in flight', async () => {
  const { user, backend } = renderAt('/register');
  const release = backend.holdNext('auth.signUp');
  await user.click(card('Business Owner'));
  await fill(user);
  await create(user);
  expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  release();
  await screen.findByRole('heading', { name: 'Overview' });
});

test('a failed registration says so, and everything typed stays', async () => {
  const { user, backend } = renderAt('/register');
  backend.failNext('auth.signUp', fakeErrors.userAlreadyExists());
  await user.click(card('Business Owner'));
  await fill(user);
  await create(user);
  const words = 'Registration failed. Please try again or contact support.';
  expect(await within(screen.getByRole('form')).findByRole('alert')).toHaveTextContent(words);
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect(screen.getByLabelText('Full Name')).toHaveValue('Nia Rowe');
});

test.each([
  ['sign in', '/login'],
  ['set a new password', '/forgot-password'],
])('after a failed registration, whatever failed, one may %s with the address typed', async (name, path) => {
  const { user, backend, router } = renderAt('/register');
  backend.failNext('auth.signUp', fakeErrors.unreachable());
  await user.click(card('Business Owner'));
  await fill(user);
  expect(screen.queryByText(/have an account already/)).not.toBeInTheDocument();
  await create(user);
  expect(await screen.findByText(/have an account already/)).toBeVisible();
  await user.click(screen.getByRole('link', { name }));
  expect(router().location.pathname).toBe(path);
  expect(screen.getByLabelText('Email')).toHaveValue('nia@example.com');
});

test('an address that has to be confirmed: check your email, with a way to try another', async () => {
  const backend = createFakeBackend();
  backend.controls.confirmEmail = true;
  const { user } = renderAt('/register', backend);
  await user.click(card('CPA / Tax Professional'));
  await fill(user);
  await create(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  expect(screen.getByText('nia@example.com')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Send the email again/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(screen.getByLabelText('Firm Name')).toBeVisible();
});

test('whoever is signed in already goes to the dashboard', async () => {
  const backend = createFakeBackend();
  backend.storeSession(backend.addAccount({ email: 'ada@example.com' }));
  renderAt('/register', backend);
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
});
