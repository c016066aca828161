import type { DataClient } from 'shared-auth/supabase-client';

async function readSeats(client: DataClient, cohortId: string) {
  const { data, error } = await client
    .from('cohort_members')
    .select(
      'id, user_id, created_at, profiles (name, email), certification_applications (reference, first_name, last_name, email)',
    )
    .eq('cohort_id', cohortId)
    .order('created_at');
  if (error) throw error;
  return data;
}

async function readCertificates(client: DataClient, cohortId: string) {
  const { data, error } = await client
    .from('certificates')
    .select('id, user_id, code, name, issued_at, expires_on, revoked_at, revoked_reason')
    .eq('cohort_id', cohortId);
  if (error) throw error;
  return data;
}

async function readCompleted(client: DataClient, people: string[]) {
  const { data, error } = await client
    .from('training_progress')
    .select('user_id, module_id')
    .in('user_id', people)
    .eq('percent', 100);
  if (error) throw error;
  return data;
}

/** The participants of a cohort, with how many modules each has completed and the certificate. @throws the database's error */
export async function listParticipants(client: DataClient, cohortId: string) {
  const [seats, certificates] = await Promise.all([
    readSeats(client, cohortId),
    readCertificates(client, cohortId),
  ]);
  const people = seats.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
  const completed = people.length === 0 ? [] : await readCompleted(client, people);
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
