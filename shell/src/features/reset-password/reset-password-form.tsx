import { MINIMUM_PASSWORD_LENGTH } from 'shared-auth/constants';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { loadChunk } from 'shared-ui/chunks';
import { PasswordField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import type { ResetPasswordValues } from './reset-password.schema.ts';

const schema = async () =>
  (await loadChunk(() => import(/* webpackChunkName: "shell-schemas" */ './reset-password.schema.ts')))
    .resetPasswordSchema;

/** Sets the new password of whoever followed a recovery link, then goes on to the dashboard. */
export function ResetPasswordForm({ email }: { readonly email: string }) {
  const { updatePassword, prepare } = useSession();
  const navigate = useNavigate();

  async function submit({ password }: ResetPasswordValues) {
    await updatePassword(password);
    notify.success('Your password has been changed.', 'public');
    await navigate(paths.dashboard.index, { replace: true });
  }

  return (
    <Form
      schema={schema}
      prepare={prepare}
      onSubmit={submit}
      submitLabel="Save the new password"
      busyLabel="Saving the new password..."
      label="Set a new password"
    >
      {/* Password managers file the new password under the account that stands beside it. */}
      <input type="email" name="account" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        minLength={MINIMUM_PASSWORD_LENGTH}
        hint={`At least ${MINIMUM_PASSWORD_LENGTH} characters`}
        strength
        required
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        minLength={MINIMUM_PASSWORD_LENGTH}
        required
      />
    </Form>
  );
}
