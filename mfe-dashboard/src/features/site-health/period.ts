/** Names the period in the address. */
export const periodKey = 'period';

export const periods = [
  { id: '24h', label: '24 hours', hours: 24 },
  { id: '7d', label: '7 days', hours: 168 },
  { id: '30d', label: '30 days', hours: 720 },
] as const;
export type Period = (typeof periods)[number];
const [usual] = periods;

/** The period that an address names; another text is the usual one. */
export const readPeriod = (text: string | null): Period => periods.find(({ id }) => id === text) ?? usual;

/** The address with another period. The usual one stands in none. */
export function withPeriod(id: Period['id'], current: URLSearchParams): string {
  const params = new URLSearchParams(current);
  if (id === usual.id) params.delete(periodKey);
  else params.set(periodKey, id);
  return `?${params.toString()}`;
}
