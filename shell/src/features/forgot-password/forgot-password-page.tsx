import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { Notice } from 'shared-ui/notice';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { AccountPage, ResendButton } from '../shared/account-page.tsx';
import { loadSchemas } from '../shared/load-schemas.ts';
import { useCarriedEmail } from '../shared/use-arrival.ts';

/** Confirms a reset request without revealing whether an account exists. */
function ResetRequested({ email }: { readonly email: string }) {
  const { requestPasswordReset } = useSession();
  return (
    <div data-slot="reset-requested" className="flex flex-col gap-6">
      <Notice tone="success" title="Check your email">
        <p>
          If there is an account for <strong className="break-all">{email}</strong>, a link to set a new
          password is on its way. It can take a few minutes. Check your spam folder too.
        </p>
      </Notice>
      <ResendButton
        label="Send the email again"
        sent={`If there is an account for ${email}, another email is on its way.`}
        send={() => requestPasswordReset(email, paths.resetPassword)}
        waiting
      />
    </div>
  );
}

/** Requests an email with a link to set a new password. */
export function Component() {
  const { requestPasswordReset, prepare } = useSession();
  const email = useCarriedEmail();
  return (
    <AccountPage
      title="Forgot your password?"
      lead="Enter your account’s email, and we’ll send you a link to set a new password."
      drawing="forgot-password"
    >
      <Seo
        title="Forgot your password?"
        description={`Ask for a link to set a new password for your account with ${brand.name}.`}
        noindex
      />
      <Form
        schema={async () => (await loadSchemas()).emailSchema}
        prepare={prepare}
        onSubmit={({ email }) => requestPasswordReset(email, paths.resetPassword)}
        submitLabel="Send the link"
        busyLabel="Sending the link..."
        label="Request a new password"
        done={({ email }) => <ResetRequested email={email} />}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          inputMode="email"
          required
        />
      </Form>
      <p className="border-t border-line pt-6">
        Remembered it? <TextLink to={paths.login}>Sign in</TextLink>
      </p>
    </AccountPage>
  );
}
