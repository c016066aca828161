import type { SymposiumState } from 'shared-contract/symposium';
import type { Heading, PageHeading, PageLink } from '../sections.ts';

/** What the head and the registration say while the event is to come, under way or over. */
export interface StateWords {
  readonly badge: string;
  /** Under the head's title. */
  readonly lead: string;
  /** On the button that leads to the registration. */
  readonly action: string;
  readonly title: string;
  readonly text: string;
  readonly submit: string;
}

/** The kinds of section that only the symposium's page has. */
export type OwnSymposiumSection =
  | ({
      readonly kind: 'eventHead';
      readonly terms: Readonly<Record<'days' | 'reception' | 'price' | 'place', string>>;
      readonly notes: Readonly<Record<'price' | 'place', string>>;
      readonly price: string;
      readonly states: Readonly<Record<SymposiumState, StateWords>>;
    } & Omit<PageHeading, 'lead'>)
  | ({ readonly kind: 'credit'; readonly notesLabel: string } & Heading)
  | ({ readonly kind: 'speakers' } & Heading)
  | ({ readonly kind: 'episodes' } & Heading)
  | ({ readonly kind: 'program'; readonly rooms: Readonly<Record<'main' | 'workshop', string>> } & Heading)
  | {
      readonly kind: 'registration';
      readonly id: string;
      readonly formLabel: string;
      readonly notes: readonly { readonly term: string; readonly text: string }[];
      /** Beside the waitlist, once the event is over. */
      readonly recordings: { readonly title: string; readonly text: string; readonly ask: PageLink };
      readonly states: Readonly<Record<SymposiumState, StateWords>>;
    };

export type SymposiumSection<Kind extends OwnSymposiumSection['kind']> = Extract<
  OwnSymposiumSection,
  { readonly kind: Kind }
>;
