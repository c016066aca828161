/** Names of the public forms, as browsers send them to the server. */
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

/** One-step forms, which a browser can send without JavaScript. */
export const nativeForms = ['contact', 'newsletter', 'cpa-partnership', 'symposium'] as const;

export type NativeForm = (typeof nativeForms)[number];

/** Path prefix under which the edge accepts native forms, followed by the form's name. */
export const FORMS_PATH = '/forms/';

/** Id of the notice that every page contains, and shows after the edge has accepted its form. */
export const RECEIVED_ID = 'received';

/** The public forms that an outside provider can supply, with the heights in px that pages reserve for them. */
export const formHeights = {
  newsletter: [400],
  contact: [500],
  application: [400, 800, 891],
  assessment: [400, 500],
  'cpa-partnership': [400, 500],
  symposium: [742],
  onboarding: [3579],
} as const;

export type FormId = keyof typeof formHeights;

export type HeightOf<Form extends FormId> = (typeof formHeights)[Form][number];
