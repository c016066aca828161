/** Returns whether local storage has a key with one of these prefixes; false if storage is blocked. */
export function isStored(...prefixes: readonly string[]): boolean {
  try {
    return Object.keys(localStorage).some((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  } catch {
    return false;
  }
}
