import type { FormId, HeightOf } from 'shared-contract/forms/places';

/** Served HTML carries no style attribute: each height is a class. */
export const heightClasses: Readonly<Record<HeightOf<FormId>, string>> = {
  400: 'h-100',
  500: 'h-125',
  800: 'h-200',
  891: 'h-[891px]',
  3579: 'h-[3579px]',
};
