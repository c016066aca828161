import type { people } from './people.ts';

type Named<Person> = Person extends {
  readonly name: infer Name extends string;
  readonly credential: infer Credential extends string;
}
  ? `${Name}, ${Credential}`
  : never;

/** A person of the team, with the credential. Typed from `people`, so that pages don't load the biographies. */
type Signatory = Named<(typeof people)[number]>;

/** Who wrote a text and who checked it, never the same person, and what each revision changed. */
export interface Review {
  readonly author: Signatory;
  readonly reviewer: Signatory;
  /** Newest first. */
  readonly changes: readonly { readonly date: string; readonly text: string }[];
}
