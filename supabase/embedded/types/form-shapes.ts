import * as z from 'zod/mini';
import { forms } from '../../functions/submit-form/forms.ts';

/** What the public forms take, as JSON Schema: conditions that it cannot say are left out. */
export const formShapes = (): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(forms).map(([name, schema]) => {
      const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return [name, shape];
    }),
  );
