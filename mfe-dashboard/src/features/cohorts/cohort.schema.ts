import { requiredLine } from 'shared-contract/forms/fields';
import { parseNumber } from 'shared-contract/numbers';
import { programme } from 'shared-contract/programme';
import { formSchema } from 'shared-ui/form';
import type { Tables } from 'shared-auth/database.types';
import * as z from 'zod/mini';

const { seatsPerCohort, cpe } = programme;

const wholeNumber = (min: number, max: number, words: string) =>
  z.pipe(
    z.string(words),
    z.pipe(
      z.transform((text: string) => parseNumber(text) ?? NaN),
      z.int(words).check(z.minimum(min, words), z.maximum(max, words)),
    ),
  );

export interface CohortValues {
  readonly name: string;
  readonly starts_on: string;
  readonly weeks: number;
  readonly seats: number;
  readonly status: Tables<'cohorts'>['status'];
}

export const cohortSchema = formSchema<CohortValues>(
  z.object({
    name: requiredLine('the name', 80, 'Enter a name, such as Cohort of January 2027'),
    starts_on: z.iso.date('Choose the day of the first live session'),
    weeks: wholeNumber(1, 52, 'Enter 1 to 52 weeks'),
    seats: wholeNumber(1, seatsPerCohort, `Enter 1 to ${seatsPerCohort} seats`),
    status: z.enum(['planned', 'open', 'running', 'finished', 'cancelled'], 'Choose a status'),
  }),
);

/** CPE hours count in fifths of a credit. */
const hours = (max: number, kind: string) => {
  const words = `Enter 0 to ${max} ${kind} hours, in steps of 0.2`;
  return z.pipe(
    z.string(words).check(z.regex(/^\s*\d{1,3}(\.\d)?\s*$/, words)),
    z.pipe(
      z.transform(Number),
      z.number(words).check(
        z.maximum(max, words),
        z.refine((value) => Math.abs(value * 5 - Math.round(value * 5)) < 1e-9, words),
      ),
    ),
  );
};

export interface CompletionValues {
  readonly name: string;
  readonly completedOn: string;
  readonly cpeLive: number;
  readonly cpeSelfStudy: number;
}

export const completionSchema = formSchema<CompletionValues>(
  z.object({
    name: requiredLine('the name', 120, 'Enter the name as it should be printed'),
    completedOn: z.iso.date('Choose the day of completion'),
    cpeLive: hours(cpe.live, 'live'),
    cpeSelfStudy: hours(cpe.selfStudy, 'self-study'),
  }),
);

export const revocationSchema = formSchema<{ readonly reason: string }>(
  z.object({ reason: requiredLine('the reason', 1000, 'Enter the reason. The holder sees it') }),
);
