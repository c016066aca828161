import { paths } from 'shared-contract/paths';
import type { PortraitFeatures } from 'shared-ui/portrait';
import type { PageHead } from '../../page.tsx';

export const levels = ['Platinum', 'Gold', 'Silver', 'Bronze'] as const;

export interface Professional {
  /** Part of the profile's address. */
  readonly id: string;
  readonly name: string;
  readonly portrait: PortraitFeatures;
  readonly title: string;
  readonly firm: string;
  /** City and state. The location filter lists these values. */
  readonly location: string;
  readonly specializations: readonly string[];
  readonly yearsExperience: number;
  readonly cppsLevel: (typeof levels)[number];
  /** Out of 5, with one decimal. */
  readonly rating: number;
  /** Number of clients the person has worked for. */
  readonly clientsSaved: number;
  readonly bio: string;
  readonly phone: string;
  readonly email: `${string}@${string}`;
  readonly website?: `https://${string}`;
  readonly linkedIn?: `https://${string}`;
  readonly featured: boolean;
}

/** A person from the register with their own description. They have no ratings or client counts. */
export interface RegisteredPerson extends Pick<
  Professional,
  'id' | 'name' | 'title' | 'firm' | 'location' | 'specializations'
> {
  readonly about: readonly string[];
  readonly email: string;
  readonly cohort: string;
  /** Code of the certificate, which anyone can verify. */
  readonly code: string;
}

/** Either part of the site's content or listed in the register. */
export type DirectoryPerson = Professional | RegisteredPerson;

export const isRegistered = (person: DirectoryPerson): person is RegisteredPerson => 'code' in person;

/** Fields of a full profile. */
export interface FullProfile {
  /** A blank line separates paragraphs. */
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
    /** Whether the author is a client, whether they were paid, and what is typical. */
    readonly disclosure: string;
  }[];
  readonly caseStudies: readonly {
    readonly title: string;
    readonly industry: string;
    readonly challenge: string;
    readonly solution: string;
    readonly result: string;
    readonly savings: string;
    /** How the figure was calculated, and that it promises nothing. */
    readonly disclosure: string;
  }[];
}

export const head = {
  title: 'Certified CPAs',
  description:
    'Search CPAs who hold the CPPS certificate by name, firm, specialization and location, and write to them or call them directly.',
  path: paths.cpaDirectory,
} satisfies PageHead;
