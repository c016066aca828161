import type { DataClient } from 'shared-auth/supabase-client';
import type { ListQuery } from 'shared-contract/lists/list';
import { onboardingList } from 'shared-contract/lists/onboarding';
import { readList } from '../../lib/read-list.ts';

const columns = 'id, name, email, account_type, state, updated_at';

/** The generated types don't cover the result of this function. */
export interface OnboardingPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null if the user can't read the profile. */
  readonly account_type: string | null;
  readonly state: 'begun' | 'finished';
  readonly updated_at: string;
}

/**
 * Returns one page of people with answers that the user can read.
 * @param me id of the current user
 */
export async function listOnboardingPeople(client: DataClient, query: ListQuery, me: string) {
  const page = await readList(
    () => client.rpc('onboarding_people', undefined, { count: 'exact' }).select(columns),
    onboardingList,
    query,
    me,
  );
  return { ...page, rows: page.rows as readonly OnboardingPerson[] };
}

/** Reads a person's answers. Null if the user has no access. */
export async function readOnboardingAnswers(client: DataClient, id: string) {
  const [person, answers] = await Promise.all([
    client.rpc('onboarding_people').select(columns).eq('id', id).maybeSingle(),
    client
      .from('onboarding_answers')
      .select('answers, completed_at, updated_at')
      .eq('user_id', id)
      .maybeSingle(),
  ]);
  if (person.error) throw person.error;
  if (answers.error) throw answers.error;
  return person.data === null || answers.data === null
    ? null
    : { ...(person.data as OnboardingPerson), ...answers.data };
}
