/** Groups of an IPv6 address, eight of them; null for what is none. */
function groupsOf(address: string): string[] | null {
  // The URL parser knows every way to write an address and gives one of them back.
  const canonical = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (canonical === undefined) return null;
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/**
 * The network that an address counts for where visitors are counted: an IPv4 address itself, of IPv6 the /64, which
 * one household or one server has to itself. An IPv4 address in IPv6 clothes is the IPv4 address.
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
