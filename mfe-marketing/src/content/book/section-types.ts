import type { Heading } from '../sections.ts';

/** The kinds of section that only the booking page has. */
export type OwnBookSection =
  | ({
      readonly kind: 'booking';
      readonly formLabel: string;
      /** What the section is headed by once the call is booked. */
      readonly booked: Pick<Heading, 'title' | 'lead'>;
      /** The same while the call waits to be confirmed. */
      readonly pending: Pick<Heading, 'title' | 'lead'>;
    } & Heading)
  | ({
      readonly kind: 'minutes';
      /** What the half hour is spent on. Minutes are counted from its start; five of them are the shortest part. */
      readonly parts: readonly {
        readonly title: string;
        readonly text: string;
        readonly from: number;
        readonly to: number;
      }[];
    } & Heading)
  | ({
      readonly kind: 'callers';
      readonly callers: readonly { readonly personId: string; readonly for: string; readonly text: string }[];
    } & Heading)
  | ({ readonly kind: 'managedCall' } & Heading);

export type BookSection<Kind extends OwnBookSection['kind']> = Extract<
  OwnBookSection,
  { readonly kind: Kind }
>;
