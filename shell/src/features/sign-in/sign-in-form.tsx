import { EMAIL_NOT_CONFIRMED } from 'shared-auth/auth-errors';
import { useSession } from 'shared-auth/session-provider';
import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { loadChunk } from 'shared-ui/chunks';
import { PasswordField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { preloadPage } from '../../app/page-files.ts';
import { useCarriedEmail } from '../shared/use-carried-email.ts';
import { ResendButton } from '../shared/resend-button.tsx';

const schema = async () =>
  (await loadChunk(() => import(/* webpackChunkName: "shell-schemas" */ './sign-in.schema.ts'))).signInSchema;

interface SignInFormProps {
  /** Address that the page goes to once somebody is signed in. */
  readonly destination: string;
}

/** Email and password. Leaving the page is up to the page: it sees the session begin. */
export function SignInForm({ destination }: SignInFormProps) {
  const { signIn, resendConfirmation, prepare } = useSession();
  const carried = useCarriedEmail();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  async function submit({ email, password }: { email: string; password: string }) {
    setUnconfirmed(null);
    let awaitsCode: boolean;
    try {
      ({ awaitsCode } = await signIn(email, password));
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      if (message === EMAIL_NOT_CONFIRMED) setUnconfirmed(email);
      notify.error(message);
      throw error;
    }
    // Who has a second factor is welcomed after it.
    if (!awaitsCode) notify.success('Welcome back!', 'public');
  }

  return (
    <>
      <Form
        schema={schema}
        // Where a sign-in leads comes while somebody types, and not in steps after it.
        prepare={() => Promise.all([prepare(), preloadPage(new URL(destination, location.href).pathname)])}
        onSubmit={submit}
        submitLabel="Sign In"
        busyLabel="Signing In..."
        label="Sign in"
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={carried}
          inputMode="email"
          required
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
      </Form>
      {unconfirmed ? (
        <ResendButton
          key={unconfirmed}
          label="Send the confirmation email again"
          sent={`A new confirmation email is on its way to ${unconfirmed}.`}
          send={() => resendConfirmation(unconfirmed, paths.confirm)}
        />
      ) : null}
    </>
  );
}
