import { z } from 'zod';

const text = z.string();
const values = z.array(text).nullable();
const column = z.object({
  name: text,
  type: text,
  /** What its constraints leave it, if they name values. */
  values,
  isNullable: z.boolean(),
  hasDefault: z.boolean(),
  generated: z.enum(['no', 'default', 'always']),
});
const relation = z.object({ name: text, isWritable: z.boolean(), columns: z.array(column) });
const result = z.object({ name: text, type: text });
const routine = z.object({
  name: text,
  args: z.array(z.object({ name: text, type: text, hasDefault: z.boolean() })),
  columns: z.array(result).nullable(),
  returns: text,
  isSet: z.boolean(),
});
const shape = z.record(text, z.unknown());
const form = z.object({ name: text, takes: shape });

/** What a backend offers to pages (`supabase/schema.json`), as far as a release is asked about it. */
const schema = z.object({
  relations: z.array(relation),
  functions: z.array(routine),
  enums: z.array(z.object({ name: text, values: z.array(text) })),
  endpoints: z.array(text),
  forms: z.array(form),
  /** Missing in a shell from before answers were described. */
  answers: z.array(z.object({ name: text, code: text, answer: shape })).default([]),
});

export type SchemaDocument = z.infer<typeof schema>;
export type Relation = z.infer<typeof relation>;
export type Column = z.infer<typeof column>;
export type Routine = z.infer<typeof routine>;

export const parseSchema = (source: string): SchemaDocument => schema.parse(JSON.parse(source));
