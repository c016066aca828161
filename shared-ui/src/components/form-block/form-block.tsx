import type { ReactNode } from 'react';
import { brand, type Brand, type FormId } from '../../brand/brand.ts';
import { heightClasses, type HeightOf } from './heights.ts';
import { NoScriptNote } from './no-script-note.tsx';
import { ProviderForm } from './provider-form.tsx';

const { embeds }: Brand = brand;

export interface FormBlockProps<Form extends FormId> {
  readonly form: Form;
  /** Pixels that the form of a provider gets in this place. Our own is as high as it needs to be. */
  readonly height: HeightOf<Form>;
  /** Names the form where a provider's stands in its place. */
  readonly label: string;
  readonly children: ReactNode;
  /** Somebody begins to fill in our own form: the time to load what it needs next. */
  readonly onFirstFocus?: (() => void) | undefined;
  /** For our own form, such as the height that it keeps from the first paint on. */
  readonly className?: string | undefined;
}

/**
 * The place of a form in a page: our own, or the one that the brand file takes from a provider. Without a script it
 * says how to reach a person instead.
 */
export function FormBlock<Form extends FormId>({
  form,
  height,
  label,
  children,
  onFirstFocus,
  className,
}: FormBlockProps<Form>) {
  const embed = embeds?.[form];
  if (embed) return <ProviderForm embed={embed} heightClass={heightClasses[height]} label={label} />;
  return (
    <div data-slot="form-block" className={className} onFocus={onFirstFocus}>
      <NoScriptNote />
      <div className="noscript:hidden">{children}</div>
    </div>
  );
}
