import { useSession } from 'shared-auth/session-provider';
import { useEffect, useRef } from 'react';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { TextLink } from 'shared-ui/text-link';
import { ResendButton } from '../shared/resend-button.tsx';

export interface ConfirmationPendingProps {
  readonly email: string;
  /** Back to the form, for a mistyped address. */
  readonly onRestart: () => void;
}

/** After a registration whose address has to be confirmed: what to do now. */
export function ConfirmationPending({ email, onRestart }: ConfirmationPendingProps) {
  const { resendConfirmation } = useSession();
  const instructions = useRef<HTMLParagraphElement>(null);
  useEffect(() => instructions.current?.focus(), []);
  return (
    <div data-slot="confirmation-pending" className="flex flex-col gap-6">
      <p ref={instructions} tabIndex={-1} className="outline-none">
        We have sent a link to <strong className="break-all">{email}</strong>. Open it to confirm your
        address; you are then signed in. It can take a few minutes, and it may have landed among unwanted
        mail.
      </p>
      <ResendButton
        label="Send the email again"
        sent={`A new confirmation email is on its way to ${email}.`}
        send={() => resendConfirmation(email, paths.confirm)}
        waiting
      />
      <p className="border-t border-line pt-6">
        Nothing has come? You may have an account with this address already: sign in, or{' '}
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
