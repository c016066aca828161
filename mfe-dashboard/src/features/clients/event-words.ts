import { z } from 'zod/mini';
import { formatMoment } from '../../lib/format.ts';
import type { CoachNames } from './components/client-cells.tsx';
import type { ClientEvent } from './data/client-events.ts';
import type { ClientValues } from './form/client-values.ts';
import { fieldLabels, inWords } from './form/field-words.ts';

/** What happened, in a line. A note's own words stand below it. */
export function headOf({ kind, from_value: from, to_value: to }: ClientEvent, coaches: CoachNames): string {
  const coach = (id: string | null) => (id === null ? 'nobody' : (coaches.get(id) ?? 'a coach'));
  switch (kind) {
    case 'status':
      return `Status from ${from ?? 'none'} to ${to ?? 'none'}`;
    case 'coach':
      return `Coach: ${coach(to)}`;
    case 'fields':
      return 'Changed';
    case 'created':
      return 'Added';
    case 'imported':
      return 'Added from a file';
    case 'projection':
      return 'Tax projection made';
    case 'review':
      if (to === null) return `Review canceled${from === null ? '' : `: ${formatMoment(from)}`}`;
      return `${from === null ? 'Review booked' : 'Review moved'}: ${formatMoment(to)}`;
    case 'intake':
      return `Intake form ${to ?? 'sent'}`;
    case 'call':
      return 'Call';
    case 'email':
      return 'Email';
    default:
      return 'Note';
  }
}

const value = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
const changes = z.record(z.string(), z.object({ from: value, to: value }));

export interface ChangedField {
  readonly name: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const isField = (name: string): name is keyof ClientValues => name in fieldLabels;

/** What one save has changed, field by field, in the order of the form. */
export function changedFields({ changed }: ClientEvent, coaches: CoachNames): readonly ChangedField[] {
  if (changed === null) return [];
  const told = changes.parse(changed);
  return Object.keys(fieldLabels)
    .filter(isField)
    .flatMap((name) => {
      const change = told[name];
      if (!change) return [];
      const words = (side: unknown) => inWords(name, { [name]: side }, coaches);
      return { name, label: fieldLabels[name], from: words(change.from), to: words(change.to) };
    });
}
