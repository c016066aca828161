import { formatDollars } from 'shared-contract/format';
import { formatCalendarDay } from '../../../lib/format.ts';
import type { CoachNames } from '../components/client-cells.tsx';
import type { ClientValues } from './client-values.ts';

export const fieldLabels: Readonly<Record<keyof ClientValues, string>> = {
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

/** What stands in a field, as people read it. */
export function inWords(
  field: keyof ClientValues,
  values: Partial<ClientValues>,
  coaches: CoachNames,
): string {
  const value = values[field];
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'number') return formatDollars(value);
  if (typeof value !== 'string') return value.join(', ') || 'None';
  if (field === 'last_contact') return formatCalendarDay(value);
  return field === 'coach_id' ? (coaches.get(value) ?? 'A coach') : value;
}
