import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { loadChunk } from 'shared-ui/chunks';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { AccountPage } from '../shared/account-page.tsx';
import { useCarriedEmail } from '../shared/use-carried-email.ts';
import { ResetRequested } from './reset-requested.tsx';

const schema = async () =>
  (await loadChunk(() => import(/* webpackChunkName: "shell-schemas" */ './forgot-password.schema.ts')))
    .forgotPasswordSchema;

/** Asks for the mail with which a new password can be set. */
export function Component() {
  const { requestPasswordReset, prepare } = useSession();
  const email = useCarriedEmail();
  return (
    <AccountPage
      title="Forgot your password?"
      lead="Tell us the email of your account, and we send you a link to set a new password."
      drawing="forgot-password"
    >
      <Seo
        title="Forgot your password?"
        description={`Ask for a link to set a new password for your account with ${brand.name}.`}
        noindex
      />
      <Form
        schema={schema}
        prepare={prepare}
        onSubmit={({ email }) => requestPasswordReset(email, paths.resetPassword)}
        submitLabel="Send the link"
        busyLabel="Sending the link..."
        label="Ask for a new password"
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
