import type { Heading } from '../sections.ts';

export interface Desk {
  readonly id: 'general' | 'certification';
  readonly name: string;
  /** Who uses it, and what for. */
  readonly text: string;
  /** What holds on the days without hours, as it stands on the line. */
  readonly otherwise: string;
}

/** The kinds of section that only the contact page has. */
export type OwnContactSection =
  | ({
      readonly kind: 'message';
      readonly labels: Readonly<Record<'phone' | 'fax' | 'email' | 'office', string>>;
      readonly notes: Readonly<Record<'phone' | 'fax' | 'email' | 'office', string>>;
    } & Heading)
  | ({
      readonly kind: 'hours';
      readonly desks: readonly Desk[];
      /** What the zone beside the hours means in winter and in summer. */
      readonly zone: string;
    } & Heading);

export type ContactSection<Kind extends OwnContactSection['kind']> = Extract<
  OwnContactSection,
  { readonly kind: Kind }
>;
