/*
 * Readers of the boot manifest's fields: each gives the value back as what it has to be, or an error that names the field.
 */

export class BootManifestError extends Error {
  override readonly name = 'BootManifestError';
  constructor(field: string, expected: string, value: unknown) {
    super(`Boot manifest: "${field}" should be ${expected}, got ${describe(value)}.`);
  }
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? `"${value.slice(0, 60)}"` : `a ${typeof value}`;
}

export type Fields = Record<string, unknown>;

export function object(field: string, value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BootManifestError(field, 'an object', value);
  return value as Fields;
}

export function text(field: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new BootManifestError(field, 'text', value);
  return value;
}

/** What is asked of a text beyond being there: what it should be, and whether it is. */
export type TextRule = readonly [expected: string, accepts: (given: string) => boolean];

export function ruled(field: string, value: unknown, rule: TextRule | undefined): string {
  const given = text(field, value);
  if (rule && !rule[1](given)) throw new BootManifestError(field, rule[0], given);
  return given;
}

export type Read<T> = (field: string, value: unknown) => T;

export function list<T>(field: string, value: unknown, read: Read<T>): T[] {
  if (!Array.isArray(value)) throw new BootManifestError(field, 'a list', value);
  return value.map((item, index) => read(`${field}[${String(index)}]`, item));
}

export const pattern: Read<string> = (field, value) =>
  ruled(field, value, ['a path that starts with /', (given) => given.startsWith('/')]);

export function versions(field: string, value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(object(field, value)).map(([key, item]) => [key, text(`${field}.${key}`, item)]),
  );
}
