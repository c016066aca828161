import type { Professional } from '../../content/directory/professional.ts';

/** What the directory is filtered by; an empty value asks for nothing. */
export interface Filters {
  readonly search: string;
  readonly specialization: string;
  readonly location: string;
}

type Listed = Pick<Professional, 'name' | 'firm' | 'specializations' | 'location'>;

/** Search text of each person, computed once: a search filters several thousand people on every key press. */
const said = new WeakMap<Listed, string>();

function wordsOf(person: Listed): string {
  const known =
    said.get(person) ?? [person.name, person.firm, ...person.specializations].join('\n').toLowerCase();
  said.set(person, known);
  return known;
}

/**
 * Those whom all three filters let through, in their order: the search is part of the name, the firm or a
 * specialization, in any case of letters; specialization and location are the whole value.
 */
export function findProfessionals<Person extends Listed>(
  people: readonly Person[],
  { search, specialization, location }: Filters,
): readonly Person[] {
  const part = search.trim().toLowerCase();
  return people.filter(
    (person) =>
      (location === '' || person.location === location) &&
      (specialization === '' || person.specializations.includes(specialization)) &&
      (part === '' || wordsOf(person).includes(part)),
  );
}

const sorted = (values: Iterable<string>) => [...new Set(values)].sort(new Intl.Collator('en').compare);

export const specializationsOf = (people: readonly Listed[]) =>
  sorted(people.flatMap(({ specializations }) => specializations));

export const locationsOf = (people: readonly Listed[]) => sorted(people.map(({ location }) => location));
