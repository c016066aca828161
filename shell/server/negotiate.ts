import type { Encoding } from 'shared-release/assets';

/** Returns the encodings that an `Accept-Encoding` header accepts, best first. Ties prefer Brotli. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (header === undefined) return [];
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return (['br', 'gzip'] as const)
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether the browser's tag (`If-None-Match`) is current. Compares weakly, as GET requires. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag));
}
