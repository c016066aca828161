/** One of the answers to choose from: what is stored, and what people read. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** The values of options, as a schema takes them. */
export const valuesOf = <const Value extends string>(
  options: readonly [Option<Value>, ...Option<Value>[]],
): [Value, ...Value[]] => options.map(({ value }) => value) as [Value, ...Value[]];
