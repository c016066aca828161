/** As much of JSON Schema as the forms are described by. */
type Shape = Readonly<Record<string, unknown>>;

const shapeOf = (value: unknown): Shape =>
  typeof value === 'object' && value !== null ? (value as Shape) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

const wordOf = (value: unknown, otherwise: string) =>
  value === undefined ? otherwise : typeof value === 'string' ? value : JSON.stringify(value);

const alternatives = (shape: Shape): readonly Shape[] | undefined => {
  const given = shape['anyOf'] ?? shape['oneOf'];
  return given === undefined ? undefined : listOf(given).map(shapeOf);
};

/** The values that a shape leaves, where it names them. */
const valuesOf = (shape: Shape): readonly unknown[] | undefined =>
  'const' in shape ? [shape['const']] : 'enum' in shape ? listOf(shape['enum']) : undefined;

const typeFits = (before: unknown, after: unknown) =>
  after === undefined || before === after || (before === 'integer' && after === 'number');

/** Limits that were moved inwards, by name. */
function limitFaults(before: Shape, after: Shape): string[] {
  const lower = ['minLength', 'minItems', 'minimum'].filter(
    (name) => numberOf(after[name], -Infinity) > numberOf(before[name], name === 'minimum' ? -Infinity : 0),
  );
  const upper = ['maxLength', 'maxItems', 'maximum'].filter(
    (name) => numberOf(after[name], Infinity) < numberOf(before[name], Infinity),
  );
  const pattern = after['pattern'] !== undefined && after['pattern'] !== before['pattern'] ? ['pattern'] : [];
  return [...lower, ...upper, ...pattern].map(
    (name) => `has the ${name} ${wordOf(after[name], 'none')}, where it had ${wordOf(before[name], 'none')}`,
  );
}

function objectFaults(before: Shape, after: Shape, at: string): string[] {
  const [old, now] = [shapeOf(before['properties']), shapeOf(after['properties'])];
  const wasRequired = listOf(before['required']);
  const missing = listOf(after['required']).filter((name) => !wasRequired.includes(name));
  return [
    ...missing.map((name) => `${at}${String(name)} is required, which it was not`),
    ...Object.keys(old).flatMap((name) => {
      if (name in now) return narrowed(shapeOf(old[name]), shapeOf(now[name]), `${at}${name}`);
      return after['additionalProperties'] === false ? [`${at}${name} is refused, which it was not`] : [];
    }),
  ];
}

/**
 * What a form took and takes no more, a line for each field: what a page of before sends would be refused.
 *
 * @param at the field that is looked at; empty for the form itself.
 */
export function narrowed(before: Shape, after: Shape, at = ''): string[] {
  const was = alternatives(before);
  if (was) return [...new Set(was.flatMap((one) => narrowed(one, after, at)))];
  const now = alternatives(after);
  if (now) {
    const each = now.map((one) => narrowed(before, one, at));
    return each.reduce((least, one) => (one.length < least.length ? one : least), each[0] ?? []);
  }
  const name = at === '' ? 'the form' : at;
  if (!typeFits(before['type'], after['type']))
    return [
      `${name} is ${wordOf(after['type'], 'anything')}, where it was ${wordOf(before['type'], 'anything')}`,
    ];
  const [old, left] = [valuesOf(before), valuesOf(after)];
  const gone = left === undefined ? [] : old?.filter((value) => !left.includes(value));
  if (gone === undefined) return [`${name} takes ${String(left?.join(', '))} alone, where it took any`];
  return [
    ...(gone.length > 0 ? [`${name} takes ${gone.join(', ')} no more`] : []),
    ...limitFaults(before, after).map((fault) => `${name} ${fault}`),
    ...(after['type'] === 'object' ? objectFaults(before, after, at === '' ? '' : `${at}.`) : []),
    ...(after['type'] === 'array'
      ? narrowed(shapeOf(before['items']), shapeOf(after['items']), `${at}[]`)
      : []),
  ];
}
