export { TextField, type TextFieldProps } from './text-field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field.tsx';
export { TextareaField, type TextareaFieldProps } from './textarea-field.tsx';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';
export { useProposals } from './use-proposals.ts';
