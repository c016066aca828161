import { formatDollars } from 'shared-contract/format';
import { emailAddress, optional, optionalPhone, requiredLine } from 'shared-contract/forms/fields';
import { clientStatuses } from 'shared-contract/lists/clients';
import { parseNumber } from 'shared-contract/numbers';
import { formSchema, type FormSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { type ClientValues, type NewClient, strategyPrefix } from './client.ts';

const orNull = z.transform((text: string | undefined) => text ?? null);
const line = (label: string, max: number) => z.pipe(optional(label, max), orNull);

/** The limit of `numeric(14, 2)` in the database. */
const maxDollars = 999_999_999_999;

/** An empty field means 0. */
const dollars = (label: string) => {
  const message = `Enter ${label} in dollars, such as 36,000`;
  return z.pipe(
    z.string(message),
    z.pipe(
      z.transform((text: string) => (text.trim() === '' ? 0 : (parseNumber(text, '$') ?? NaN))),
      z
        .number(message)
        .check(
          z.minimum(0, message),
          z.maximum(maxDollars, `Enter at most ${formatDollars(maxDollars)}`),
          z.multipleOf(0.01, message),
        ),
    ),
  );
};

const day = (message: string) =>
  z.pipe(
    z.string(message).check(
      z.trim(),
      z.refine((text) => text === '' || z.iso.date().safeParse(text).success, message),
      z.refine(
        (text) => text === '' || (text >= '2000-01-01' && text < '2200-01-01'),
        'Enter a day from 2000 on',
      ),
    ),
    z.transform((text) => (text === '' ? null : text)),
  );

const email = z.pipe(
  z.pipe(
    optional('the email address', 254),
    z.transform((text) => text?.toLowerCase()),
  ),
  z.pipe(z.optional(emailAddress), orNull),
);

const shape = {
  name: requiredLine('the name', 120, 'Enter the name of the client'),
  email,
  phone: z.pipe(optionalPhone, orNull),
  company: line('the company', 160),
  status: z.enum(clientStatuses, 'Choose a status'),
  revenue: dollars('the annual revenue'),
  retainer_value: dollars('the retainer'),
  tax_savings: dollars('the tax savings'),
  last_contact: day('Enter the day of the last contact'),
  coach_id: z.optional(
    z.pipe(
      z.string(),
      z.transform((id) => (id === '' ? null : id)),
    ),
  ),
};

/** Collects the selected strategy checkboxes into `strategies`. */
function withStrategies<Fields extends object>(schema: FormSchema<Fields>) {
  return {
    safeParse(values: Parameters<typeof schema.safeParse>[0]) {
      const result = schema.safeParse(values);
      if (!result.ok) return result;
      const strategies = Object.keys(values)
        .filter((name) => name.startsWith(strategyPrefix))
        .map((name) => name.slice(strategyPrefix.length));
      return { ok: true as const, value: { ...result.value, strategies } };
    },
  };
}

export const clientSchema: FormSchema<ClientValues> = withStrategies(formSchema(z.object(shape)));

export const newClientSchema: FormSchema<NewClient> = withStrategies(
  formSchema(
    z
      .object({
        ...shape,
        next_deadline: day('Enter the day of the deadline'),
        next_deadline_name: line('what is due', 120),
        // Browsers omit unchecked checkboxes.
        intake: z.pipe(
          z.optional(z.string()),
          z.transform((ticked) => ticked !== undefined),
        ),
      })
      .check(
        z.refine(
          ({ next_deadline, next_deadline_name }) => next_deadline !== null || next_deadline_name === null,
          {
            path: ['next_deadline'],
            message: 'Choose the day on which it is due',
          },
        ),
      ),
  ),
);
