import { MINIMUM_PASSWORD_LENGTH } from 'shared-auth/constants';
import { PasswordField } from 'shared-ui/field';

/** A new password, typed twice. */
export function NewPasswordFields({ label }: { readonly label: string }) {
  const common = {
    autoComplete: 'new-password',
    minLength: MINIMUM_PASSWORD_LENGTH,
    required: true,
  } as const;
  return (
    <>
      <PasswordField
        {...common}
        label={label}
        name="password"
        hint={`At least ${MINIMUM_PASSWORD_LENGTH} characters`}
        strength
      />
      <PasswordField {...common} label="Confirm Password" name="confirmPassword" />
    </>
  );
}
