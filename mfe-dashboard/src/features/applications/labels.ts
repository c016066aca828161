/** Bands as they are stored, in words. */
const bands: Readonly<Record<string, string>> = {
  '250k-500k': '$250K to $500K',
  '500k-1m': '$500K to $1M',
  '1m-2m': '$1M to $2M',
  '2m-5m': '$2M to $5M',
  '5m-10m': '$5M to $10M',
  '5m+': '$5M or more',
  '10m+': '$10M or more',
  'under-500k': 'Under $500K',
  '500k-2m': '$500K to $2M',
};
export const bandInWords = (band: string | null): string => (band === null ? '' : (bands[band] ?? band));
/** "3 to 5", "20 or more": years or people. */
export const countInWords = (band: string | null): string =>
  band === null ? '' : band.replace('-', ' to ').replace('+', ' or more');
