/** The three steps of an application and the fields that each must have right before the next one opens. */
export const applicationSteps = [
  { title: 'About you', fields: ['name', 'email', 'phone'] },
  { title: 'Your business', fields: ['company', 'annualRevenue'] },
  { title: 'What you want', fields: ['message'] },
] as const;

/** Yearly revenue, in the bands by which the packages and services are offered. */
export const revenueBandValues = ['under-500k', '500k-3m', '3m-10m', '10m-20m', 'over-20m'] as const;

const labels: Record<(typeof revenueBandValues)[number], string> = {
  'under-500k': 'Under $500K',
  '500k-3m': '$500K to $3M',
  '3m-10m': '$3M to $10M',
  '10m-20m': '$10M to $20M',
  'over-20m': 'Over $20M',
};

export const revenueBands = revenueBandValues.map((value) => ({ value, label: labels[value] }));
