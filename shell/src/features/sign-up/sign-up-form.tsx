import { REGISTRATION_FAILED, welcomeMessage } from 'shared-auth/auth-errors';
import { MINIMUM_PASSWORD_LENGTH } from 'shared-auth/constants';
import { useSession } from 'shared-auth/session-provider';
import { useRef, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { loadChunk } from 'shared-ui/chunks';
import { PasswordField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { CarryingLink } from '../shared/carrying-link.tsx';
import { companyLabelOf, type AccountType } from './account-types.ts';
import type { SignUpValues } from './sign-up.schema.ts';

const schema = async () =>
  (await loadChunk(() => import(/* webpackChunkName: "shell-schemas" */ './sign-up.schema.ts'))).signUpSchema;

export interface SignUpFormProps {
  readonly accountType: AccountType;
  /** The account exists, but its address has to be confirmed before the first sign-in. */
  readonly onConfirmationPending: (email: string) => void;
}

/** The details of a new account. With another account type the same fields stay, and what was typed in them. */
export function SignUpForm({ accountType, onConfirmationPending }: SignUpFormProps) {
  const { signUp, prepare } = useSession();
  const [failed, setFailed] = useState(false);
  const around = useRef<HTMLDivElement>(null);

  async function submit({ fullName, email, phone, company, password }: SignUpValues) {
    let confirmationPending: boolean;
    try {
      const account = { fullName, email, phone, company, password, role: accountType };
      ({ confirmationPending } = await signUp({ ...account, returnTo: paths.confirm }));
    } catch (error) {
      setFailed(true);
      notify.error(error instanceof Error ? error.message : REGISTRATION_FAILED);
      throw error;
    }
    notify.success(welcomeMessage(brand.name, accountType), 'public');
    if (confirmationPending) onConfirmationPending(email);
  }

  return (
    <div ref={around} className="flex flex-col gap-6">
      <Form
        schema={schema}
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
          label={companyLabelOf(accountType)}
          name="company"
          autoComplete="organization"
          maxLength={160}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          minLength={MINIMUM_PASSWORD_LENGTH}
          hint={`At least ${MINIMUM_PASSWORD_LENGTH} characters`}
          strength
          required
        />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          autoComplete="new-password"
          minLength={MINIMUM_PASSWORD_LENGTH}
          required
        />
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
