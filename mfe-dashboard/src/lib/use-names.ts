import { useMemo } from 'react';
import { namesOf, type Names } from './names-of.ts';
import { useDataQuery } from './use-data-query.ts';

const nobody: Names = new Map();

/**
 * The names of people whose profiles the reader may not read.
 * @param people ids; asked for once in each company, and not at all when there are none
 */
export function useNames(people: readonly (string | null)[]): Names {
  const wanted = [...new Set(people)].filter((id) => id !== null).sort();
  const key = wanted.join(' ');
  const of = useMemo(() => ({ people: key }), [key]);
  const { data } = useDataQuery('names', (client) => namesOf(client, key.split(' ')), of, {
    isWanted: key !== '',
  });
  return data ?? nobody;
}
