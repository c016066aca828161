import { screen, waitFor, within } from '@testing-library/react';
import { getSupabase } from 'shared-auth/supabase-client';
import { createFakeClient, fakeErrors, stillFactor } from 'shared-auth/testing';
import { notify } from 'shared-ui/toast';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as SecurityTab } from './security-tab.tsx';

jest.mock('shared-auth/supabase-client', () => ({ getSupabase: jest.fn() }));

const mine = { id: 'me', email: 'dana@example.com' };
const factor = (status: 'verified' | 'unverified', factor_type: 'totp' | 'recovery_code' = 'totp') => ({
  id: 'factor',
  factor_type,
  status,
  friendly_name: 'Authenticator app',
  created_at: '2026-11-01T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
  last_challenged_at: '2026-11-01T12:00:00Z',
});
const protectedUser = { ...mine, factors: [factor('verified'), factor('verified', 'recovery_code')] };

const session = (id: string, device: string, is_current: boolean) => ({
  id,
  device,
  place: 'Unknown',
  began_at: '2026-11-20T15:00:00Z',
  seen_at: '2026-11-22T15:00:00Z',
  is_current,
});
const event = (id: number, kind: string, device = 'Chrome on Mac') => ({
  id,
  user_id: 'me',
  kind,
  device,
  place: 'Unknown',
  created_at: `2026-11-${String(10 + (id % 18)).padStart(2, '0')}T15:00:00Z`,
});

function served({
  sessions = [session('here', 'Chrome on Mac', true)],
  events = [event(1, 'sign_in')],
}: { sessions?: ReturnType<typeof session>[]; events?: ReturnType<typeof event>[] } = {}) {
  let left = sessions;
  const fake = createFakeClient({
    tables: { auth_events: events },
    rpc: {
      my_sessions: () => left,
      end_session: (body: unknown) => {
        left = left.filter(({ id }) => id !== Reflect.get(Object(body), 'session_id'));
      },
      end_other_sessions: () => {
        const ended = left.filter(({ is_current }) => !is_current).length;
        left = left.filter(({ is_current }) => is_current);
        return ended;
      },
    },
  });
  jest.mocked(getSupabase).mockResolvedValue(fake.client);
  return fake;
}
const factorWith = (parts: Partial<typeof stillFactor>) => ({
  operations: { secondFactor: async () => ({ ...stillFactor, ...parts }) },
});
const dialog = () => within(screen.getByRole('dialog'));
const fieldError = () => document.querySelector('[data-slot="field-error"]')?.textContent;

let told: jest.SpyInstance;
beforeEach(() => {
  served();
  told = jest.spyOn(notify, 'success').mockReturnValue('');
});
afterEach(() => jest.restoreAllMocks());

describe('turning it on', () => {
  async function toScan(parts: Partial<typeof stillFactor> = {}) {
    const page = renderPage(<SecurityTab />, { user: mine, ...factorWith(parts) });
    await page.user.click(screen.getByRole('button', { name: 'Enable 2FA' }));
    await page.user.type(await screen.findByLabelText('Your password', { selector: 'input' }), 'secret');
    await page.user.click(dialog().getByRole('button', { name: 'Continue' }));
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    return page;
  }

  test('a wrong password is an error at its field, and nothing is begun', async () => {
    const enroll = jest.fn(stillFactor.enroll);
    const provePassword = () => Promise.reject(new Error('That is not your password.'));
    const { user } = renderPage(<SecurityTab />, { user: mine, ...factorWith({ provePassword, enroll }) });
    await user.click(screen.getByRole('button', { name: 'Enable 2FA' }));
    const field = await screen.findByLabelText('Your password', { selector: 'input' });
    await user.type(field, 'not it');
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(fieldError()).toBe('That is not your password.'));
    expect(field).toHaveValue('not it');
    expect(enroll).not.toHaveBeenCalled();
  });

  test('the key can be scanned, copied and read in fours', async () => {
    const copied = jest.fn(async () => undefined);
    const { user, baseElement } = await toScan();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    const image = screen.getByRole('img', { name: 'QR code for your authenticator app' });
    expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(image).toHaveAttribute('width', '200');
    expect(dialog().getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    expect(await violationsOf(baseElement)).toEqual([]);
  });

  test('six digits go by themselves; then ten codes, which have to be stored before it is done', async () => {
    const confirm = jest.fn(stillFactor.confirm);
    const { user, baseElement } = await toScan({ confirm });
    await user.type(dialog().getByLabelText('6-digit code'), '123 456');
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(confirm).toHaveBeenCalledWith('factor', '123456');
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    expect(within(codes).getByText('abcd-efgh-jkmn-pqr0')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Done' })).toBeDisabled();
    expect(await violationsOf(baseElement)).toEqual([]);
    await user.click(dialog().getByLabelText('I have stored these codes'));
    await user.click(dialog().getByRole('button', { name: 'Done' }));
    expect(told).toHaveBeenCalledWith('Two-factor authentication is on');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a wrong code is told where it was typed', async () => {
    const words = 'That code is not right. Codes change every 30 seconds.';
    const { user } = await toScan({ confirm: () => Promise.reject(new Error(words)) });
    await user.type(dialog().getByLabelText('6-digit code'), '000000');
    await waitFor(() => expect(fieldError()).toBe(words));
    expect(dialog().getByLabelText('6-digit code')).toHaveValue('000000');
  });

  test('closing early removes what was begun, and says nothing', async () => {
    const abandon = jest.fn(stillFactor.abandon);
    const { user } = await toScan({ abandon });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(abandon).toHaveBeenCalledWith('factor'));
    expect(told).not.toHaveBeenCalled();
  });

  test('closing over the codes keeps it on', async () => {
    const abandon = jest.fn(stillFactor.abandon);
    const { user } = await toScan({ abandon });
    await user.type(dialog().getByLabelText('6-digit code'), '123456');
    await screen.findByRole('list', { name: 'Recovery codes' });
    await user.keyboard('{Escape}');
    expect(told).toHaveBeenCalledWith('Two-factor authentication is on');
    expect(abandon).not.toHaveBeenCalled();
  });

  test('where there are no recovery codes, a second authenticator is offered', async () => {
    const enroll = jest.fn(stillFactor.enroll);
    const { user } = await toScan({ enroll, makeCodes: async () => null });
    await user.type(dialog().getByLabelText('6-digit code'), '123456');
    await user.click(await screen.findByRole('button', { name: 'Add another' }));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(enroll).toHaveBeenLastCalledWith('Second authenticator', expect.any(String));
    await user.type(dialog().getByLabelText('6-digit code'), '654321');
    await waitFor(() => expect(told).toHaveBeenCalledWith('Two-factor authentication is on'));
  });
});

test('an app that was begun with and not confirmed is off', () => {
  renderPage(<SecurityTab />, { user: { ...mine, factors: [factor('unverified')] } });
  expect(screen.getByRole('button', { name: 'Enable 2FA' })).toBeVisible();
});

test('turning it off asks for a code, or a recovery code', async () => {
  const turnOff = jest.fn(stillFactor.turnOff);
  const { user } = renderPage(<SecurityTab />, { user: protectedUser, ...factorWith({ turnOff }) });
  expect(await screen.findByText('7 of 10 recovery codes left')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('dialog', { name: 'Turn off two-factor authentication?' });
  expect(dialog().getByText('Your password alone will open your account.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Use a recovery code' }));
  await user.type(dialog().getByLabelText('Recovery code', { selector: 'input' }), 'abcd-efgh-jkmn-pqrs');
  await user.click(dialog().getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(turnOff).toHaveBeenCalledWith({ recoveryCode: 'abcdefghjkmnpqrs' }));
  expect(told).toHaveBeenCalledWith('Two-factor authentication is off');
});

describe('sessions', () => {
  const three = [
    session('here', 'Chrome on Mac', true),
    session('phone', 'Safari on iPhone', false),
    session('old', 'Firefox on Linux', false),
  ];

  test('this device stands first and cannot end itself here; another ends at a press', async () => {
    const fake = served({ sessions: three });
    const { user, container } = renderPage(<SecurityTab />, { user: mine });
    const list = await screen.findByRole('list', { name: 'Sessions' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Chrome on MacThis device/);
    expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
    expect(await violationsOf(container)).toEqual([]);
    await user.click(within(list).getByRole('button', { name: /^End the session of Safari on iPhone/ }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(fake.called('rpc.end_session')).toHaveLength(1);
    expect(told).toHaveBeenCalledWith('Session ended');
  });

  test('one that has ended meanwhile is no fault; one that could not be ended is told and stays', async () => {
    const failed = jest.spyOn(notify, 'error').mockReturnValue('');
    const fake = served({ sessions: three });
    const { user } = renderPage(<SecurityTab />, { user: mine });
    const list = await screen.findByRole('list', { name: 'Sessions' });
    fake.failNext('rpc.end_session', fakeErrors.database('PT404', 'This session has ended already'));
    await user.click(within(list).getByRole('button', { name: /Safari on iPhone/ }));
    await waitFor(() => expect(told).toHaveBeenCalledWith('Session ended'));
    fake.failNext('rpc.end_session', fakeErrors.noAnswer());
    await user.click(within(list).getByRole('button', { name: /Firefox on Linux/ }));
    await waitFor(() =>
      expect(failed).toHaveBeenCalledWith(expect.stringMatching(/^The session was not ended\./)),
    );
    expect(within(list).getByText('Firefox on Linux')).toBeVisible();
  });

  test('all others end after a question that says how many', async () => {
    served({ sessions: three });
    const { user } = renderPage(<SecurityTab />, { user: mine });
    await user.click(await screen.findByRole('button', { name: 'End all others' }));
    expect(screen.getByRole('dialog', { name: 'End all other sessions?' })).toHaveTextContent(
      '2 devices sign in again.',
    );
    await user.click(dialog().getByRole('button', { name: 'End sessions' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith('2 sessions ended'));
    expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
  });

  test('what cannot be read says so, and can be asked for again', async () => {
    const fake = served({ sessions: three });
    fake.failNext('rpc.my_sessions', fakeErrors.database('57014', 'timeout'));
    const { user } = renderPage(<SecurityTab />, { user: mine });
    await screen.findByText('Your sessions could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Sessions' })).toBeVisible();
  });
});

describe('the security log', () => {
  test('tells the last sign-in first, then what happened in words', async () => {
    served({
      events: [event(1, 'sign_in', 'Firefox on Linux'), event(2, 'mfa_enabled'), event(3, 'sign_in_failed')],
    });
    const { container } = renderPage(<SecurityTab />, { user: mine });
    const rows = within(await screen.findByRole('list', { name: 'Entries of the security log' }));
    expect(rows.getAllByRole('listitem').map((row) => row.firstElementChild?.textContent)).toEqual([
      'Sign-in failed',
      'Two-factor authentication turned on',
      'Signed in',
    ]);
    expect(screen.getByText('Device').nextElementSibling).toHaveTextContent('Firefox on Linux');
    expect(screen.getByText('Login location').nextElementSibling).toHaveTextContent('Unknown');
    expect(await violationsOf(container)).toEqual([]);
  });

  test('shows older entries on demand', async () => {
    served({ events: Array.from({ length: 15 }, (_, n) => event(n, 'sign_in')) });
    const { user } = renderPage(<SecurityTab />, { user: mine });
    const list = await screen.findByRole('list', { name: 'Entries of the security log' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show older entries' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(15));
    expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
  });

  test('an empty one says what comes', async () => {
    served({ events: [] });
    renderPage(<SecurityTab />, { user: mine });
    expect(await screen.findByText('No entries yet. The next sign-in is the first.')).toBeVisible();
  });
});
