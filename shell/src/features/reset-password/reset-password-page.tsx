import { useState } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Form } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { notify } from 'shared-ui/toast';
import { AccountPage } from '../shared/account-page.tsx';
import { LinkPanel } from '../shared/link-panel.tsx';
import { loadSchemas } from '../shared/load-schemas.ts';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { SecondStepGate } from '../shared/second-step-gate.tsx';
import { useLinkStep } from '../shared/use-link-step.ts';

/** Sets a new password, then opens the dashboard. */
function ResetPasswordForm({ email }: { readonly email: string }) {
  const { updatePassword, prepare } = useSession();
  const navigate = useNavigate();

  async function submit({ password }: { password: string }) {
    await updatePassword(password);
    notify.success('Your password has been changed.', 'public');
    await navigate(paths.dashboard.index, { replace: true });
  }

  return (
    <Form
      schema={async () => (await loadSchemas()).newPasswordSchema}
      prepare={prepare}
      onSubmit={submit}
      submitLabel="Save the new password"
      busyLabel="Saving the new password..."
      label="Set a new password"
    >
      {/* Password managers store the new password under the account in the field next to it. */}
      <input type="email" name="account" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordFields label="New Password" />
    </Form>
  );
}

const refused = {
  reason:
    'You can set a new password only from the link in our email. This link has expired, has been used, or is incomplete.',
  to: paths.forgotPassword,
  label: 'Request a new link',
};

/** Sets a new password after a recovery link or an invitation. An ordinary session is not enough. */
export function Component() {
  const { user, recovery, awaitsCode } = useSession();
  const navigate = useNavigate();
  const link = useLinkStep('password', (_link, choosePassword) =>
    choosePassword ? undefined : navigate(paths.dashboard.index, { replace: true }),
  );
  // Saving ends the recovery. The form stays until the navigation ends.
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (recovery && user && openFor !== user.id) setOpenFor(user.id);

  // A new link takes precedence over a form that an earlier one opened.
  const isOpen = openFor === user?.id && (link.step.at === 'nothing' || link.step.at === 'done');
  return (
    <AccountPage
      title="Set a new password"
      lead={
        isOpen && awaitsCode
          ? 'Your account has two-factor authentication: a link in an email alone does not change its password.'
          : undefined
      }
      drawing="reset-password"
    >
      <Seo
        title="Set a new password"
        description={`Set a new password for your account with ${brand.name}.`}
        noindex
      />
      {isOpen && awaitsCode ? <SecondStepGate /> : null}
      {isOpen && !awaitsCode ? <ResetPasswordForm email={user.email ?? ''} /> : null}
      {isOpen ? null : <LinkPanel {...link} refused={refused} />}
    </AccountPage>
  );
}
