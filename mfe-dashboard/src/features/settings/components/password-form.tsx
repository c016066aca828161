import { useSession, useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { PasswordField } from 'shared-ui/field';
import { Form, type FormSchema } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { endOtherSessions } from '../data/sessions.ts';
import { Panel } from './panel.tsx';

interface PasswordValues {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const LEAST = 6;
const text = (value: FormDataEntryValue | undefined): string => (typeof value === 'string' ? value : '');

/** Passwords are taken as they are typed; what is wrong with them is told by `refusalOf`, in the order of the rules. */
const schema: FormSchema<PasswordValues> = {
  safeParse: ({ currentPassword, newPassword, confirmPassword }) => ({
    ok: true,
    value: {
      currentPassword: text(currentPassword),
      newPassword: text(newPassword),
      confirmPassword: text(confirmPassword),
    },
  }),
};

/** Words for one field, which the toast says as well. */
const at = (field: keyof PasswordValues, words: string, cause?: unknown): Error =>
  Object.assign(new Error(words, { cause }), { errors: { [field]: words } });

function refusalOf({ currentPassword, newPassword, confirmPassword }: PasswordValues): Error | null {
  if (newPassword !== confirmPassword) return at('confirmPassword', 'New passwords do not match');
  if (newPassword.length < LEAST)
    return at('newPassword', `Password must be at least ${String(LEAST)} characters long`);
  return currentPassword === '' ? at('currentPassword', 'Enter your current password') : null;
}

const wordsOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : 'The password could not be changed. Try again.';

/** Whoever had the old password may be signed in with it: their sessions end. Says how that went. */
async function endOthers(): Promise<void> {
  try {
    const ended = await endOtherSessions(await getSupabase());
    if (ended > 0)
      notify.info(
        ended === 1 ? 'One other device was signed out.' : `${String(ended)} other devices were signed out.`,
      );
  } catch {
    notify.error('Your other devices are still signed in. End their sessions on the Security tab.');
  }
}

/** The password is changed by whoever knows the one in force: it is tried in a client that remembers nothing. */
export function PasswordForm() {
  const { secondFactor, updatePassword } = useSession();
  const { email } = useUser();
  const [round, setRound] = useState(0);
  const [typed, setTyped] = useState({ newPassword: '', confirmPassword: '' });
  const isReady = typed.newPassword !== '' && typed.confirmPassword !== '';

  async function save(values: PasswordValues) {
    const refusal = refusalOf(values);
    if (refusal) {
      notify.error(refusal.message);
      throw refusal;
    }
    try {
      await (
        await secondFactor()
      )
        .provePassword(values.currentPassword)
        .catch((cause: unknown) => Promise.reject(at('currentPassword', wordsOf(cause), cause)));
      await updatePassword(values.newPassword).catch((cause: unknown) =>
        Promise.reject(at('newPassword', wordsOf(cause), cause)),
      );
    } catch (cause) {
      notify.error('Failed to change password');
      throw cause;
    }
    notify.success('Password updated successfully');
    setRound(round + 1);
    setTyped({ newPassword: '', confirmPassword: '' });
    await endOthers();
  }

  return (
    <Panel title="Change Password" lead="Your other devices are signed out with it.">
      <div
        className="contents"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
        }}
      >
        <Form
          label="Change password"
          schema={() => Promise.resolve(schema)}
          onSubmit={save}
          submitLabel="Update Password"
          busyLabel="Updating..."
          submitDisabled={!isReady}
        >
          <div key={round} className="flex flex-col gap-6">
            <input type="email" name="account" autoComplete="username" defaultValue={email} readOnly hidden />
            <PasswordField
              label="Current Password"
              name="currentPassword"
              autoComplete="current-password"
              required
            />
            <PasswordField
              label="New Password"
              name="newPassword"
              autoComplete="new-password"
              strength
              required
            />
            <PasswordField
              label="Confirm New Password"
              name="confirmPassword"
              autoComplete="new-password"
              required
            />
          </div>
        </Form>
      </div>
    </Panel>
  );
}
