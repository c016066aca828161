/** Yearly revenue, in the bands that define the packages and services. */
export const revenueBands = [
  { value: 'under-500k', label: 'Under $500K' },
  { value: '500k-2m', label: '$500K to $2M' },
  { value: '2m-3m', label: '$2M to $3M' },
  { value: '3m-10m', label: '$3M to $10M' },
  { value: '10m-20m', label: '$10M to $20M' },
  { value: 'over-20m', label: 'Over $20M' },
] as const;
