/** The subset of JSON Schema that describes forms and answers. */
type Shape = Readonly<Record<string, unknown>>;

const shapeOf = (value: unknown): Shape =>
  typeof value === 'object' && value !== null ? (value as Shape) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

const wordOf = (value: unknown, otherwise: string) =>
  value === undefined ? otherwise : typeof value === 'string' ? value : JSON.stringify(value);

const alternatives = (shape: Shape): readonly Shape[] | undefined => {
  const given = shape['anyOf'] ?? shape['oneOf'];
  if (given !== undefined) return listOf(given).map(shapeOf);
  const { type } = shape;
  return Array.isArray(type) ? type.map((one: unknown) => ({ ...shape, type: one })) : undefined;
};

/** Returns the values that a shape allows, if it lists them. */
const valuesOf = (shape: Shape): readonly unknown[] | undefined =>
  'const' in shape ? [shape['const']] : 'enum' in shape ? listOf(shape['enum']) : undefined;

const typeFits = (before: unknown, after: unknown) =>
  after === undefined || before === after || (before === 'integer' && after === 'number');

/** A value that one side may send and the other rejects. */
export interface Fault {
  /** The field: `slots[].host`, `stages.*.total`; empty for the shape itself. */
  readonly at: string;
  readonly what: string;
}

const wordings = {
  form: {
    values: (values: string) => `takes ${values} no more`,
    any: (values: string) => `takes ${values} alone, where it took any`,
    differs: (before: string, after: string) => `is ${after}, where it was ${before}`,
    limit: (name: string, before: string, after: string) =>
      `has the ${name} ${after}, where it had ${before}`,
    required: 'is required, which it was not',
  },
  // Reversed: the new backend sends the answer, and the earlier pages read it.
  answer: {
    values: (values: string) => `may be ${values}, which it could not be`,
    any: (values: string) => `may be any value, where it was ${values} alone`,
    differs: (after: string, before: string) => `is ${after}, where it was ${before}`,
    limit: (name: string, after: string, before: string) =>
      `has the ${name} ${after}, where it had ${before}`,
    required: 'is missing, or may be, where it was always given',
  },
};
type Wording = (typeof wordings)['form'];

/** Returns the limits that exclude a part of the sent values. */
function limitFaults(sent: Shape, taken: Shape, words: Wording): string[] {
  const lower = ['minLength', 'minItems', 'minimum'].filter(
    (name) => numberOf(taken[name], -Infinity) > numberOf(sent[name], name === 'minimum' ? -Infinity : 0),
  );
  const upper = ['maxLength', 'maxItems', 'maximum'].filter(
    (name) => numberOf(taken[name], Infinity) < numberOf(sent[name], Infinity),
  );
  const exact = ['pattern', 'format'].filter(
    (name) => taken[name] !== undefined && taken[name] !== sent[name],
  );
  return [...lower, ...upper, ...exact].map((name) =>
    words.limit(name, wordOf(sent[name], 'none'), wordOf(taken[name], 'none')),
  );
}

function objectFaults(sent: Shape, taken: Shape, at: string, words: Wording): Fault[] {
  const [old, now] = [shapeOf(sent['properties']), shapeOf(taken['properties'])];
  const within = (name: string) => (at === '' ? name : `${at}.${name}`);
  const given = listOf(sent['required']);
  const missing = listOf(taken['required']).filter((name) => !given.includes(name));
  return [
    ...missing.map((name) => ({ at: within(String(name)), what: words.required })),
    ...Object.keys(old).flatMap((name) => {
      if (name in now) return faultsOf(shapeOf(old[name]), shapeOf(now[name]), within(name), words);
      return taken['additionalProperties'] === false
        ? [{ at: within(name), what: 'is refused, which it was not' }]
        : [];
    }),
    ...('properties' in sent || 'properties' in taken
      ? []
      : faultsOf(
          shapeOf(sent['additionalProperties']),
          shapeOf(taken['additionalProperties']),
          within('*'),
          words,
        )),
  ];
}

function faultsOf(sent: Shape, taken: Shape, at: string, words: Wording): Fault[] {
  const each = alternatives(sent);
  if (each) {
    const faults = each.flatMap((one) => faultsOf(one, taken, at, words));
    return [...new Map(faults.map((fault) => [`${fault.at} ${fault.what}`, fault])).values()];
  }
  const choices = alternatives(taken)?.map((one) => faultsOf(sent, one, at, words));
  if (choices)
    return choices.reduce((least, one) => (one.length < least.length ? one : least), choices[0] ?? []);
  if (!typeFits(sent['type'], taken['type']))
    return [{ at, what: words.differs(wordOf(sent['type'], 'anything'), wordOf(taken['type'], 'anything')) }];
  const [old, left] = [valuesOf(sent), valuesOf(taken)];
  const gone = left === undefined ? [] : old?.filter((value) => !left.includes(value));
  if (gone === undefined) return [{ at, what: words.any(String(left?.join(', '))) }];
  return [
    ...(gone.length > 0 ? [{ at, what: words.values(gone.join(', ')) }] : []),
    ...limitFaults(sent, taken, words).map((what) => ({ at, what })),
    ...(taken['type'] === 'object' ? objectFaults(sent, taken, at, words) : []),
    ...(taken['type'] === 'array'
      ? faultsOf(shapeOf(sent['items']), shapeOf(taken['items']), `${at}[]`, words)
      : []),
  ];
}

/** Returns what a form no longer accepts, by field. Pages of the earlier release still send it. */
export const narrowed = (before: Shape, after: Shape): Fault[] => faultsOf(before, after, '', wordings.form);

/** Returns the new possibilities of an answer, by field. Pages of the earlier release don't expect them. */
export const widened = (before: Shape, after: Shape): Fault[] => faultsOf(after, before, '', wordings.answer);
