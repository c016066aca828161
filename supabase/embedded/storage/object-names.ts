/** The characters that a hosted project takes in the name of an object. */
const segment = /^[\w!\-.*'() &$@=;:+,]{1,255}$/;

/** Whether this may name an object: folders and a file, none of them empty, too long for a disk, or made of dots only. */
export const isObjectName = (name: string): boolean =>
  name.length <= 1024 && name.split('/').every((part) => segment.test(part) && !/^\.+$/.test(part));

/** Whether the part of an address that names buckets and objects does so. */
export function isObjectPath(path: string): boolean {
  try {
    return isObjectName(decodeURI(path));
  } catch {
    return false;
  }
}
