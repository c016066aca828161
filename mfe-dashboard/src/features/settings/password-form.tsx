import { useState } from 'react';
import { useSession, useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { PasswordField } from 'shared-ui/field';
import { Form, type FormSchema } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { useWrite } from '../../lib/use-action.ts';
import { atField, FieldError } from '../../lib/field-error.ts';
import { Panel } from './parts.tsx';
import { endOtherSessions } from './queries.ts';

interface PasswordValues {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const MIN_LENGTH = 6;
const FAILED = 'The password could not be changed. Try again.';
const text = (value: FormDataEntryValue | undefined): string => (typeof value === 'string' ? value : '');

/** Accepts every value: `validate` reports the first error, in the order of the rules. */
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

function validate({ currentPassword, newPassword, confirmPassword }: PasswordValues): FieldError | null {
  if (newPassword !== confirmPassword) return new FieldError('confirmPassword', 'New passwords do not match');
  if (newPassword.length < MIN_LENGTH)
    return new FieldError('newPassword', `Password must be at least ${MIN_LENGTH} characters long`);
  return currentPassword === '' ? new FieldError('currentPassword', 'Enter your current password') : null;
}

/** A person with the old password may still be signed in. */
async function endOtherDevices(): Promise<void> {
  try {
    const ended = await endOtherSessions(await getSupabase());
    if (ended > 0)
      notify.info(
        ended === 1 ? 'One other device was signed out.' : `${ended} other devices were signed out.`,
      );
  } catch {
    notify.error('Your other devices are still signed in. End their sessions on the Security tab.');
  }
}

const fields = [
  { label: 'Current Password', name: 'currentPassword', autoComplete: 'current-password' },
  { label: 'New Password', name: 'newPassword', autoComplete: 'new-password', strength: true },
  { label: 'Confirm New Password', name: 'confirmPassword', autoComplete: 'new-password' },
] as const;

/** The present password is checked with a client that stores no session. */
export function PasswordForm() {
  const { secondFactor, updatePassword } = useSession();
  const { email } = useUser();
  const [round, setRound] = useState(0);
  const [typed, setTyped] = useState({ newPassword: '', confirmPassword: '' });
  const isReady = typed.newPassword !== '' && typed.confirmPassword !== '';

  const { mutateAsync: save } = useWrite(async (values: PasswordValues) => {
    const invalid = validate(values);
    if (invalid) {
      notify.error(invalid.message);
      throw invalid;
    }
    try {
      const { provePassword } = await secondFactor();
      await provePassword(values.currentPassword).catch(atField('currentPassword', FAILED));
      await updatePassword(values.newPassword).catch(atField('newPassword', FAILED));
    } catch (cause) {
      notify.error('Failed to change password');
      throw cause;
    }
    notify.success('Password updated successfully');
    setRound(round + 1);
    setTyped({ newPassword: '', confirmPassword: '' });
    await endOtherDevices();
  });

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
          onSubmit={(values) => save(values)}
          submitLabel="Update Password"
          busyLabel="Updating..."
          submitDisabled={!isReady}
        >
          <div key={round} className="flex flex-col gap-6">
            <input type="email" name="account" autoComplete="username" defaultValue={email} readOnly hidden />
            {fields.map((field) => (
              <PasswordField key={field.name} {...field} required />
            ))}
          </div>
        </Form>
      </div>
    </Panel>
  );
}
