import { useRef, useState } from 'react';
import { REGISTRATION_FAILED, welcomeMessage } from 'shared-auth/auth-errors';
import { useSession } from 'shared-auth/session-provider';
import type { Profile } from 'shared-auth/session-store';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { CarryingLink } from '../shared/carrying-link.tsx';
import { loadSchemas } from '../shared/load-schemas.ts';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';

interface SignUpFormProps {
  readonly accountType: { readonly id: Profile['account_type']; readonly companyLabel: string };
  /** The account exists, but its address must be confirmed before the first sign-in. */
  readonly onConfirmationPending: (email: string) => void;
}

/** The details of a new account. The fields keep their text when the account type changes. */
export function SignUpForm({ accountType, onConfirmationPending }: SignUpFormProps) {
  const { signUp, prepare } = useSession();
  const [failed, setFailed] = useState(false);
  const around = useRef<HTMLDivElement>(null);

  async function submit(values: Record<'fullName' | 'email' | 'phone' | 'company' | 'password', string>) {
    const { fullName, email, phone, company, password } = values;
    let confirmationPending: boolean;
    try {
      const account = { fullName, email, phone, company, password, role: accountType.id };
      ({ confirmationPending } = await signUp({ ...account, returnTo: paths.confirm }));
    } catch (error) {
      setFailed(true);
      notify.error(error instanceof Error ? error.message : REGISTRATION_FAILED);
      throw error;
    }
    notify.success(welcomeMessage(brand.name, accountType.id), 'public');
    if (confirmationPending) onConfirmationPending(email);
  }

  return (
    <div ref={around} className="flex flex-col gap-6">
      <Form
        schema={async () => (await loadSchemas()).signUpSchema}
        prepare={prepare}
        onSubmit={submit}
        submitLabel="Create Account"
        busyLabel="Creating Account..."
        label="Create an account"
      >
        <TextField label="Full Name" name="fullName" autoComplete="name" maxLength={120} required />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          required
        />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" inputMode="tel" maxLength={40} />
        <TextField
          label={accountType.companyLabel}
          name="company"
          autoComplete="organization"
          maxLength={160}
        />
        <NewPasswordFields label="Password" />
      </Form>
      {failed ? (
        <p>
          If you may have an account already,{' '}
          <CarryingLink to={paths.login} from={around}>
            sign in
          </CarryingLink>{' '}
          or{' '}
          <CarryingLink to={paths.forgotPassword} from={around}>
            set a new password
          </CarryingLink>
          .
        </p>
      ) : null}
    </div>
  );
}
