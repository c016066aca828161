/** The three steps of an application and the fields that each must have right before the next one opens. */
export const applicationSteps = [
  { title: 'About you', fields: ['name', 'email', 'phone'] },
  { title: 'Your business', fields: ['company', 'annualRevenue'] },
  { title: 'What you want', fields: ['message'] },
] as const;
