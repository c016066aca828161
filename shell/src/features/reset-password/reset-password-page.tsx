import { useSession } from 'shared-auth/session-provider';
import { useState } from 'react';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { paths } from 'shared-ui/paths';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { AccountPage } from '../shared/account-page.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

function LinkRefused() {
  return (
    <>
      <Notice tone="warning" role="alert" title="This link cannot be used">
        <p>
          A new password can only be set from the link in our email. That link works once and for a limited
          time: this one has expired, has been used already, or is not complete.
        </p>
      </Notice>
      <ButtonLink to={paths.forgotPassword} className="self-start">
        Ask for a new link
      </ButtonLink>
    </>
  );
}

/** Sets a new password, for whoever arrived by a recovery link. An ordinary session is not enough. */
export function Component() {
  const { user, loading, recovery } = useSession();
  // Saving ends the recovery: the form stays until the navigation has left the page.
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (recovery && user && openFor !== user.id) setOpenFor(user.id);

  const open = user !== null && openFor === user.id;
  return (
    <AccountPage title="Set a new password" drawing="reset-password">
      <Seo
        title="Set a new password"
        description={`Set a new password for your account with ${brand.name}.`}
        noindex
      />
      {open ? <ResetPasswordForm email={user.email ?? ''} /> : null}
      {!open && loading ? <Spinner label="Checking your link" className="self-start" /> : null}
      {!open && !loading ? <LinkRefused /> : null}
    </AccountPage>
  );
}
