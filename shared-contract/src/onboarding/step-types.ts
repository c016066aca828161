export interface Option {
  readonly value: string;
  readonly label: string;
}

interface FieldBasics {
  /** Key of the answer within its step; never changed once people have answered. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What a person reads who leaves the field empty. A field without it may stay empty. */
  readonly missing?: string;
}

/** How a question is asked, read and checked. A kind without a control, a check and a reading does not compile. */
interface Kinds {
  text: { readonly max: number; readonly autoComplete?: string };
  longText: { readonly max: number };
  email: { readonly autoComplete?: string };
  phone: { readonly autoComplete?: string };
  /** Whole dollars, typed as people type them. */
  money: { readonly mayBeNegative?: boolean };
  year: { readonly from: number };
  /** A day from today on. */
  date: object;
  select: { readonly options: readonly Option[] };
  radio: { readonly options: readonly Option[] };
  /** As many as apply. */
  checks: { readonly options: readonly Option[] };
  consent: { readonly missing: string };
}

export type FieldKind = keyof Kinds;
export type FieldOf<Kind extends FieldKind> = { readonly kind: Kind } & FieldBasics & Kinds[Kind];
export type OnboardingField = { [Kind in FieldKind]: FieldOf<Kind> }[FieldKind];

/** One page of the onboarding. */
export interface OnboardingStep {
  /** Key of the step's answers; never changed once people have answered. */
  readonly id: string;
  readonly title: string;
  /** One sentence for the list of steps. */
  readonly summary: string;
  readonly minutes: number;
  /** Why we ask, shown beside the questions. */
  readonly why: string;
  /** Papers that make the step quick. */
  readonly atHand?: readonly string[];
  readonly fields: readonly OnboardingField[];
}
