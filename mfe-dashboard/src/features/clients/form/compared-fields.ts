import { formatDollars } from 'shared-contract/format';
import type { ComparedField } from '../../../components/compare-dialog.tsx';
import { formatCalendarDay } from '../../../lib/format.ts';
import type { CoachNames } from '../components/client-cells.tsx';
import type { FullClient } from '../data/read-client.ts';
import type { ClientValues } from './client-values.ts';

const labels: Readonly<Record<keyof ClientValues, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  status: 'Status',
  revenue: 'Annual revenue',
  retainer_value: 'Retainer',
  tax_savings: 'Tax savings',
  last_contact: 'Last contact',
  strategies: 'Strategies',
  coach_id: 'Coach',
};

function inWords(field: keyof ClientValues, values: Partial<ClientValues>, coaches: CoachNames): string {
  const value = values[field];
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'number') return formatDollars(value);
  if (typeof value !== 'string') return value.join(', ') || 'None';
  if (field === 'last_contact') return formatCalendarDay(value);
  return field === 'coach_id' ? (coaches.get(value) ?? 'A coach') : value;
}

/** Fields as they were, as somebody else has them and as the writer has them, in words. */
export function comparedFields(
  fields: readonly (keyof ClientValues)[],
  sides: { readonly before: FullClient; readonly theirs: FullClient; readonly mine: Partial<ClientValues> },
  coaches: CoachNames,
): readonly ComparedField[] {
  return fields.map((field) => ({
    name: field,
    label: labels[field],
    before: inWords(field, sides.before, coaches),
    theirs: inWords(field, sides.theirs, coaches),
    mine: inWords(field, sides.mine, coaches),
  }));
}
