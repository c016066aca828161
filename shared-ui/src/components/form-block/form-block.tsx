import type { ReactNode } from 'react';
import { nativeForms, type NativeForm } from 'shared-contract/forms/names';
import type { FormId, HeightOf } from 'shared-contract/forms/places';
import { brand, type Brand } from '../../brand/brand.ts';
import { heightClasses } from './heights.ts';
import { NoScriptNote } from './no-script-note.tsx';
import { ProviderForm } from './provider-form.tsx';

const { embeds }: Brand = brand;

export interface FormPlaceProps<Form extends FormId> {
  readonly form: Form;
  /** Pixels that the form of a provider gets in this place. Our own is as high as it needs to be. */
  readonly height: HeightOf<Form>;
  /** Names the form where a provider's stands in its place. */
  readonly label: string;
  /** Stands above the form of a provider, where ours brings its heading along. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** Our own form as it is, or the one that the brand file takes from a provider. */
export function FormPlace<Form extends FormId>({
  form,
  height,
  label,
  heading,
  children,
}: FormPlaceProps<Form>) {
  const embed = embeds?.[form];
  if (!embed) return children;
  return (
    <>
      {heading}
      <ProviderForm embed={embed} heightClass={heightClasses[height]} label={label} />
    </>
  );
}

export interface OwnFormProps {
  /** Names a form that the browser can send without script. Its `Form` has `action={FORMS_PATH + native}`. */
  readonly native?: NativeForm | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A form of the site. One that needs script says without it how to reach a person instead. */
export function OwnForm({ native, children, className }: OwnFormProps) {
  return (
    <div data-slot="form-block" className={className}>
      {native === undefined ? <NoScriptNote /> : null}
      <div className={native === undefined ? 'ui:noscript:hidden' : undefined}>{children}</div>
    </div>
  );
}

export type FormBlockProps<Form extends FormId> = Omit<FormPlaceProps<Form>, 'heading'> &
  Omit<OwnFormProps, 'native'>;

const isNative = (form: FormId): form is NativeForm & FormId =>
  (nativeForms as readonly string[]).includes(form);

/** The place of a public form in a page, whoever provides it. */
export function FormBlock<Form extends FormId>({ form, height, label, ...own }: FormBlockProps<Form>) {
  return (
    <FormPlace form={form} height={height} label={label}>
      <OwnForm native={isNative(form) ? form : undefined} {...own} />
    </FormPlace>
  );
}
