/** The public forms that can come from an outside provider, with the heights in pixels that pages have for them. */
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
