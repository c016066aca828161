import type { ComparedField } from '../../../components/compare-dialog.tsx';
import type { CoachNames } from '../components/client-cells.tsx';
import type { FullClient } from '../data/read-client.ts';
import type { ClientValues } from './client-values.ts';
import { fieldLabels, inWords } from './field-words.ts';

/** Fields as they were, as somebody else has them and as the writer has them, in words. */
export function comparedFields(
  fields: readonly (keyof ClientValues)[],
  sides: { readonly before: FullClient; readonly theirs: FullClient; readonly mine: Partial<ClientValues> },
  coaches: CoachNames,
): readonly ComparedField[] {
  return fields.map((field) => ({
    name: field,
    label: fieldLabels[field],
    before: inWords(field, sides.before, coaches),
    theirs: inWords(field, sides.theirs, coaches),
    mine: inWords(field, sides.mine, coaches),
  }));
}
