import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type RefObject, useEffect } from 'react';
import { Icon } from '../icon.tsx';
import { controlStyles, type FieldBasics, useField } from './field-parts.ts';
import { FieldError, FieldWrapper } from './field-wrapper.tsx';

/**
 * Proposes values for the empty fields of an area. They become the fields' default values, so that user input and
 * drafts take precedence. Only for components that render in the browser.
 *
 * @param values by field name; a missing or empty value proposes nothing
 */
export function useProposals(
  area: RefObject<HTMLElement | null>,
  values: Readonly<Record<string, string | null | undefined>>,
): void {
  // Compares the values: each render creates a new object.
  const told = JSON.stringify(values);
  useEffect(() => {
    for (const [field, value] of Object.entries(JSON.parse(told) as typeof values)) {
      const input = area.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
      if (input && value && input.value === '') input.defaultValue = value;
    }
  }, [area, told]);
}

export type TextFieldProps = FieldBasics & Omit<ComponentProps<'input'>, keyof FieldBasics | 'value'>;

/** A line of text, uncontrolled. */
export function TextField(props: TextFieldProps) {
  const { field, control } = useField(props);
  return (
    <FieldWrapper {...field}>
      <input {...control} type={control.type ?? 'text'} className={controlStyles} />
    </FieldWrapper>
  );
}

export type TextareaFieldProps = FieldBasics & Omit<ComponentProps<'textarea'>, keyof FieldBasics | 'value'>;

export function TextareaField(props: TextareaFieldProps) {
  const { field, control } = useField(props);
  return (
    <FieldWrapper {...field}>
      <textarea {...control} rows={control.rows ?? 5} className={clsx(controlStyles, 'ui:resize-y')} />
    </FieldWrapper>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldBasics &
  Omit<ComponentProps<'select'>, keyof FieldBasics | 'value' | 'children'> & {
    options: readonly SelectOption[];
    /** First option, with an empty value, such as `Choose a topic`. */
    placeholder?: string | undefined;
  };

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { field, control } = useField(props);
  return (
    <FieldWrapper {...field}>
      <div className="ui:relative">
        <select {...control} className={clsx(controlStyles, 'ui:cursor-pointer ui:appearance-none ui:pr-12')}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:right-3 ui:my-auto ui:text-muted"
        />
      </div>
    </FieldWrapper>
  );
}

export type CheckboxFieldProps = Omit<FieldBasics, 'label'> &
  Omit<ComponentProps<'input'>, keyof FieldBasics | 'checked' | 'type'> & { label: ReactNode };

/** A checkbox. The entire line is the target. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { field, control } = useField(props);
  const { label, hint, className, message, hintId, errorId } = field;
  return (
    <div data-slot="field" className={clsx('ui:flex ui:min-w-0 ui:flex-col ui:gap-1', className)}>
      {message ? <FieldError id={errorId}>{message}</FieldError> : null}
      <label
        htmlFor={control.id}
        className="ui:flex ui:min-h-control-sm ui:cursor-pointer ui:items-start ui:gap-3 ui:py-2"
      >
        <input
          {...control}
          type="checkbox"
          className="ui:mt-0.5 ui:size-6 ui:shrink-0 ui:cursor-pointer ui:accent-primary"
        />
        <span className="ui:min-w-0">{label}</span>
      </label>
      {hint ? (
        <div id={hintId} className="ui:ml-9 ui:text-sm ui:text-muted">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
