import { formSchema, type FormSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import type { OnboardingField, OnboardingStep } from 'shared-contract/onboarding/step-types';
import { boxName, type Answer, type StepAnswers } from './answers.ts';
import { fieldSchema } from './field-schema.ts';

type Values = Record<string, FormDataEntryValue>;

/** What the form holds for one question: its text, or which of its boxes are ticked. */
const typed = (field: OnboardingField, values: Values) =>
  field.kind === 'checks'
    ? field.options.map(({ value }) => value).filter((value) => boxName(field.id, value) in values)
    : values[field.id];

/** Checks one step of the onboarding; made of its definition alone. */
export function stepSchema(step: OnboardingStep): FormSchema<StepAnswers> {
  const all = formSchema(
    z.object(Object.fromEntries(step.fields.map((field) => [field.id, fieldSchema(field)]))),
  );
  return {
    safeParse(values) {
      const entries = step.fields.map((field) => [field.id, typed(field, values)] as const);
      const result = all.safeParse(
        Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Values,
      );
      if (!result.ok) return result;
      const given = Object.entries<Answer | undefined>(result.value).filter(
        (entry): entry is [string, Answer] => entry[1] !== undefined,
      );
      return { ok: true, value: Object.fromEntries(given) };
    },
  };
}
