import type { FormId } from '../../brand/brand.ts';

/** Heights in pixels that a page gives to the form of an outside provider, by form and place. */
interface FormHeights extends Record<FormId, number> {
  newsletter: 400;
  contact: 500;
  application: 400 | 800 | 891;
  assessment: 400 | 500;
  'cpa-partnership': 400 | 500;
  onboarding: 3579;
}

export type HeightOf<Form extends FormId> = FormHeights[Form];

/** Served HTML carries no style attribute: each height is a class. */
export const heightClasses: Readonly<Record<FormHeights[FormId], string>> = {
  400: 'ui:h-100',
  500: 'ui:h-125',
  800: 'ui:h-200',
  891: 'ui:h-[891px]',
  3579: 'ui:h-[3579px]',
};
