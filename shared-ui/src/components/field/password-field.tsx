import { clsx } from 'clsx';
import { useState } from 'react';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { controlStyles, useField } from './field-parts.ts';
import { FieldWrapper } from './field-wrapper.tsx';
import type { TextFieldProps } from './field.tsx';

type PasswordStrength = 'Too short' | 'Weak' | 'Fair' | 'Good' | 'Strong';

/** Accounts require six characters. The rest is advice. */
const MIN_PASSWORD_LENGTH = 6;

/** Grades a password by length first and variety second. */
export function gradePassword(password: string): PasswordStrength {
  if (password.length < MIN_PASSWORD_LENGTH) return 'Too short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 4) return 'Weak';
  const score = Math.floor(password.length / 4) + kinds;
  if (score < 4) return 'Weak';
  if (score < 5) return 'Fair';
  return score < 7 ? 'Good' : 'Strong';
}

const strengthLooks: Record<PasswordStrength, { bars: number; look: string }> = {
  'Too short': { bars: 1, look: 'ui:bg-danger' },
  Weak: { bars: 2, look: 'ui:bg-danger' },
  Fair: { bars: 3, look: 'ui:bg-warning' },
  Good: { bars: 4, look: 'ui:bg-success' },
  Strong: { bars: 5, look: 'ui:bg-success' },
};

function StrengthHint({ password }: { password: string }) {
  const grade = password ? gradePassword(password) : undefined;
  const { bars, look } = grade ? strengthLooks[grade] : { bars: 0, look: '' };
  return (
    <div data-slot="password-strength" className="ui:flex ui:items-center ui:gap-3 ui:pt-1">
      <span aria-hidden="true" className="ui:flex ui:flex-1 ui:gap-1">
        {[1, 2, 3, 4, 5].map((bar) => (
          <span key={bar} className={clsx('ui:h-1 ui:flex-1', bar <= bars ? look : 'ui:bg-line')} />
        ))}
      </span>
      <span role="status" className="ui:text-sm ui:text-muted">
        {grade ? `Strength: ${grade.toLowerCase()}` : 'A longer password is a stronger one'}
      </span>
    </div>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  /** Grades the password while the user types. Rejects nothing. */
  strength?: boolean | undefined;
};

/** A password field with a button that shows and hides the password. */
export function PasswordField({ strength = false, onInput, ...props }: PasswordFieldProps) {
  const { field, control } = useField(props);
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <FieldWrapper {...field}>
      <div className="ui:relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          type={shown ? 'text' : 'password'}
          data-secret=""
          className={clsx(controlStyles, 'ui:pr-14')}
          onInput={(event) => {
            if (strength) setTyped(event.currentTarget.value);
            onInput?.(event);
          }}
        />
        <button
          type="button"
          aria-controls={control.id}
          className="ui:absolute ui:inset-y-0 ui:right-0 ui:flex ui:w-12 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-md ui:text-muted ui:hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
          {/* Text instead of aria-label: with a label, a search for the field's name would also find the button. */}
          <VisuallyHidden>{shown ? 'Hide password' : 'Show password'}</VisuallyHidden>
        </button>
      </div>
      {strength ? <StrengthHint password={typed} /> : null}
    </FieldWrapper>
  );
}
