const hexOf = (high: string, low: string): string => (Number(high) * 256 + Number(low)).toString(16);

/** Returns the eight groups of an IPv6 address, without leading zeros; null for anything else. */
function groupsOf(address: string): string[] | null {
  const halves = address
    .replace(
      /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
      (_, a: string, b: string, c: string, d: string) => `${hexOf(a, b)}:${hexOf(c, d)}`,
    )
    .split('::');
  const [before = [], after] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - before.length - (after?.length ?? 0);
  if (halves.length > 2 || (after === undefined ? missing !== 0 : missing < 1)) return null;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16).toString(16))
    : null;
}

/**
 * Returns the network by which visitors are counted: an IPv4 address itself, or the /64 of an IPv6 address, which
 * belongs to one household or server. An IPv4-mapped IPv6 address counts as IPv4.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const plain = address
    .trim()
    .replace(/%.*$/, '')
    .replace(/^\[(.*)\]$/, '$1');
  if (!plain.includes(':')) return plain;
  const groups = groupsOf(plain);
  if (groups === null) return 'unknown';
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
