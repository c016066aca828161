import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useNavigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { notify } from 'shared-ui/toast';
import { AccountPage } from '../shared/account-page.tsx';
import { LinkPanel } from '../shared/link-panel.tsx';
import { useLinkStep } from '../shared/use-link-step.ts';

function LinkRefused() {
  const { user } = useSession();
  return (
    <>
      <Notice tone="warning" role="alert" title="This link cannot be used">
        <p>
          A link in our email works once and for a limited time: this one has expired, has been used already,
          or is not complete. If your address is not confirmed yet, sign in, and you can have a new link sent.
        </p>
      </Notice>
      <ButtonLink to={user ? paths.dashboard.index : paths.login} className="self-start">
        {user ? 'Go to your dashboard' : 'Sign in'}
      </ButtonLink>
    </>
  );
}

/** Where the letters lead that confirm an address: of a new account, or a new address of one. */
export function Component() {
  const navigate = useNavigate();
  const { step, busy, open, proceed } = useLinkStep('account');

  async function goOn() {
    const done = await proceed();
    if (!done) return;
    const { link, choosePassword } = done;
    if (choosePassword) return navigate(paths.resetPassword, { replace: true });
    const changed = link.type === 'email_change';
    notify.success(
      changed ? `Your email address is ${link.email} now.` : 'Your email address is confirmed.',
      'public',
    );
    await navigate(changed ? paths.dashboard.settings : paths.dashboard.index, { replace: true });
  }

  return (
    <AccountPage title="Confirm your email address" drawing="confirm">
      <Seo
        title="Confirm your email address"
        description={`Confirm the email address of your account with ${brand.name}.`}
        noindex
      />
      <LinkPanel
        step={step}
        busy={busy}
        open={open}
        onContinue={() => void goOn()}
        refused={<LinkRefused />}
      />
    </AccountPage>
  );
}
