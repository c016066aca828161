import type { Option } from '../options.ts';
import { annualRevenue, currentRevenue, numEmployees, targetRevenue, yearsExperience } from './options.ts';

const applicantTypes = ['cpa', 'client'] as const;

/** Pairs values with their labels, in order. */
const labelled = <const Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): readonly Option<Value>[] => values.map((value) => ({ value, label: labelOf(value) }));

/** Formats a revenue band: `250k-500k` → `$250K to $500K`, `5m+` → `$5M or more`. */
const inDollars = (band: string): string =>
  band
    .toUpperCase()
    .replace(/^UNDER-/, 'Under ')
    .replace(/\+$/, ' or more')
    .replace('-', ' to ')
    .replaceAll(/\d+/g, '$$$&');

const inNumbers =
  (unit: string) =>
  (range: string): string =>
    `${range.replace('-', ' to ').replace('+', ' or more')} ${unit}`;

/** Options by field name. */
export const certificationOptions = {
  applicantType: labelled(applicantTypes, (type) =>
    type === 'cpa' ? 'CPA / Advisor' : 'Business Owner / Client',
  ),
  yearsExperience: labelled(yearsExperience, inNumbers('years')),
  currentRevenue: labelled(currentRevenue, inDollars),
  targetRevenue: labelled(targetRevenue, inDollars),
  annualRevenue: labelled(annualRevenue, inDollars),
  numEmployees: labelled(numEmployees, inNumbers('employees')),
} as const;

/** Returns the label of a stored answer. Returns an unknown value unchanged, and an empty string for null. */
export const answerInWords = (field: keyof typeof certificationOptions, value: string | null): string =>
  certificationOptions[field].find((option) => option.value === value)?.label ?? value ?? '';
