import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { useNavigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { notify } from 'shared-ui/toast';
import { AccountPage } from '../shared/account-page.tsx';
import { LinkPanel } from '../shared/link-panel.tsx';
import { useLinkStep } from '../shared/use-link-step.ts';

const REFUSED =
  'Links in our emails work once and for a limited time. This one has expired, has been used, or is incomplete. If your address is not confirmed yet, sign in to get a new link.';

/** Confirms the email address of a new account, or a changed one. */
export function Component() {
  const navigate = useNavigate();
  const { user } = useSession();
  const next = user
    ? { to: paths.dashboard.index, label: 'Go to your dashboard' }
    : { to: paths.login, label: 'Sign in' };
  const link = useLinkStep('account', async ({ type, email }, choosePassword) => {
    if (choosePassword) return navigate(paths.resetPassword, { replace: true });
    const changed = type === 'email_change';
    notify.success(
      changed ? `Your email address is now ${email}.` : 'Your email address is confirmed.',
      'public',
    );
    await navigate(changed ? paths.dashboard.settings : paths.dashboard.index, { replace: true });
  });

  return (
    <AccountPage title="Confirm your email address" drawing="confirm">
      <Seo
        title="Confirm your email address"
        description={`Confirm the email address of your account with ${brand.name}.`}
        noindex
      />
      <LinkPanel {...link} refused={{ reason: REFUSED, ...next }} />
    </AccountPage>
  );
}
