import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { Notice } from 'shared-ui/notice';
import { ResendButton } from '../shared/resend-button.tsx';

/** The answer to a reset request. It is the same whether an account exists or not. */
export function ResetRequested({ email }: { readonly email: string }) {
  const { requestPasswordReset } = useSession();
  return (
    <div data-slot="reset-requested" className="flex flex-col gap-6">
      <Notice tone="success" title="Check your email">
        <p>
          If there is an account for <strong className="break-all">{email}</strong>, a link to set a new
          password is on its way. It can take a few minutes, and it may have landed among unwanted mail.
        </p>
      </Notice>
      <ResendButton
        label="Send the email again"
        sent={`If there is an account for ${email}, another email is on its way.`}
        send={() => requestPasswordReset(email, paths.resetPassword)}
        waiting
      />
    </div>
  );
}
