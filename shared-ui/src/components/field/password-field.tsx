import { clsx } from 'clsx';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { controlLook, FieldFrame, useFieldParts } from './field-frame.tsx';
import { gradePassword, type PasswordStrength } from './password-strength.ts';
import type { TextFieldProps } from './text-field.tsx';

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
  /** Grades the password while it is typed; advice only, it refuses nothing. */
  strength?: boolean | undefined;
};

/** A password with a button that shows and hides it. */
export function PasswordField({
  label,
  name,
  hint,
  error,
  required,
  id,
  className,
  strength = false,
  onInput,
  ...props
}: PasswordFieldProps) {
  const parts = useFieldParts({ id, name, hint, error });
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <FieldFrame basics={{ label, name, hint, required, className }} parts={parts}>
      <div className="ui:relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...props}
          {...parts.control}
          type={shown ? 'text' : 'password'}
          data-secret=""
          required={required}
          className={clsx(controlLook, 'ui:pr-14')}
          onInput={(event) => {
            if (strength) setTyped(event.currentTarget.value);
            onInput?.(event);
          }}
        />
        <button
          type="button"
          aria-controls={parts.control.id}
          className="ui:absolute ui:inset-y-0 ui:right-0 ui:flex ui:w-12 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-md ui:text-muted ui:hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
          {/* Text, not aria-label: a label would make the button answer to the field's own name. */}
          <VisuallyHidden>{shown ? 'Hide password' : 'Show password'}</VisuallyHidden>
        </button>
      </div>
      {strength ? <StrengthHint password={typed} /> : null}
    </FieldFrame>
  );
}
