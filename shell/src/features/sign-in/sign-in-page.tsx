import { useSession } from 'shared-auth/session-provider';
import { useRef } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { useHydrated } from 'shared-ui/hooks';
import { Notice } from 'shared-ui/notice';
import { Navigate, useLocation } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { AccountPage } from '../shared/account-page.tsx';
import { useArrivedLink } from '../shared/use-arrived-link.ts';
import { CarryingLink } from '../shared/carrying-link.tsx';
import { readSignInState, returnPath } from '../shared/return-path.ts';
import { SecondStepGate } from '../shared/second-step-gate.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in. Whoever is signed in, already or now, goes to the place they came for. */
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
          <p>Sign in again to go on where you were.</p>
        </Notice>
      ) : null}
      {arrived ? (
        <Notice tone="warning" role="status" title="This link no longer works">
          <p>
            It has been used already or has expired. Sign in below; if your address is not confirmed yet, you
            can ask for a new link there.
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
