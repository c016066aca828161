export const yearsOfExperience = [
  { value: 'under-3', label: 'Under 3 years' },
  { value: '3-5', label: '3 to 5 years' },
  { value: '6-10', label: '6 to 10 years' },
  { value: '11-15', label: '11 to 15 years' },
  { value: '16-20', label: '16 to 20 years' },
  { value: '20+', label: 'More than 20 years' },
] as const;

export const practiceRevenue = [
  { value: 'under-250k', label: 'Under $250K' },
  { value: '250k-500k', label: '$250K to $500K' },
  { value: '500k-1m', label: '$500K to $1M' },
  { value: '1m-2m', label: '$1M to $2M' },
  { value: '2m-5m', label: '$2M to $5M' },
  { value: '5m+', label: 'Over $5M' },
] as const;
