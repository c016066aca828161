/*
 * Readers of the boot manifest's fields: each gives the value back as what it has to be, or an error that names the field.
 * Small, because they come with the first load of every page.
 */

export class BootManifestError extends Error {
  override readonly name = 'BootManifestError';
  constructor(field: string, expected: string, value: unknown) {
    const got = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);
    super(`Boot manifest: "${field}" should be ${expected}, got ${got}.`);
  }
}

export type Read<T> = (field: string, value: unknown) => T;

export const object: Read<Record<string, unknown>> = (field, value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BootManifestError(field, 'an object', value);
  return value as Record<string, unknown>;
};

export const text: Read<string> = (field, value) => {
  if (typeof value !== 'string' || value === '') throw new BootManifestError(field, 'text', value);
  return value;
};

export const number: Read<number> = (field, value) => {
  if (typeof value !== 'number') throw new BootManifestError(field, 'a number', value);
  return value;
};

/** What is asked of a text beyond being there: what it should be, and whether it is. */
export type TextRule = readonly [expected: string, accepts: (given: string) => boolean];

export const ruled =
  (rule: TextRule | undefined): Read<string> =>
  (field, value) => {
    const given = text(field, value);
    if (rule && !rule[1](given)) throw new BootManifestError(field, rule[0], given);
    return given;
  };

export const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (field, value) =>
    value === undefined ? undefined : read(field, value);

export const listOf =
  <T>(read: Read<T>): Read<T[]> =>
  (field, value) => {
    if (!Array.isArray(value)) throw new BootManifestError(field, 'a list', value);
    return value.map((item, index) => read(`${field}[${String(index)}]`, item));
  };

export const recordOf =
  <T>(read: Read<T>): Read<Record<string, T>> =>
  (field, value) =>
    Object.fromEntries(
      Object.entries(object(field, value)).map(([key, item]) => [key, read(`${field}.${key}`, item)]),
    );

/** An object with these fields. Others are ignored. */
export const fields =
  <T>(readers: { readonly [Key in keyof T]-?: Read<T[Key]> }): Read<T> =>
  (field, value) => {
    const given = object(field, value);
    return Object.fromEntries(
      Object.entries<Read<unknown>>(readers).map(([key, read]) => [key, read(`${field}.${key}`, given[key])]),
    ) as T;
  };
