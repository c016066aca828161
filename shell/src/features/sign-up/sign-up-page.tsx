import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Navigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { AccountPage, ResendButton } from '../shared/account-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The types that a user registers with. The id is stored in the profile and grants no rights. */
const accountTypes = [
  {
    id: 'client',
    title: 'Business Owner',
    text: 'You own a business and want lower taxes, protected assets and a plan for what comes after.',
    icon: 'briefcase',
    companyLabel: 'Company',
  },
  {
    id: 'cpa',
    title: 'CPA / Tax Professional',
    text: 'You advise clients and want the certification, its tools and its training.',
    icon: 'calculator',
    companyLabel: 'Firm Name',
  },
] as const;

type AccountType = (typeof accountTypes)[number];

interface RoleCardsProps {
  readonly chosen: AccountType | null;
  readonly onChoose: (type: AccountType) => void;
}

/** Prompts for the account type. The cards stay visible, so that the user can change it. */
function RoleCards({ chosen, onChoose }: RoleCardsProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-question`}
      data-slot="role-cards"
      className="flex flex-col gap-3 print:hidden"
    >
      <p id={`${id}-question`} className="font-semibold">
        Which describes you?
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {accountTypes.map((type) => {
          const pressed = chosen === type;
          return (
            <div
              key={type.id}
              className={clsx(
                'relative flex flex-col gap-2 rounded-md border bg-surface p-4 has-[button:hover]:border-primary',
                pressed ? 'border-primary outline outline-primary' : 'border-edge',
              )}
            >
              <button
                type="button"
                aria-pressed={pressed}
                aria-describedby={`${id}-${type.id}-text`}
                onClick={() => onChoose(type)}
                className="flex cursor-pointer items-center gap-2 text-start font-semibold text-primary after:absolute after:inset-0"
              >
                <Icon name={pressed ? 'circle-check' : type.icon} />
                {type.title}
              </button>
              <p id={`${id}-${type.id}-text`} className="text-sm text-muted">
                {type.text}
              </p>
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface ConfirmationPendingProps {
  readonly email: string;
  /** Returns to the form, to correct a mistyped address. */
  readonly onRestart: () => void;
}

/** Prompts a new user to confirm the email address. */
function ConfirmationPending({ email, onRestart }: ConfirmationPendingProps) {
  const { resendConfirmation } = useSession();
  const instructions = useRef<HTMLParagraphElement>(null);
  useEffect(() => instructions.current?.focus(), []);
  return (
    <div data-slot="confirmation-pending" className="flex flex-col gap-6">
      <p ref={instructions} tabIndex={-1} className="outline-none">
        We have sent a link to <strong className="break-all">{email}</strong>. Open it to confirm your
        address; and you’ll be signed in. It can take a few minutes. Check your spam folder too.
      </p>
      <ResendButton
        label="Send the email again"
        sent={`A new confirmation email is on its way to ${email}.`}
        send={() => resendConfirmation(email, paths.confirm)}
        waiting
      />
      <p className="border-t border-line pt-6">
        No email? You may have an account with this address already: sign in, or{' '}
        <TextLink to={paths.forgotPassword}>set a new password</TextLink>.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <TextLink to={paths.login}>Sign in</TextLink>
        <Button variant="quiet" size="sm" onClick={onRestart}>
          Use another email
        </Button>
      </div>
    </div>
  );
}

/** Registration: the account type, then the details, then the dashboard or the email to confirm. */
export function Component() {
  const { user } = useSession();
  const [accountType, setAccountType] = useState<AccountType | null>(null);
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const details = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (accountType) details.current?.focus();
  }, [accountType]);

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
