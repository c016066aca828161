import type { FormId, HeightOf } from 'shared-contract/forms/places';

/** Served HTML carries no style attribute: each height is a class. */
export const heightClasses: Readonly<Record<HeightOf<FormId>, string>> = {
  400: 'ui:h-100',
  500: 'ui:h-125',
  742: 'ui:h-[742px]',
  800: 'ui:h-200',
  891: 'ui:h-[891px]',
  3579: 'ui:h-[3579px]',
};
