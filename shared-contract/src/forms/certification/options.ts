import type { Option } from '../options.ts';

/** The answers to choose from in an application for certification, as they are stored. */
export const yearsExperience = ['3-5', '6-10', '11-15', '16-20', '20+'] as const;
export const currentRevenue = ['250k-500k', '500k-1m', '1m-2m', '2m-5m', '5m+'] as const;
export const targetRevenue = ['500k-1m', '1m-2m', '2m-5m', '5m-10m', '10m+'] as const;
/** Of a business owner; narrower bands than those of the packages. */
export const annualRevenue = ['under-500k', '500k-2m', '2m-5m', '5m+'] as const;
export const numEmployees = ['1-10', '11-50', '51-200', '200+'] as const;

export const applicantTypes = ['cpa', 'client'] as const;

/** The values with what people read, in their order. */
const labelled = <const Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): readonly Option<Value>[] => values.map((value) => ({ value, label: labelOf(value) }));

/** `250k-500k` reads `$250K to $500K`, `5m+` reads `$5M or more`. */
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

/** What the fields offer, by their names. */
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
