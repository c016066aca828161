import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { callAsVisitor, CallRefusal } from 'shared-auth/submit-form';
import { Component as CodePage } from './verify-code-page.tsx';
import { Component as VerifyPage } from './verify-page.tsx';

jest.mock('shared-auth/submit-form', () => ({
  ...jest.requireActual<object>('shared-auth/submit-form'),
  callAsVisitor: jest.fn(),
}));
const register = jest.mocked(callAsVisitor);
const { axe } = jest.requireActual<{
  axe: (element: Element) => Promise<{ violations: readonly { id: string }[] }>;
}>('jest-axe');

const code = 'CPPS-7K3M-Q9XT-W2HF';
const certificate = {
  code,
  name: 'Nora <b>Quill</b>',
  cohort: 'Cohort of April 2026',
  issuedOn: '2026-07-28',
  expiresOn: '2028-07-28',
  status: 'valid',
  revokedOn: null,
};

function routerAt(entry: string) {
  return createMemoryRouter(
    [
      { path: '/verify', element: <VerifyPage /> },
      { path: '/verify/:code', element: <CodePage /> },
    ],
    { initialEntries: [entry] },
  );
}
const open = (entry: string) => {
  const router = routerAt(entry);
  return { router, ...render(<RouterProvider router={router} />) };
};

beforeEach(() => register.mockReset());

test('a certificate that counts: who holds it, what it says, since when and until when', async () => {
  register.mockResolvedValue({ certificate });
  const { container } = open(`/verify/${code}`);
  expect(await screen.findByText('Valid')).toBeVisible();
  for (const words of [
    'Nora <b>Quill</b>',
    'Certified Profit Preservation Specialist (CPPS)',
    'Cohort of April 2026',
    'July 28, 2026',
    'July 28, 2028',
    code,
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(register).toHaveBeenCalledWith('registry', { action: 'verify', code });
  expect((await axe(container)).violations).toEqual([]);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.each([
  [{ ...certificate, status: 'expired' }, 'Expired', 'July 28, 2028'],
  [{ ...certificate, status: 'revoked', revokedOn: '2027-02-03' }, 'Revoked', 'February 3, 2027'],
])('one that does not says so in words, with the day', async (told, words, day) => {
  register.mockResolvedValue({ certificate: told });
  open(`/verify/${code}`);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(day)).toBeVisible();
  expect(screen.queryByRole('img', { name: /Badge/ })).toBeNull();
});

test('a code that nobody holds keeps the rows and leads on to another code', async () => {
  register.mockResolvedValue({ certificate: null });
  const { router } = open(`/verify/${code}`);
  expect(await screen.findByText('Not in the register')).toBeVisible();
  expect(screen.getAllByRole('term')).toHaveLength(6);
  await userEvent.type(screen.getByLabelText(/Certificate code/), '2222 3333 4444');
  await userEvent.click(screen.getByRole('button', { name: 'Check this code' }));
  expect(router.state.location.pathname).toBe('/verify/CPPS-2222-3333-4444');
});

test('what could not be asked is asked again at a press', async () => {
  register.mockRejectedValueOnce(new CallRefusal('Many codes have just been looked up.', 429));
  open(`/verify/${code}`);
  expect(await screen.findByText('Many codes have just been looked up.')).toBeVisible();
  register.mockResolvedValue({ certificate });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Valid')).toBeVisible();
});

test('the served page is the same for every code, and keeps the place of every row', () => {
  const served = (entry: string) => renderToString(<RouterProvider router={routerAt(entry)} />);
  expect(served('/verify/one')).toBe(served('/verify/two'));
  expect(served('/verify/one').match(/<dt/g)).toHaveLength(6);
});

test('the register is asked without the page being touched', () => {
  expect(renderToString(<RouterProvider router={routerAt('/verify/one')} />)).toContain('data-wake=""');
});

test('half a code is not looked up, and stays in the field', async () => {
  const { container } = open('/verify');
  await userEvent.type(screen.getByLabelText(/Certificate code/), 'CPPS-12');
  await userEvent.click(screen.getByRole('button', { name: 'Check the certificate' }));
  expect((await screen.findAllByText(/Enter the complete code/))[0]).toBeVisible();
  expect(screen.getByLabelText(/Certificate code/)).toHaveValue('CPPS-12');
  expect((await axe(container)).violations).toEqual([]);
});

test('what is no code at all is in no register, and nobody is asked', async () => {
  open(`/verify/${'not-a-code'.repeat(12)}`);
  expect(await screen.findByText('Not in the register')).toBeVisible();
  expect(register).not.toHaveBeenCalled();
});
