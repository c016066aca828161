import { dataMessage } from 'shared-auth/error-words';
import type { DataClient } from 'shared-auth/supabase-client';
import type { CohortValues } from '../cohort.schema.ts';

/** A refusal whose words belong to one field. */
class FieldRefused extends Error {
  readonly errors: Readonly<Record<string, string>>;
  constructor(field: string, words: string, cause: unknown) {
    super(words, { cause });
    this.errors = { [field]: words };
  }
}

interface Failure {
  readonly code: string;
  readonly message: string;
}

const refusal = (error: Failure): Error => {
  if (error.code === '23505')
    return new FieldRefused('name', 'Another cohort has this name. Choose a different one.', error);
  const taken = /^(\d+) seats are taken$/.exec(error.message)?.[1];
  if (taken !== undefined)
    return new FieldRefused('seats', `${taken} seats are taken: this cohort needs at least as many.`, error);
  return new Error(dataMessage(error, { what: 'Nothing was saved. What you typed is still here.' }), {
    cause: error,
  });
};

/** Adds a cohort, or changes the one with this id. @throws an Error fit for the form */
export async function saveCohort(client: DataClient, values: CohortValues, id: string | null): Promise<void> {
  const table = client.from('cohorts');
  const { data, error } = await (id === null
    ? table.insert(values).select('id')
    : table.update(values).eq('id', id).select('id'));
  if (error) throw refusal(error);
  if (data.length === 0) throw new Error('This cohort is no longer here. Nothing was saved.');
}
