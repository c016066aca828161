/** Whether this browser's storage has something whose name begins so; false where it may not be read. */
export function isStored(...prefixes: readonly string[]): boolean {
  try {
    return Object.keys(localStorage).some((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  } catch {
    return false;
  }
}
