import type { PortraitFeatures } from 'shared-ui/portrait';

export const levels = ['Platinum', 'Gold', 'Silver', 'Bronze'] as const;

/** A certified professional, as the directory lists them. */
export interface Professional {
  /** In the address of the profile. */
  readonly id: string;
  readonly name: string;
  readonly portrait: PortraitFeatures;
  readonly title: string;
  readonly firm: string;
  /** City and state: the choices of the location filter come from here. */
  readonly location: string;
  readonly specializations: readonly string[];
  readonly yearsExperience: number;
  readonly cppsLevel: (typeof levels)[number];
  /** Of 5, one decimal. */
  readonly rating: number;
  /** How many clients the person has worked for. */
  readonly clientsSaved: number;
  readonly bio: string;
  readonly phone: string;
  readonly email: `${string}@${string}`;
  /** Absent where there is none to show. */
  readonly website?: `https://${string}`;
  readonly linkedIn?: `https://${string}`;
  readonly featured: boolean;
}

/** Somebody whom the register lists, by their own words: nobody has rated or counted anything. */
export interface RegisteredPerson extends Pick<
  Professional,
  'id' | 'name' | 'title' | 'firm' | 'location' | 'specializations'
> {
  readonly about: readonly string[];
  readonly email: string;
  readonly cohort: string;
  /** Of the certificate, which anybody can look up. */
  readonly code: string;
}

/** Whoever the directory shows: written into the site, or listed by the register. */
export type DirectoryPerson = Professional | RegisteredPerson;

export const isRegistered = (person: DirectoryPerson): person is RegisteredPerson => 'code' in person;

/** What only a person with a full profile has. */
export interface FullProfile {
  /** Paragraphs are divided by a blank line. */
  readonly fullBio: string;
  readonly achievements: readonly string[];
  readonly certifications: readonly string[];
  readonly services: readonly {
    readonly name: string;
    readonly description: string;
    readonly startingPrice: string;
  }[];
  readonly testimonials: readonly {
    readonly client: string;
    readonly company: string;
    readonly text: string;
    readonly savings?: string;
    /** Client or not, paid or not, and what is typical. */
    readonly disclosure: string;
  }[];
  readonly caseStudies: readonly {
    readonly title: string;
    readonly industry: string;
    readonly challenge: string;
    readonly solution: string;
    readonly result: string;
    readonly savings: string;
    /** How the figure was reached, and that it promises nothing. */
    readonly disclosure: string;
  }[];
}
