/**
 * The values that a constraint leaves a column of text, from what PostgreSQL says of `check (column in ('a', 'b'))`
 * (`pg_get_constraintdef`). Null for a condition of any other form, and for one that older rows need not meet.
 */
export function valuesOfCheck(column: string, definition: string): string[] | null {
  const values: string[] = [];
  const condition = definition
    .replaceAll(/'((?:[^']|'')*)'/g, (_, value: string) => {
      values.push(value.replaceAll("''", "'"));
      return '?';
    })
    .replaceAll(/::(?:text|character varying|bpchar)(?:\[\])?/g, '')
    .replaceAll(/[()"]/g, '');
  const isOneOf = [
    `CHECK ${column} = ?`,
    `CHECK ${column} = ANY ARRAY[${values.map(() => '?').join(', ')}]`,
  ].includes(condition.replace(`CHECK ${column} IS NULL OR `, 'CHECK '));
  return isOneOf ? values : null;
}

/** What several constraints leave together; null if none of them names values. */
export function valuesOfChecks(column: string, definitions: readonly string[]): string[] | null {
  const lists = definitions
    .map((definition) => valuesOfCheck(column, definition))
    .filter((list) => list !== null);
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((list) => list.includes(value))) ?? null;
}
