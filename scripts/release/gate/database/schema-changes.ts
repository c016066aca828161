import { narrowed, widened } from './shape-changes.ts';
import type { Column, Relation, Routine, SchemaDocument } from './database.ts';

/** A part of a schema that was removed or changed. */
export interface Change {
  /** A description without a period. */
  readonly what: string;
  /** A package that contains all of these names counts as a user. */
  readonly names: readonly string[];
  /** True if it affects only writers of new rows. */
  readonly isOfInserts?: boolean;
}

/** Type changes that pages don't notice. */
const wider = new Set([
  'smallint integer',
  'smallint bigint',
  'integer bigint',
  'real double precision',
  'character varying text',
  'text character varying',
]);
const isSameType = (before: string, after: string) => before === after || wider.has(`${before} ${after}`);

const isRequired = ({ isNullable, hasDefault, generated }: Column) =>
  !isNullable && !hasDefault && generated === 'no';

function columnChanges(table: string, before: Column, after: Column | undefined): Change[] {
  const at = `column ${table}.${before.name}`;
  const names = [table, before.name];
  if (!after) return [{ what: `${at} is gone`, names }];
  const gone = after.values && before.values?.filter((value) => !after.values?.includes(value));
  return [
    ...(isSameType(before.type, after.type)
      ? []
      : [{ what: `${at} is ${after.type}, where it was ${before.type}`, names }]),
    ...(gone ?? []).map((value) => ({ what: `${at} takes "${value}" no more`, names: [...names, value] })),
    ...(after.values && !before.values
      ? [
          {
            what: `${at} takes ${after.values.join(', ')} alone, where it took any`,
            names,
            isOfInserts: true,
          },
        ]
      : []),
    ...(after.generated === 'always' && before.generated !== 'always'
      ? [{ what: `${at} cannot be written any more`, names }]
      : []),
    ...(isRequired(after) && !isRequired(before)
      ? [{ what: `${at} is required without a default`, names: [table], isOfInserts: true }]
      : []),
  ];
}

function relationChanges(before: Relation, after: Relation | undefined): Change[] {
  const { name } = before;
  if (!after) return [{ what: `table ${name} is gone`, names: [name] }];
  const old = new Set(before.columns.map((column) => column.name));
  const more = after.columns.filter((column) => !old.has(column.name) && isRequired(column));
  return [
    ...before.columns.flatMap((column) =>
      columnChanges(
        name,
        column,
        after.columns.find((one) => one.name === column.name),
      ),
    ),
    ...(after.isWritable ? more : []).map((column) => ({
      what: `the new column ${name}.${column.name} is required without a default`,
      names: [name],
      isOfInserts: true,
    })),
  ];
}

/** Lists what breaks if a call of a function meets another overload. */
function routineFaults(before: Routine, after: Routine): string[] {
  const at = `function ${before.name}`;
  const removed = before.args.filter(({ name }) => !after.args.some((one) => one.name === name));
  const added = after.args.filter(
    ({ name, hasDefault }) => !hasDefault && !before.args.some((one) => one.name === name),
  );
  const changed = before.args.flatMap((old) => {
    const now = after.args.find(({ name }) => name === old.name);
    if (!now) return [];
    if (!isSameType(old.type, now.type))
      return [`${at} takes ${old.name} as ${now.type}, where it took ${old.type}`];
    return old.hasDefault && !now.hasDefault ? [`${at} needs ${old.name}, which it did not`] : [];
  });
  const columns = (before.columns ?? []).flatMap((old) => {
    const now = after.columns?.find(({ name }) => name === old.name);
    if (!now) return [`${at} gives no ${old.name} any more`];
    return isSameType(old.type, now.type)
      ? []
      : [`${at} gives ${old.name} as ${now.type}, where it gave ${old.type}`];
  });
  const isOther = before.isSet !== after.isSet || !isSameType(before.returns, after.returns);
  return [
    ...removed.map(({ name }) => `${at} takes no ${name} any more`),
    ...added.map(({ name }) => `${at} needs ${name}, which it did not`),
    ...changed,
    ...columns,
    ...(isOther && columns.length === 0
      ? [`${at} gives ${after.returns}, where it gave ${before.returns}`]
      : []),
  ];
}

function routineChanges(before: Routine, after: readonly Routine[]): Change[] {
  const names = [before.name];
  const forms = after.filter(({ name }) => name === before.name).map((one) => routineFaults(before, one));
  if (forms.length === 0) return [{ what: `function ${before.name} is gone`, names }];
  // Of several overloads, the best match is called.
  const least = forms.reduce((best, one) => (one.length < best.length ? one : best));
  return least.map((what) => ({ what, names }));
}

/** Lists what a backend no longer offers, or offers in another form. */
export function schemaChanges(before: SchemaDocument, after: SchemaDocument): Change[] {
  const named = <Item extends { readonly name: string }>(items: readonly Item[], name: string) =>
    items.find((item) => item.name === name);
  return [
    ...before.relations.flatMap((one) => relationChanges(one, named(after.relations, one.name))),
    ...before.functions.flatMap((one) => routineChanges(one, after.functions)),
    ...before.enums.flatMap(({ name, values }) =>
      values
        .filter((value) => !named(after.enums, name)?.values.includes(value))
        .map((value) => ({ what: `"${value}" of ${name} is gone`, names: [value] })),
    ),
    ...before.endpoints
      .filter((name) => !after.endpoints.includes(name))
      .map((name) => ({ what: `server function ${name} is gone`, names: [name] })),
    ...before.forms.flatMap(({ name, takes }) => {
      const now = named(after.forms, name);
      const faults = now ? narrowed(takes, now.takes) : [{ at: 'it', what: 'is taken no more' }];
      return faults.map(({ at, what }) => ({
        what: `form ${name}: ${at || 'the form'} ${what}`,
        names: [name],
      }));
    }),
    ...before.answers.flatMap(({ name, code, answer }) => {
      const now = named(after.answers, name);
      // Unchanged code returns the same values, so only the pages' description changed.
      if (!now || now.code === code) return [];
      return widened(answer, now.answer).map(({ at, what }) => ({
        what: `answer of ${name}: ${at || 'it'} ${what}`,
        names: [name, ...(at.match(/\w+/g) ?? [])],
      }));
    }),
  ];
}
