import { useSession } from 'shared-auth/session-provider';
import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useNavigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { AccountPage } from '../shared/account-page.tsx';
import { LinkPanel } from '../shared/link-panel.tsx';
import { useLinkStep } from '../shared/use-link-step.ts';
import { SecondStepGate } from '../shared/second-step-gate.tsx';
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

/** Sets a new password, for whoever arrived by a recovery link or an invitation. An ordinary session is not enough. */
export function Component() {
  const { user, recovery, awaitsCode } = useSession();
  const navigate = useNavigate();
  const { step, busy, open: openLink, proceed } = useLinkStep('password');
  // Saving ends the recovery: the form stays until the navigation has left the page.
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (recovery && user && openFor !== user.id) setOpenFor(user.id);

  async function goOn() {
    const done = await proceed();
    if (done && !done.choosePassword) await navigate(paths.dashboard.index, { replace: true });
  }

  // A link that has just arrived goes before a form that was opened by an earlier one.
  const isOpen = openFor === user?.id && (step.at === 'nothing' || step.at === 'done');
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
      {isOpen ? null : (
        <LinkPanel
          step={step}
          busy={busy}
          open={openLink}
          onContinue={() => void goOn()}
          refused={<LinkRefused />}
        />
      )}
    </AccountPage>
  );
}
