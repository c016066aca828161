import type { Quantity, ResultLine, WorkedExample } from './module-types.ts';

interface Definition<Key extends string> {
  readonly title: string;
  readonly inputs: Readonly<Record<Key, Quantity>>;
  readonly columns?: readonly string[];
  readonly compute: (values: Readonly<Record<Key, number>>) => readonly ResultLine[];
}

/** A worked example: the result is computed from the inputs, so that the two cannot differ. */
export function workedExample<Key extends string>(definition: Definition<Key>): WorkedExample {
  const { title, inputs, columns, compute } = definition;
  const entries = Object.entries<Quantity>(inputs);
  const values = Object.fromEntries(entries.map(([key, { value }]) => [key, value])) as Record<Key, number>;
  return {
    title,
    inputs: entries.map(([, quantity]) => quantity),
    ...(columns && { columns }),
    result: compute(values),
  };
}
