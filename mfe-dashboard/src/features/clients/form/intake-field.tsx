import { useState } from 'react';
import { CheckboxField } from 'shared-ui/field';

interface Props {
  /** As it stands in the form now. */
  readonly email: string;
  /** Whether it was wanted when the form was left. */
  readonly isWanted: boolean;
}

/** Whether the new client gets the link of the intake form: yes, once there is an address for it. */
export function IntakeField({ email, isWanted }: Props) {
  const [wanted, setWanted] = useState(isWanted);
  const hasAddress = email !== '';
  return (
    <CheckboxField
      key={String(hasAddress)}
      name="intake"
      label={
        <span className="wrap-anywhere">
          {hasAddress ? `Send the intake form to ${email}` : 'Send the intake form'}
        </span>
      }
      hint={
        hasAddress
          ? 'A letter with a link: they make their account or sign in, answer the questions, and see their record here.'
          : 'Nothing is sent without an email address.'
      }
      defaultChecked={hasAddress && wanted}
      disabled={!hasAddress}
      onChange={({ target }) => setWanted(target.checked)}
    />
  );
}
