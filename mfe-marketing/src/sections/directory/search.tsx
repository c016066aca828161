import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Icon } from 'shared-ui/icon';
import type { Professional } from '../../content/directory/professional.ts';
import { useAddressChoice } from '../../use-address-choice.ts';
import { control } from '../common/choices.tsx';

/** An empty value is no filter. */
interface Filters {
  readonly search: string;
  readonly specialization: string;
  readonly location: string;
}

type Listed = Pick<Professional, 'name' | 'firm' | 'specializations' | 'location'>;

/** Search text of each person, computed once, because a search filters several thousand people on every key press. */
const said = new WeakMap<Listed, string>();

function wordsOf(person: Listed): string {
  const known =
    said.get(person) ?? [person.name, person.firm, ...person.specializations].join('\n').toLowerCase();
  said.set(person, known);
  return known;
}

/**
 * Returns the people who match all filters, in order. The search matches a part of the name, the firm, or a
 * specialization, and ignores case. Specialization and location must match fully.
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

/** State of the filters, stored in the address. Typing replaces the history entry; a selection adds one. */
export function useFilters() {
  const [valueOf, choose] = useAddressChoice();
  const [search, specialization, location] = [
    valueOf('search'),
    valueOf('specialization'),
    valueOf('location'),
  ];
  const filters = useMemo(() => ({ search, specialization, location }), [search, specialization, location]);
  return {
    filters,
    /** Deferred, so that typing has priority over rendering the list. */
    settled: useDeferredValue(filters),
    isFiltered: search !== '' || specialization !== '' || location !== '',
    type: (text: string) => choose({ search: text }, { replace: true }),
    choose: (changes: Partial<Filters>) => choose(changes),
    clear: () => choose({ search: '', specialization: '', location: '' }),
  };
}

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/**
 * Uncontrolled, so that typing appears immediately and the address follows. Only a value that didn't originate here,
 * such as from Back or Clear Filters, is written to the field.
 */
export function SearchField({ label, hint, value, onType }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const own = sent.current.indexOf(value);
    if (own >= 0) sent.current.splice(0, own);
    else if (field.current && (field.current.value !== '' || value !== '')) {
      sent.current = [];
      field.current.value = value;
    }
  }, [value]);
  return (
    <div className="grid content-start gap-1">
      <label htmlFor="search" className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          ref={field}
          id="search"
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={value}
          placeholder={hint}
          onInput={({ currentTarget }) => {
            sent.current.push(currentTarget.value);
            onType(currentTarget.value);
          }}
          className={`${control} ps-11`}
        />
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      </div>
    </div>
  );
}
