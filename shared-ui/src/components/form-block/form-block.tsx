import type { ReactNode } from 'react';
import { type FormId, type HeightOf, type NativeForm, nativeForms } from 'shared-contract/forms/names';
import { type Brand, brand } from '../../brand/brand.ts';
import { NoScriptNote, ProviderForm } from './provider-form.tsx';

/** Prerendered HTML contains no style attributes, so each height is a class. */
const heightClasses: Readonly<Record<HeightOf<FormId>, string>> = {
  400: 'ui:h-100',
  500: 'ui:h-125',
  742: 'ui:h-[742px]',
  800: 'ui:h-200',
  891: 'ui:h-[891px]',
  3579: 'ui:h-[3579px]',
};

const { embeds }: Brand = brand;

export interface FormPlaceProps<Form extends FormId> {
  readonly form: Form;
  /** Height in px of a provider's form here. Ours is as high as its content. */
  readonly height: HeightOf<Form>;
  /** Names a provider's form. */
  readonly label: string;
  /** Shown above a provider's form. Ours has its own heading. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** Shows our form, or the provider's form from the brand file. */
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
  /** Name of a form that the browser can send without JavaScript. Its `Form` has `action={FORMS_PATH + native}`. */
  readonly native?: NativeForm | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A form of the site. Without JavaScript, one that needs it shows how to contact the firm. */
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

/** A public form in a page, ours or a provider's. */
export function FormBlock<Form extends FormId>({ form, height, label, ...own }: FormBlockProps<Form>) {
  return (
    <FormPlace form={form} height={height} label={label}>
      <OwnForm native={nativeForms.find((name) => name === form)} {...own} />
    </FormPlace>
  );
}
