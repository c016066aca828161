import { retention } from './retention.ts';

export type RetentionRule = keyof typeof retention;

const numbers: Readonly<Record<string, string>> = {
  1: 'one',
  2: 'two',
  7: 'seven',
  30: 'thirty',
  90: 'ninety',
};

/** Formats a retention period of the database: `two years`. */
export const retentionPeriod = (rule: RetentionRule): string =>
  retention[rule].replace(/^\d+/, (digits) => numbers[digits] ?? digits);
