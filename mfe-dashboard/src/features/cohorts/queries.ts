import { dataMessage } from 'shared-auth/error-words';
import type { DataClient } from 'shared-auth/supabase-client';
import { callFunction } from '../../lib/call-function.ts';
import { FieldError } from '../../lib/field-error.ts';
import { unwrap } from '../../lib/unwrap.ts';
import type { CohortValues, CompletionValues } from './cohort.schema.ts';

type Action =
  | ({ readonly action: 'complete'; readonly memberId: string } & CompletionValues)
  | { readonly action: 'undo' | 'renew'; readonly certificateId: string }
  | { readonly action: 'revoke'; readonly certificateId: string; readonly reason: string };

interface Certified {
  /** False if the certificate was already in this state. */
  readonly changed: boolean;
  /** False if the email to the holder could not be sent. */
  readonly mailed: boolean;
}

export const certify = (client: DataClient, action: Action): Promise<Certified> =>
  callFunction<Certified>(client, 'certify', action);

/** Returns all cohorts, most recent first. */
export async function listCohorts(client: DataClient) {
  return unwrap(
    client
      .from('cohorts')
      .select('id, name, starts_on, ends_on, weeks, seats, seats_taken, status')
      .order('starts_on', { ascending: false })
      .limit(200),
  );
}

export type Cohort = Awaited<ReturnType<typeof listCohorts>>[number];

/** Returns the seats of a cohort with the person, their progress, and their certificate. */
export async function listParticipants(client: DataClient, cohortId: string) {
  const [seats, certificates] = await Promise.all([
    unwrap(
      client
        .from('cohort_members')
        .select(
          'id, user_id, created_at, profiles (name, email), certification_applications (reference, first_name, last_name, email)',
        )
        .eq('cohort_id', cohortId)
        .order('created_at'),
    ),
    unwrap(
      client
        .from('certificates')
        .select('id, user_id, code, name, issued_at, expires_on, revoked_at, revoked_reason')
        .eq('cohort_id', cohortId),
    ),
  ]);
  const people = seats.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
  const completed =
    people.length === 0
      ? []
      : await unwrap(
          client.from('training_progress').select('user_id').in('user_id', people).eq('percent', 100),
        );
  return seats.map(({ id, user_id, profiles: profile, certification_applications: application }) => {
    const applied = application === null ? '' : `${application.first_name} ${application.last_name}`;
    return {
      memberId: id,
      hasAccount: user_id !== null,
      name: [applied, profile?.name.trim() ?? ''].find(Boolean) ?? 'No name yet',
      email: profile?.email ?? application?.email ?? '',
      reference: application?.reference ?? null,
      modules: completed.filter((row) => row.user_id === user_id).length,
      certificate: certificates.find((row) => row.user_id === user_id) ?? null,
    };
  });
}

export type Participant = Awaited<ReturnType<typeof listParticipants>>[number];
export type ParticipantCertificate = NonNullable<Participant['certificate']>;

const refusal = (error: { readonly code: string; readonly message: string }): Error => {
  const atField = (field: string, message: string) => new FieldError(field, message, { cause: error });
  if (error.code === '23505') return atField('name', 'Another cohort has this name. Choose a different one.');
  const taken = /^(\d+) seats are taken$/.exec(error.message)?.[1];
  if (taken !== undefined) return atField('seats', `${taken} seats are taken. Enter at least as many.`);
  return new Error(dataMessage(error, { what: 'Nothing was saved. What you typed is still here.' }), {
    cause: error,
  });
};

/**
 * Adds a cohort, or updates the one with this id.
 * @throws an Error with a message for the form
 */
export async function saveCohort(client: DataClient, values: CohortValues, id: string | null): Promise<void> {
  const table = client.from('cohorts');
  const saved = id === null ? table.insert(values) : table.update(values).eq('id', id);
  const { data, error } = await saved.select('id');
  if (error) throw refusal(error);
  if (data.length === 0) throw new Error('This cohort no longer exists. Nothing was saved.');
}
