import type { ListQuery } from 'shared-contract/lists/list';
import { onboardingList } from 'shared-contract/lists/onboarding';
import type { DataClient } from 'shared-auth/supabase-client';
import { readList } from '../../../lib/read-list.ts';

const columns = 'id, name, email, account_type, state, updated_at';

/** Of what a function answers the types say nothing: this does. */
export interface OnboardingPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null where the profile is not the reader's to see. */
  readonly account_type: string | null;
  readonly state: 'begun' | 'finished';
  readonly updated_at: string;
}

/**
 * One page of the people with answers whom the user may read.
 * @param me id of the user
 * @throws the database's error
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

/** What somebody has answered; null where the user may not read it. @throws the database's error */
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
