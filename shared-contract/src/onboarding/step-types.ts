import type { Option } from '../forms/options.ts';

interface FieldBasics {
  /** Key of the answer within its step. Don't change it after users have answered. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Error message for an empty field. Without it, the field is optional. */
  readonly missing?: string;
}

/** Kinds of questions. A kind without a control, a check, and a parser doesn't compile. */
interface Kinds {
  text: { readonly max: number; readonly autoComplete?: string };
  longText: { readonly max: number };
  email: { readonly autoComplete?: string };
  phone: { readonly autoComplete?: string };
  /** Whole dollars, in any common notation. */
  money: { readonly mayBeNegative?: boolean };
  year: { readonly from: number };
  /** Today or a later day. */
  date: object;
  select: { readonly options: readonly Option[] };
  radio: { readonly options: readonly Option[] };
  /** Any number of choices. */
  checks: { readonly options: readonly Option[] };
  consent: { readonly missing: string };
}

export type FieldKind = keyof Kinds;
export type FieldOf<Kind extends FieldKind> = { readonly kind: Kind } & FieldBasics & Kinds[Kind];
export type OnboardingField = { [Kind in FieldKind]: FieldOf<Kind> }[FieldKind];

export interface OnboardingStep {
  /** Key of the step's answers. Don't change it after users have answered. */
  readonly id: string;
  readonly title: string;
  /** One sentence for the list of steps. */
  readonly summary: string;
  readonly minutes: number;
  /** The reason for the questions, shown next to them. */
  readonly why: string;
  /** Documents to have ready for the step. */
  readonly atHand?: readonly string[];
  readonly fields: readonly OnboardingField[];
}

/* Fields of both variants. */

export const phone = {
  kind: 'phone',
  id: 'phone',
  label: 'Phone',
  missing: 'Enter your phone number',
  autoComplete: 'tel',
} as const satisfies OnboardingField;

export const reach = {
  kind: 'radio',
  id: 'reach',
  label: 'How to reach you',
  missing: 'Choose how we reach you',
  options: [
    { value: 'email', label: 'By email' },
    { value: 'phone-morning', label: 'By phone, before noon' },
    { value: 'phone-afternoon', label: 'By phone, after noon' },
  ],
} as const satisfies OnboardingField;
