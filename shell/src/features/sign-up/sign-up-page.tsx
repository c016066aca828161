import { useSession } from 'shared-auth/session-provider';
import { useEffect, useRef, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Navigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { AccountPage } from '../shared/account-page.tsx';
import type { AccountType } from './account-types.ts';
import { ConfirmationPending } from './confirmation-pending.tsx';
import { RoleCards } from './role-cards.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Registration: who you are, then your details, then the dashboard or the email to confirm. */
export function Component() {
  const { user } = useSession();
  const [accountType, setAccountType] = useState<AccountType | null>(null);
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const details = useRef<HTMLHeadingElement>(null);
  const chosen = accountType !== null;

  useEffect(() => {
    if (chosen) details.current?.focus();
  }, [chosen, accountType]);

  if (user) return <Navigate to={paths.dashboard.index} replace />;
  const seo = <Seo title="Create an account" description={`Create an account with ${brand.name}.`} noindex />;
  if (pendingEmail !== null) {
    return (
      <AccountPage title="Check your email" drawing="sign-up">
        {seo}
        <ConfirmationPending email={pendingEmail} onRestart={() => setPendingEmail(null)} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Create an account"
      lead="One account for your plan or for your certification."
      drawing="sign-up"
    >
      {seo}
      <RoleCards chosen={accountType} onChoose={setAccountType} />
      {accountType ? (
        <section aria-labelledby="your-details" className="flex flex-col gap-6 border-t border-line pt-6">
          <h2 id="your-details" ref={details} tabIndex={-1} className="text-lg outline-none">
            Your details
          </h2>
          <SignUpForm accountType={accountType} onConfirmationPending={setPendingEmail} />
        </section>
      ) : null}
      <p className="border-t border-line pt-6">
        Already have an account? <TextLink to={paths.login}>Sign in</TextLink>
      </p>
    </AccountPage>
  );
}
