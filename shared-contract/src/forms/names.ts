/** The public forms, as visitors' browsers name them to the server. */
export const formNames = [
  'lead',
  'contact',
  'client-application',
  'assessment',
  'cpa-partnership',
  'certification',
  'symposium',
  'newsletter',
] as const;

export type FormName = (typeof formNames)[number];
