interface Heading {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
}

interface Named {
  readonly title: string;
  readonly text: string;
}

/** The sections of the about page by kind. A kind added here without a view in `sections/about` does not compile. */
interface AboutSections {
  hero: Heading & { readonly facts: readonly { readonly term: string; readonly value: string }[] };
  biography: { readonly eyebrow: string; readonly title: string };
  differentiators: Heading & { readonly items: readonly [Named, Named, Named] };
  process: Heading & {
    readonly steps: readonly { readonly title: string; readonly text: string; readonly takes: string }[];
  };
  reasons: Heading & { readonly reasons: readonly string[] };
  values: Heading & { readonly values: readonly Named[] };
  contact: Heading & { readonly callLabel: string; readonly scheduleLabel: string; readonly note: string };
  team: Heading & { readonly wholeTeamLabel: string };
}

export type AboutSectionKind = keyof AboutSections;
export type AboutSection<Kind extends AboutSectionKind> = AboutSections[Kind];
export type AnyAboutSection = {
  [Kind in AboutSectionKind]: { readonly kind: Kind } & AboutSections[Kind];
}[AboutSectionKind];
