/** A choice: the stored value and its label. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** Returns options whose labels are their values. */
export const optionsOf = <const Value extends string>(values: readonly Value[]): readonly Option<Value>[] =>
  values.map((value) => ({ value, label: value }));

/** Returns the values of options as a schema accepts them. */
export const valuesOf = <const Value extends string>(
  options: readonly [Option<Value>, ...Option<Value>[]],
): [Value, ...Value[]] => options.map(({ value }) => value) as [Value, ...Value[]];
