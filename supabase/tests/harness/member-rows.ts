import { visitorCalls } from './calls.ts';
import { newAddress } from './functions.ts';
import { succeed, unwrap, type Person, type ProductClient, type TestProject } from './project.ts';

type Project = TestProject<ProductClient>;

/** Returns valid rows that a member may insert, by table, so that a rejection is due to the caller only. */
export async function memberRows(project: Project): Promise<() => Record<string, object>> {
  const slots = await visitorCalls(project).slots();
  return () => ({
    user_preferences: { preferences: { theme: 'dark' } },
    clients: { name: 'Theirs' },
    stories: { title: 'Theirs' },
    leads: { name: 'Theirs', email: newAddress('theirs'), message: 'Hello' },
    subscribers: { email: newAddress('theirs') },
    certification_applications: {
      applicant_type: 'client',
      first_name: 'F',
      last_name: 'L',
      email: newAddress('theirs'),
      phone: '(615) 555-0142',
      business_name: 'B',
      annual_revenue: '2m-5m',
      interests: 'Pensions',
    },
    bookings: { name: 'N', email: newAddress('theirs'), starts_at: slots.shift() },
    training_progress: { module_id: '401k', lesson: 1 },
    consents: { purpose: 'terms', version: '1' },
    saved_views: { list: 'clients', name: 'Theirs', query: 'status=Active' },
    onboarding_answers: { answers: { goal: 'exit' } },
  });
}

/** Gives a member a row in every table that stores member data. */
export async function fillAccount(
  { service }: Project,
  { client, id }: Person<ProductClient>,
  rows: Record<string, object>,
): Promise<void> {
  const cohort = { name: `Of ${id}`, starts_on: '2030-03-04', status: 'open' };
  const made = unwrap(await service.from('cohorts').insert(cohort).select('id').single());
  succeed(await service.from('cohort_members').insert({ cohort_id: made.id, user_id: id }));
  succeed(await service.from('notifications').insert({ user_id: id, kind: 'account', title: 'A notice' }));
  succeed(
    await service
      .from('symposium_registrations')
      .insert({ user_id: id, event: 'symposium-2030', name: 'N', email: newAddress('theirs') }),
  );
  // The service role must name the owner, which for a member is the default.
  for (const [table, row] of Object.entries(rows)) {
    const owned = table === 'user_preferences' ? { user_id: id, ...row } : row;
    succeed(await client.from(table as 'clients').insert(owned as { name: string }));
  }
}
