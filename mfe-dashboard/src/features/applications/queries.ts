import type { DataClient } from 'shared-auth/supabase-client';
import { applicationsList } from 'shared-contract/lists/applications';
import type { ListQuery } from 'shared-contract/lists/list';
import { instantsOf } from 'shared-contract/lists/list-days';
import * as z from 'zod/mini';
import { renderedEmail } from '../../email/email.ts';
import { callFunction } from '../../lib/call-function.ts';
import { readList } from '../../lib/read-list.ts';
import { patternOf } from './model.ts';

export async function addNote(client: DataClient, applicationId: string, note: string): Promise<void> {
  const { error } = await client
    .from('application_events')
    .insert({ application_id: applicationId, kind: 'note', note });
  if (error) throw error;
}

const columns =
  'id, reference, applicant_type, first_name, last_name, firm_name, business_name, cohort_id, status, review_due_at, created_at' as const;

/** Only `applications_found` can use the search index, so a query without a search reads the table. */
const searched = (client: DataClient, search: string) =>
  search === ''
    ? client.from('certification_applications').select(columns, { count: 'exact' })
    : client.rpc('applications_found', { pattern: patternOf(search) }, { count: 'exact' }).select(columns);

/**
 * Returns one page of applications that match the query, with the total count. If the page is past the end, returns the
 * last page; `page` is its number.
 */
export const listApplications = (client: DataClient, { q, ...query }: ListQuery) =>
  // Applications have no filter that uses the current user's id, so `me` is empty.
  readList(() => searched(client, q), applicationsList, { ...query, q: '' }, '');

export type QueueRow = Awaited<ReturnType<typeof listApplications>>['rows'][number];

export async function listCohorts(client: DataClient) {
  const { data, error } = await client
    .from('cohorts')
    .select('id, name, starts_on, seats, seats_taken, status')
    .order('starts_on');
  if (error) throw error;
  return data;
}

export type Cohort = Awaited<ReturnType<typeof listCohorts>>[number];

/** Returns the decisions whose emails are pending, by application id. There are few at any time. */
export async function listDecisions(client: DataClient) {
  const { data, error } = await client
    .from('application_decisions')
    .select(
      'application_id, decision, note, decided_by, decided_at, letter_at, carried_out_at, cohort_id, waits',
    );
  if (error) throw error;
  return new Map(data.map((decision) => [decision.application_id, decision]));
}

export type Decisions = Awaited<ReturnType<typeof listDecisions>>;

/** Returns approved applicants without a seat, longest wait first. */
export async function listWaiting(client: DataClient) {
  const { data: places, error } = await client
    .from('waitlist')
    .select('id, application_id, cohort_id, created_at')
    .eq('status', 'waiting')
    .order('created_at')
    .order('id');
  if (error) throw error;
  if (places.length === 0) return [];
  const found = await client
    .from('certification_applications')
    .select('id, first_name, last_name, firm_name, business_name, reference')
    .in(
      'id',
      places.map(({ application_id }) => application_id),
    );
  if (found.error) throw found.error;
  const byId = new Map(found.data.map((application) => [application.id, application]));
  return places.flatMap((place) => {
    const application = byId.get(place.application_id);
    return application === undefined ? [] : [{ ...place, application }];
  });
}

export type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

const offered = z.object({ seat: z.object({ name: z.string() }), mailed: z.boolean() });

/**
 * Gives a free seat to a waiting applicant and sends them an email.
 * @throws CallRefusal
 */
export async function offerSeat(client: DataClient, waitingId: string) {
  return offered.parse(await callFunction(client, 'offer-seat', { waitingId }));
}

/** Returns names by account id. Deleted accounts have no entry. */
async function namesOf(client: DataClient, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<string, string>();
  const { data, error } = await client.from('profiles').select('id, name, email').in('id', wanted);
  if (error) throw error;
  return new Map(data.map(({ id, name, email }) => [id, name || email]));
}

/**
 * Reads an application with its history, the applicant's account, and earlier applications from the same email address.
 * Null if it doesn't exist or the caller has no access.
 */
export async function readApplication(client: DataClient, id: string) {
  const { data: application, error } = await client
    .from('certification_applications')
    .select('*')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  if (application === null) return null;
  const { user_id, address } = application;
  const [events, earlier, account] = await Promise.all([
    client
      .from('application_events')
      .select('id, kind, from_status, to_status, note, actor_id, created_at')
      .eq('application_id', id)
      .order('id'),
    client
      .from('certification_applications')
      .select('id, reference, status, created_at')
      .eq('address', address ?? '')
      .order('created_at', { ascending: false }),
    user_id === null
      ? { data: null, error: null }
      : client.from('profiles').select('id, name, email, role').eq('id', user_id).maybeSingle(),
  ]);
  for (const answer of [events, earlier, account]) if (answer.error) throw answer.error;
  const history = events.data ?? [];
  return {
    application,
    history,
    names: await namesOf(
      client,
      history.map(({ actor_id }) => actor_id),
    ),
    account: account.data,
    others: (earlier.data ?? []).filter((one) => one.id !== id),
  };
}

export type FullApplication = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

function argumentsOf({ q, filters }: Pick<ListQuery, 'q' | 'filters'>) {
  const { type: types, cohort: cohorts, due: [due = ''] = [] } = filters;
  const { from, until } = instantsOf(due, new Date());
  return {
    ...(q !== '' && { pattern: patternOf(q) }),
    ...(types && { types: [...types] }),
    ...(cohorts && { cohorts: [...cohorts] }),
    ...(from !== undefined && { due_from: from }),
    ...(until !== undefined && { due_until: until }),
  };
}

/**
 * Counts applications by status, overdue applications, and applicants on the waiting list.
 * @param query limits the counts to its search and filters, but ignores its status filter
 */
export async function readFigures(client: DataClient, query?: Pick<ListQuery, 'q' | 'filters'>) {
  const { data, error } = await client.rpc('application_figures', query ? argumentsOf(query) : {}).single();
  if (error) throw error;
  return data;
}
export type Figures = Awaited<ReturnType<typeof readFigures>>;

/**
 * Undoes a decision whose email is pending, including a colleague's.
 * @returns false if the email was sent or another administrator undid the decision first
 */
export async function takeBackDecision(client: DataClient, applicationId: string): Promise<boolean> {
  const { error } = await client.rpc('take_back_decision', { application_id: applicationId });
  if (error?.code === 'PT409') return false;
  if (error) throw error;
  return true;
}

/** Decisions whose email has a preview. */
export type Decision = 'approve' | 'reject' | 'take_off';
/**
 * A seat in a cohort, or a place on the waiting list. Without a cohort, the applicant waits for the first free seat in
 * any cohort.
 */
export interface Place {
  readonly cohortId: string | null;
  readonly waits: boolean;
}
export interface Decided {
  readonly decision: Decision;
  readonly note: string;
  readonly place?: Place | undefined;
}

const scheduled = z.object({ letterAt: z.string() });

const callDecide = (
  client: DataClient,
  applicationId: string,
  mode: 'hold' | 'preview',
  { place, ...decided }: Decided | { readonly decision: 'in_review'; readonly place?: undefined },
) => callFunction(client, 'decide-application', { applicationId, ...decided, ...place, mode });

/**
 * Schedules a decision. Its email is sent after one minute; until then, the decision can be undone.
 * @throws CallRefusal
 */
export const delayDecision = async (client: DataClient, applicationId: string, decided: Decided) =>
  scheduled.parse(await callDecide(client, applicationId, 'hold', decided));

/**
 * Returns the email that the decision would send.
 * @throws CallRefusal
 */
export const previewDecisionEmail = async (client: DataClient, applicationId: string, decided: Decided) =>
  renderedEmail.parse(await callDecide(client, applicationId, 'preview', decided));

/**
 * Schedules a move to review, or the reopening of a rejected application. It takes effect after one minute; until then,
 * it can be undone.
 * @throws CallRefusal
 */
export const takeIntoReview = async (client: DataClient, applicationId: string) =>
  scheduled.parse(await callDecide(client, applicationId, 'hold', { decision: 'in_review' }));
