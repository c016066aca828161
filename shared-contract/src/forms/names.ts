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

/** Forms of one step, which a browser can send without script. */
export const nativeForms = ['contact', 'newsletter', 'cpa-partnership', 'symposium'] as const;

export type NativeForm = (typeof nativeForms)[number];

/** Where the edge accepts native forms, each by its name. */
export const FORMS_PATH = '/forms/';

/** Id of the notice that every page has, and shows once the edge has accepted its form. */
export const RECEIVED_ID = 'received';
