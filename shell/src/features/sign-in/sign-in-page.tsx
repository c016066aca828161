import { useRef, useState } from 'react';
import { EMAIL_NOT_CONFIRMED } from 'shared-auth/auth-errors';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { PasswordField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { useHydrated } from 'shared-ui/hooks';
import { Notice } from 'shared-ui/notice';
import { Navigate, useLocation } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { preloadPage } from '../../app/prefetch.ts';
import { AccountPage, ResendButton } from '../shared/account-page.tsx';
import { CarryingLink } from '../shared/carrying-link.tsx';
import { loadSchemas } from '../shared/load-schemas.ts';
import { SecondStepGate } from '../shared/second-step-gate.tsx';
import { readSignInState, returnPath, useArrivedLink, useCarriedEmail } from '../shared/use-arrival.ts';

/** The page, which sees the session begin, navigates to `destination`. */
function SignInForm({ destination }: { readonly destination: string }) {
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
    // With a second factor the welcome comes after it.
    if (!awaitsCode) notify.success('Welcome back!', 'public');
  }

  return (
    <>
      <Form
        schema={async () => (await loadSchemas()).signInSchema}
        // Loads the destination while the user types.
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

/** Signs in, and opens the page that the user came for. */
export function Component() {
  const { user, awaitsCode } = useSession();
  const location = useLocation();
  const hydrated = useHydrated();
  const form = useRef<HTMLDivElement>(null);
  const arrived = useArrivedLink();
  const { from, ended } = readSignInState(location.state);
  if (user && awaitsCode)
    return (
      <AccountPage
        title="One more step"
        lead="Your account has two-factor authentication: your password alone does not open it."
        drawing="sign-in"
      >
        <Seo title="Sign in" description={`Sign in to your account with ${brand.name}.`} noindex />
        <SecondStepGate onGiven={() => notify.success('Welcome back!', 'public')} />
      </AccountPage>
    );
  if (user) return <Navigate to={returnPath(from)} replace />;

  return (
    <AccountPage
      title="Sign in"
      lead={`To your account with ${brand.name}, for clients and CPAs alike.`}
      drawing="sign-in"
    >
      <Seo title="Sign in" description={`Sign in to your account with ${brand.name}.`} noindex />
      {hydrated && ended ? (
        <Notice role="status" title="Your session has ended">
          <p>Sign in again to continue where you were.</p>
        </Notice>
      ) : null}
      {arrived ? (
        <Notice tone="warning" role="status" title="This link no longer works">
          <p>
            It has been used already or has expired. Sign in below; if your address is not confirmed yet, you
            can request a new link there.
          </p>
        </Notice>
      ) : null}
      <div ref={form} className="flex flex-col gap-6">
        <SignInForm destination={returnPath(from)} />
      </div>
      <div className="flex flex-col gap-3 border-t border-line pt-6">
        <CarryingLink to={paths.forgotPassword} from={form} className="self-start">
          Forgot password?
        </CarryingLink>
        <p>
          No account yet? <TextLink to={paths.register}>Create an account</TextLink>
        </p>
      </div>
    </AccountPage>
  );
}
