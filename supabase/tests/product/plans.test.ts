import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { projectPaths } from 'embedded-backend/start';
import { CompiledQuery } from 'kysely';
import { usersList } from 'shared-contract/lists/accounts';
import { auditList } from 'shared-contract/lists/audit';
import { callsList } from 'shared-contract/lists/calls';
import { clientsList } from 'shared-contract/lists/clients';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { readListAddress } from 'shared-contract/lists/list-address';
import { subscribersList } from 'shared-contract/lists/subscribers';
import {
  changeRole,
  countAdmins,
  countClients,
  hasAccount,
  inviteUser,
  listCoachAccounts,
  listInvitations,
  listInvitationsOf,
  listUsers,
  readInvitation,
  readUser,
  resendInvitation,
  withdrawInvitation,
} from '../../../mfe-dashboard/src/features/accounts/queries.ts';
import {
  assignClient,
  assignClients,
  listManagedClients,
} from '../../../mfe-dashboard/src/features/assignments/queries.ts';
import { listActors, listAudit, readAuditEntry } from '../../../mfe-dashboard/src/features/audit/queries.ts';
import { readAnalytics } from '../../../mfe-dashboard/src/features/analytics/queries.ts';
import {
  addNote,
  delayDecision,
  listApplications,
  listCohorts,
  listDecisions,
  listWaiting,
  offerSeat,
  previewDecisionEmail,
  readApplication,
  takeIntoReview,
} from '../../../mfe-dashboard/src/features/applications/queries.ts';
import { queueFrom } from '../../../mfe-dashboard/src/features/applications/model.ts';
import {
  listCalls,
  listHosts,
  readCall,
  setCallStatus,
  setHost,
  setHosts,
} from '../../../mfe-dashboard/src/features/calls/queries.ts';
import {
  listOnboardingPeople,
  readOnboardingAnswers,
} from '../../../mfe-dashboard/src/features/onboarding-answers/queries.ts';
import { listSubscribers, readSubscriber } from '../../../mfe-dashboard/src/features/subscribers/queries.ts';
import { addClient, findSimilar, saveClient } from '../../../mfe-dashboard/src/features/clients/writes.ts';
import {
  addClientDeadline,
  addClientEvent,
  listClientDeadlines,
  listClientEvents,
  listClientProjections,
  listClients,
  listClientStories,
  listCoaches,
  readClient,
  readClientAnswers,
  readClientIntake,
  removeClientAccess,
  sendIntake,
  setDeadlineDone,
  writerOfDeadline,
} from '../../../mfe-dashboard/src/features/clients/queries.ts';
import {
  readCertificate,
  readCredential,
  readEntry,
  saveEntry,
} from '../../../mfe-dashboard/src/features/certificate/queries.ts';
import {
  certify,
  listCohorts as listAllCohorts,
  listParticipants,
  saveCohort,
} from '../../../mfe-dashboard/src/features/cohorts/queries.ts';
import { listProgress, saveProgress } from '../../../mfe-dashboard/src/features/training/queries.ts';
import { fetchFilmWords } from '../../../mfe-dashboard/src/features/resources/queries.ts';
import { listNotifications, markRead } from '../../../mfe-dashboard/src/features/notifications/queries.ts';
import { changeRows } from '../../../mfe-dashboard/src/lib/bulk-change.ts';
import { saveCoachProfile } from '../../../mfe-dashboard/src/features/profile/queries.ts';
import {
  exportUsers,
  readOwnData,
  readOwnRecords,
} from '../../../mfe-dashboard/src/features/settings/export-data.ts';
import {
  hasOtherAdministrator,
  listSecurityEvents,
  readPreferences,
  removeAvatar,
  saveAvatar,
  saveName,
  savePreferences,
  saveProfile,
} from '../../../mfe-dashboard/src/features/settings/queries.ts';
import {
  addStoryComment,
  archiveStories,
  changeStoryComment,
  listStories,
  listStoryComments,
  listStoryShares,
  readStory,
  setStoryStatus,
} from '../../../mfe-dashboard/src/features/stories/queries.ts';
import { addView, changeView, listViews, removeView } from '../../../mfe-dashboard/src/list/saved-views.ts';
import {
  addLeadEvent,
  convertLead,
  countLeads,
  listAssignees,
  listLeadEvents,
  listLeads,
  readBoard,
  readLead,
  readStage,
  saveLead,
} from '../../../mfe-dashboard/src/features/leads/queries.ts';
import { checkClients, importSlice } from '../../../mfe-dashboard/src/features/exchange/queries.ts';
import {
  archiveProjection,
  readProjection,
  saveProjection,
} from '../../../mfe-dashboard/src/features/projections/queries.ts';
import { bookReview } from '../../../mfe-dashboard/src/features/reviews/queries.ts';
import { openDocument } from '../../../mfe-dashboard/src/features/overview/queries.ts';
import { insertStatement, volumeClients, volumeLeads } from '../../volume/rows.ts';
import { openMigrated } from '../harness/migrated-database.ts';
import { planFor } from '../harness/plans.ts';
import { recordingClient } from '../harness/recording-client.ts';
import { statementOf } from '../harness/statement-of.ts';

/* Checks the query plan of every page with 10,000 rows in each list. Checks plan shapes, not times. */
const { database, close } = await openMigrated({ isSeeded: true });
after(close);
const run = (text: string, ...values: unknown[]) => database.db.executeQuery(CompiledQuery.raw(text, values));
const [admin, coach, client] = [1, 4, 3].map((n) => `00000000-0000-4000-8000-00000000000${String(n)}`) as [
  string,
  string,
  string,
];

const now = new Date();
for (const [table, rows] of [
  ['leads', volumeLeads(10_000, now)],
  ['clients', volumeClients(10_000, now, coach)],
] as const) {
  for (let at = 0; at < rows.length; at += 2000) {
    const part: object[] = rows.slice(at, at + 2000);
    await run(insertStatement(table, part[0] ?? {}), JSON.stringify(part));
  }
}
await run(`update public.leads set assigned_to = '${coach}' where id::text like '%7' and status <> 'new'`);
await run(`insert into auth.users (id, email, aud, role, created_at)
  select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'user.' || n || '@volume.example',
    'authenticated', 'authenticated', now() - n * interval '1 hour' from generate_series(1, 10000) as n`);
await run(`insert into public.notifications (user_id, kind, title, created_at)
  select ('00000000-0000-4000-9000-' || lpad((n % 100 + 1)::text, 12, '0'))::uuid, 'client', 'Notice ' || n,
    now() - n * interval '1 minute' from generate_series(1, 10000) as n`);
await run(`insert into public.certification_applications (applicant_type, first_name, last_name, email, phone,
    business_name, annual_revenue, interests, status, created_at)
  select 'client', 'A', 'B', 'a' || n || '@volume.example', '5550100', 'F', '5m+', 'All',
    (array['submitted', 'in_review', 'approved', 'rejected', 'withdrawn'])[n % 5 + 1], now() - n * interval '1 hour'
  from generate_series(1, 10000) as n`);
await run(`insert into public.stories (user_id, client_id, title, status)
  select '${coach}', ('00000000-0000-4000-9001-' || lpad((n % 1000 * 10 + 10)::text, 12, '0'))::uuid, 'Story ' || n, 'published'
  from generate_series(1, 5000) as n`);
await run(`insert into public.story_comments (story_id, body, author_id)
  select s.id, 'A comment', s.user_id from public.stories s, generate_series(1, 3) where s.title like 'Story %'`);
await run(`insert into public.cohorts (name, starts_on, status)
  select 'Cohort of plans ' || n, date '2020-01-06' + n * 7, 'running' from generate_series(1, 200) as n`);
await run(`insert into public.cohort_members (cohort_id, user_id)
  select c.id, ('00000000-0000-4000-9000-' || lpad(((c.n - 1) * 25 + seat)::text, 12, '0'))::uuid
  from (select id, row_number() over (order by starts_on) as n from public.cohorts where name like 'Cohort of plans%') c,
    generate_series(1, 25) as seat`);
await run(`insert into public.certificates (user_id, cohort_id, name, completed_on, cpe_live, cpe_self_study, issued_on, expires_on)
  select user_id, cohort_id, 'Somebody', date '2026-01-05', 20, 10, date '2026-01-06', date '2028-01-06'
  from public.cohort_members where user_id is not null on conflict do nothing`);
await run(`insert into public.training_progress (user_id, module_id, percent)
  select user_id, 'pension', 100 from public.certificates on conflict do nothing`);
await run(`insert into public.auth_events (user_id, kind, device, created_at)
  select ('00000000-0000-4000-9000-' || lpad((n % 1000 + 1)::text, 12, '0'))::uuid, 'sign_in', 'Firefox on Linux',
    now() - n * interval '1 hour' from generate_series(1, 10000) as n`);
await run(`insert into public.bookings (host_id, name, email, starts_at, status)
  select case n % 4 when 0 then '${coach}'::uuid end, 'Caller ' || n, 'caller.' || n || '@volume.example',
    date_trunc('hour', now()) + (n - 8000) * interval '1 hour', case when n < 8000 then 'held' else 'booked' end
  from generate_series(1, 10000) as n`);
await run(`insert into public.subscribers (email, source, status, created_at)
  select 'reader.' || n || '@volume.example', 'footer', (array['confirmed', 'pending', 'unsubscribed'])[n % 3 + 1],
    now() - n * interval '1 hour' from generate_series(1, 10000) as n`);
await run('analyze');

interface Screen {
  as: string;
  table: string;
  /** Pattern for the index name. If two indexes serve equally well, either may be used. */
  by: string;
  query: string;
  /** True if the index provides the order, so that nothing is sorted. */
  isOrdered?: boolean;
}
const page = 'limit 25';
const [{ id: cohort } = { id: '' }] = (
  await run(`select id from public.cohorts where name = 'Cohort of plans 7'`)
).rows as {
  id: string;
}[];
const user = '00000000-0000-4000-9000-000000000007';
const screens: Record<string, Screen> = {
  'leads, newest first': {
    as: admin,
    table: 'leads',
    by: 'leads_created_at',
    query: `select * from leads order by created_at desc ${page}`,
  },
  'leads, a later page': {
    as: admin,
    table: 'leads',
    by: 'leads_created_at',
    query: `select * from leads order by created_at desc ${page} offset 475`,
  },
  'leads of a status': {
    as: admin,
    table: 'leads',
    by: 'leads_(status|created_at)',
    query: `select * from leads where status = 'qualified' order by created_at desc ${page}`,
  },
  'leads of a coach': {
    as: coach,
    table: 'leads',
    by: 'leads_assigned_to',
    query: `select * from leads where assigned_to = '${coach}' order by created_at desc ${page}`,
  },
  'clients, all': {
    as: admin,
    table: 'clients',
    by: 'clients_created_at',
    query: `select * from clients order by created_at desc ${page}`,
  },
  'clients of a status, all': {
    as: admin,
    table: 'clients',
    by: 'clients_(status|created_at)',
    query: `select * from clients where status = 'Prospect' order by created_at desc ${page}`,
  },
  'clients of one coach, as an administrator sees them': {
    as: admin,
    table: 'clients',
    by: 'clients_coach_id',
    query: `select * from clients where coach_id = '${coach}' order by created_at desc ${page}`,
  },
  'clients of the coach who asks': {
    as: coach,
    table: 'clients',
    by: 'clients_coach_id',
    query: `select * from clients where coach_id = '${coach}' order by created_at desc ${page}`,
  },
  'clients of the coach, of a status': {
    as: coach,
    table: 'clients',
    by: 'clients_coach_id',
    query: `select * from clients where coach_id = '${coach}' and status = 'Active' order by created_at desc ${page}`,
  },
  'clients of the owner': {
    as: coach,
    table: 'clients',
    by: 'clients_user_id',
    query: `select * from clients where user_id = '${coach}' order by created_at desc ${page}`,
  },
  'clients of an owner with a few': {
    as: client,
    table: 'clients',
    by: 'clients_user_id',
    query: `select * from clients where user_id = '${client}' and status = 'Active' order by created_at desc ${page}`,
    isOrdered: false,
  },
  'stories of the clients on a page': {
    as: coach,
    table: 'stories',
    by: 'stories_client_id',
    query: `select id, status, updated_at from stories where client_id = any (array[${Array.from(
      { length: 25 },
      (_, n) => `'00000000-0000-4000-9001-${String(n * 10 + 10).padStart(12, '0')}'`,
    ).join(', ')}]::uuid[])`,
    isOrdered: false,
  },
  'stories, the latest change first': {
    as: admin,
    table: 'stories',
    by: 'stories_updated_at',
    query: `select id, title, status, client_id, user_id, updated_at from stories order by updated_at desc, id ${page}`,
    isOrdered: false,
  },
  'stories of one client, in the drawer': {
    as: coach,
    table: 'stories',
    by: 'stories_client_id',
    query: `select id, title, status, updated_at from stories
      where client_id = '00000000-0000-4000-9001-000000000010' order by updated_at desc, id limit 20`,
    isOrdered: false,
  },
  'stories of one writer': {
    as: admin,
    table: 'stories',
    by: 'stories_(user_id|updated_at)',
    query: `select id, title from stories where user_id = '${client}' order by updated_at desc, id ${page}`,
    isOrdered: false,
  },
  'comments of a story': {
    as: coach,
    table: 'story_comments',
    by: 'story_comments_story_id',
    query: `select id, body from story_comments where story_id = '00000000-0000-4000-8002-000000000001'
      order by created_at, id limit 500`,
    isOrdered: false,
  },
  'clients by a few letters, for a story': {
    as: admin,
    table: 'clients',
    by: 'clients_name',
    query: `select id, name, company from clients where search ilike '%%' order by name, id limit 8`,
    isOrdered: false,
  },
  'users, by role and date': {
    as: admin,
    table: 'profiles',
    by: 'profiles_role_created_at',
    query: `select id, email, role, created_at, name from todo_profiles order by role desc, created_at desc ${page}`,
  },
  coaches: {
    as: admin,
    table: 'profiles',
    by: 'profiles_role_created_at',
    query: `select * from todo_profiles where role = 'coach' order by created_at desc ${page}`,
  },
  'notifications of a person': {
    as: user,
    table: 'notifications',
    by: 'notifications_(user_id|unread)',
    query: `select * from notifications where user_id = '${user}' order by created_at desc limit 20`,
    isOrdered: false,
  },
  'unread notifications, counted': {
    as: user,
    table: 'notifications',
    by: 'notifications_(user_id|unread)',
    query: `select count(*) from notifications where user_id = '${user}' and read_at is null`,
    isOrdered: false,
  },
  'applications, newest first': {
    as: admin,
    table: 'certification_applications',
    by: 'applications_created_at',
    query: `select * from certification_applications order by created_at desc ${page}`,
  },
  'applications of a status': {
    as: admin,
    table: 'certification_applications',
    by: 'applications_(status|created_at)',
    query: `select * from certification_applications where status = 'in_review' order by created_at desc ${page}`,
  },
  'one profile': {
    as: user,
    table: 'profiles',
    by: 'profiles_pkey',
    query: `select role from todo_profiles where id = '${user}'`,
    isOrdered: false,
  },
};

/** Returns the statement of the single request that a dashboard operation sends. */
async function sentBy(operation: (client: ReturnType<typeof recordingClient>['client']) => Promise<unknown>) {
  const { client, sent } = recordingClient();
  await operation(client);
  const [request, ...more] = sent;
  assert.ok(request !== undefined && more.length === 0, 'an operation with one request');
  return statementOf(request);
}

/* The clients page. No filter names the caller, because row-level security limits the rows. */
const clientPage = (asked: Partial<ListQuery> = {}): Promise<string> =>
  sentBy((client) =>
    listClients(
      client,
      { q: '', filters: {}, sort: clientsList.defaultSort, page: 1, size: 25, ...asked },
      coach,
    ),
  );
for (const [who, as] of Object.entries({ administrator: admin, coach, client })) {
  screens[`the page of clients, as a ${who} asks for it`] = {
    as,
    table: 'clients',
    by: 'clients_(created_at|coach_id|user_id)',
    query: await clientPage(),
  };
  screens[`its third page of a status, as a ${who} asks for it`] = {
    as,
    table: 'clients',
    by: 'clients_(created_at|status|coach_id|user_id)',
    query: await clientPage({ filters: { status: ['Active'] }, page: 3 }),
  };
  screens[`the clients that were added last, as a ${who} asks for them`] = {
    as,
    table: 'clients',
    by: 'clients_(created_at|coach_id|user_id)',
    // From the overview function `private.latest_clients`.
    query: 'select id, name, company, status, created_at from clients order by created_at desc, id limit 5',
  };
}
screens['clients of one coach on that page'] = {
  as: admin,
  table: 'clients',
  by: 'clients_coach_id',
  query: await clientPage({ filters: { coach: [coach] } }),
};
screens['one client of that page'] = {
  as: coach,
  table: 'clients',
  by: 'clients_pkey',
  query: await sentBy((client) => readClient(client, '00000000-0000-4000-9001-000000000010')),
  isOrdered: false,
};
/* Without a coach, a search reads every row, because no index supports a pattern with a leading wildcard. The benchmark
   measures it. */
screens['a search among the clients of one coach on that page'] = {
  as: coach,
  table: 'clients',
  by: 'clients_coach_id',
  query: await clientPage({ filters: { coach: [coach] }, q: 'haddad' }),
  isOrdered: false,
};
/* The lists of the administration pages, as their URLs query them. */
const asked = (list: ListDefinition, address: string): ListQuery =>
  readListAddress(list, new URLSearchParams(address)).query;
for (const [address, who, by] of [
  ['', admin, 'bookings_(call_day|starts_at_id)'],
  ['when=all&page=20', admin, 'bookings_starts_at_id'],
  ['when=all&sort=name', admin, 'bookings_name'],
  ['when=all&sort=status', admin, 'bookings_status'],
  [`when=all&host=${coach}`, admin, 'bookings_(host_id|starts_at_id)'],
  ['when=today', admin, 'bookings_(call_day|starts_at_id)'],
  ['', coach, 'bookings_(host_id|user_id|call_day|starts_at_id)'],
] as const)
  screens[`calls ${address}, as ${who === admin ? 'an administrator' : 'a coach'} asks`] = {
    as: who,
    table: 'bookings',
    by,
    query: await sentBy((client) => listCalls(client, asked(callsList, address), who)),
    isOrdered: false,
  };
for (const [address, by] of [
  ['', 'subscribers_created_at_id'],
  ['status=confirmed', 'subscribers_(status|created_at_id)'],
  ['sort=email', 'subscribers_email_key'],
  ['sort=-confirmed', 'subscribers_confirmed_at(_last)?'],
] as const)
  screens[`subscribers ${address}`] = {
    as: admin,
    table: 'subscribers',
    by,
    query: await sentBy((client) => listSubscribers(client, asked(subscribersList, address), admin)),
    isOrdered: false,
  };
screens['own stories, counted'] = {
  as: client,
  table: 'stories',
  by: 'stories_user_id',
  query: `select count(*) from stories where user_id = '${client}'`,
  isOrdered: false,
};
/* The board: each column in its order, and the neighbors of a card. The list: its other orders. */
for (const [name, order, by] of [
  ['a column of the board', "where status = 'new' order by stage_since, id limit 20", 'leads_stage(_since)?'],
  [
    'what is converted, the newest first',
    "where status = 'converted' order by stage_since desc, id desc limit 20",
    'leads_stage(_since)?',
  ],
  [
    'what follows a card of the board',
    `where status = 'new' and (stage_since, id) > (now() - interval '90 days', '${admin}') order by stage_since, id limit 20`,
    'leads_stage(_since)?',
  ],
  ['leads by the time in their stage', 'order by stage_since, id limit 25', 'leads_stage_since'],
  ['leads by name', 'order by name, id limit 25', 'leads_name'],
] as const)
  screens[name] = { as: admin, table: 'leads', by, query: `select * from leads ${order}` };
screens['the history of a lead'] = {
  as: admin,
  table: 'lead_events',
  by: 'lead_events_lead_id',
  query: `select * from lead_events where lead_id = '00000000-0000-4000-9003-000000000012' order by id desc limit 100`,
};
screens['the page of leads with its order of equals'] = {
  as: admin,
  table: 'leads',
  by: 'leads_created_at',
  query: 'select * from leads order by created_at desc, id limit 25 offset 475',
};

/* The application queue: the default view, and its orders, statuses, and periods. */
for (const [address, by] of [
  ['', 'applications_review_due'],
  ['page=3', 'applications_review_due'],
  ['due=overdue', 'applications_review_due'],
  ['due=next-2d', 'applications_review_due'],
  ['status=all&sort=-submitted', 'applications_created_at'],
  ['status=approved&sort=-submitted', 'applications_(status|created_at)'],
  ['status=all&sort=name', 'applications_last_name'],
] as const) {
  screens[`the queue of applications ${address}`] = {
    as: admin,
    table: 'certification_applications',
    by,
    query: await sentBy((client) => listApplications(client, queueFrom(new URLSearchParams(address)))),
  };
}
{
  const application = '00000000-0000-4000-8005-000000000005';
  const row = { id: application, address: 'a7@volume.example', user_id: null, actor_id: null };
  const { client: asked, sent } = recordingClient(row);
  await readApplication(asked, application);
  const [itself, history, others] = sent.map(statementOf);
  for (const [what, table, by, query] of [
    ['itself', 'certification_applications', 'certification_applications_pkey', itself],
    ['its history', 'application_events', 'application_events_application_id', history],
    ['others of the address', 'certification_applications', 'applications_address', others],
  ] as const)
    screens[`one application: ${what}`] = { as: admin, table, by, query: query ?? '', isOrdered: false };
}

const firstOf = (sort: ListQuery['sort']): ListQuery => ({ q: '', filters: {}, sort, page: 1, size: 25 });
screens['users of the administration'] = {
  as: admin,
  table: 'profiles',
  by: 'profiles_role_created_at',
  query: await sentBy((asked) => listUsers(asked, firstOf(usersList.defaultSort), admin)),
};
screens['the audit log'] = {
  as: admin,
  table: 'audit_log',
  by: 'audit_log_created_at',
  query: await sentBy((asked) => listAudit(asked, firstOf(auditList.defaultSort), admin)),
};
screens['the bell'] = {
  as: user,
  table: 'notifications',
  by: 'notifications_unread',
  query: await sentBy((asked) => listNotifications(asked, user)),
  // A user has at most 200 rows, so the planner picks either way depending on their number.
  isOrdered: false,
};

/* A cohort's participants, and a user's own rows. */
for (const [what, as, table, by, query] of [
  [
    'seats of a cohort',
    admin,
    'cohort_members',
    'cohort_members_cohort_id_user_id_key',
    `cohort_id = '${cohort}'`,
  ],
  ['certificates of a cohort', admin, 'certificates', 'certificates_cohort_id', `cohort_id = '${cohort}'`],
  [
    'what its people have completed',
    admin,
    'training_progress',
    'training_progress_pkey',
    `user_id in ('${user}', '${coach}')`,
  ],
  [
    'the own security log',
    user,
    'auth_events',
    'auth_events_user_id',
    `user_id = '${user}' order by created_at desc, id desc limit 10`,
  ],
  ['own clients, exported', user, 'clients', 'clients_user_id', `user_id = '${user}' order by id limit 1000`],
  ['own certificates', user, 'certificates', 'certificates_one_of_a_cohort', `user_id = '${user}'`],
  ['the own application', user, 'certification_applications', 'applications_user_id', `user_id = '${user}'`],
] as const)
  screens[what] = { as, table, by, query: `select * from ${table} where ${query}`, isOrdered: false };

for (const [name, { as, table, by, query, isOrdered = true }] of Object.entries(screens)) {
  test(`${name}: found by an index`, async () => {
    const plan = await planFor(database, as, query);
    const shape = plan.nodes.join(', ');
    assert.ok(!plan.hasSequentialScan(table), shape);
    assert.match(shape, new RegExp(`Scan.* by ${by}\\b`), shape);
    if (query.includes('limit')) assert.equal(plan.kinds[0], 'Limit', shape);
    if (isOrdered) assert.ok(!plan.kinds.includes('Sort'), shape);
  });
}

/* Operations with a plan above. An administrator's counts cover all rows, and database functions hide their plans. The
   benchmark measures both. */
const planned: ReadonlySet<unknown> = new Set([
  listUsers,
  listAudit,
  // By primary key, or by an indexed address.
  readUser,
  readInvitation,
  readAuditEntry,
  listInvitationsOf,
  // The clients table and its indexes, plus two users by key.
  listManagedClients,
  assignClient,
  countClients,
  // Always few rows: the staff, and invitations of the last 90 days.
  listCoachAccounts,
  listInvitations,
  listActors,
  countAdmins,
  // Runs once per invitation.
  hasAccount,
  inviteUser,
  resendInvitation,
  withdrawInvitation,
  // Database functions, by keys.
  assignClients,
  changeRole,
  listClients,
  listApplications,
  readApplication,
  readClient,
  // See plans-clients.test.ts.
  listClientEvents,
  listClientDeadlines,
  // By primary key, or by the client, who has few rows.
  readClientIntake,
  readClientAnswers,
  removeClientAccess,
  listClientProjections,
  readProjection,
  listNotifications,
  listSecurityEvents,
  listParticipants,
  // By primary key.
  listProgress,
  saveProgress,
  readCertificate,
  listStories,
  listClientStories,
  listStoryComments,
  // A database function, by keys.
  archiveStories,
  // By the table's own key or its parent's. A story has at most 100 links.
  readEntry,
  readStory,
  listStoryShares,
  readPreferences,
  saveName,
  saveProfile,
  listCalls,
  listSubscribers,
  // By primary key.
  readCall,
  setCallStatus,
  setHost,
  setHosts,
  listOnboardingPeople,
  readSubscriber,
  readOnboardingAnswers,
  // Always few rows.
  listHosts,
  listCohorts,
  listDecisions,
  listWaiting,
  listAllCohorts,
  listCoaches,
  // A few administrators, and all accounts as one file.
  hasOtherAdministrator,
  exportUsers,
  // The user's own data export: rows of one account.
  readOwnData,
  readOwnRecords,
  // A database function. The benchmark measures its queries.
  readAnalytics,
  // A stored file, by path.
  fetchFilmWords,
  addNote,
  delayDecision,
  previewDecisionEmail,
  takeIntoReview,
  offerSeat,
  certify,
  saveCohort,
  saveEntry,
  savePreferences,
  saveCoachProfile,
  saveAvatar,
  removeAvatar,
  markRead,
  readCredential,
  openDocument,
  addClientEvent,
  addClientDeadline,
  setDeadlineDone,
  saveClient,
  addClient,
  // See plans-clients.test.ts.
  listViews,
  addView,
  changeView,
  removeView,
  findSimilar,
  writerOfDeadline,
  changeRows,
  saveProjection,
  archiveProjection,
  checkClients,
  importSlice,
  // See the plans of leads above.
  readBoard,
  readStage,
  listLeads,
  countLeads,
  readLead,
  saveLead,
  convertLead,
  listLeadEvents,
  addLeadEvent,
  listAssignees,
  sendIntake,
  bookReview,
  addStoryComment,
  changeStoryComment,
  setStoryStatus,
]);

test('a search among applications goes by trigrams: the statement of the function that the list asks', async () => {
  const { client: asked, sent } = recordingClient();
  await listApplications(asked, queueFrom(new URLSearchParams('q=Haddad&status=all')));
  assert.deepEqual(
    sent.map(({ address }) => address.split('?')[0]),
    ['rpc/applications_found'],
  );
  const source = await run(
    `select prosrc from pg_proc where oid = 'private.applications_found(text)'::regprocedure`,
  );
  const [, statement = ''] = /return query (.+);/.exec((source.rows[0] as { prosrc: string }).prosrc) ?? [];
  const explained = await run(`explain ${statement.replace('pattern', `'%haddad%'`)}`);
  assert.match(JSON.stringify(explained.rows), /Bitmap Index Scan on applications_search/);
});

/** Exports of the files with queries that send none: errors, labels, and choices of answers. */
const notOperations = ['NameConflict', 'dayChoices', 'timeChoices', 'timeInWords'];

test('every query that the dashboard sends has a plan here', async () => {
  const folder = join(projectPaths.root, 'mfe-dashboard/src');
  const missing: string[] = [];
  let files = 0;
  for await (const file of glob('{features/*/{queries,writes,*-queries,*-data},list/saved-views}.ts', {
    cwd: folder,
  })) {
    files += 1;
    const operations = (await import(join(folder, file))) as Record<string, unknown>;
    for (const [name, operation] of Object.entries(operations)) {
      if (typeof operation !== 'function' || notOperations.includes(name) || planned.has(operation)) continue;
      const { client: asked, sent } = recordingClient({ certification_applications: null, profiles: null });
      // The operation may reject the sample response. Only its request matters here.
      await (operation as (client: unknown) => Promise<unknown>)(asked).catch(() => undefined);
      if (sent.length === 0 || sent.some(({ address }) => !address.startsWith('rpc/'))) missing.push(name);
    }
  }
  assert.ok(files > 20);
  assert.deepEqual(missing, []);
});

test('the check itself sees a whole scan', async () => {
  const plan = await planFor(database, admin, `select * from leads where message like '%7:%'`);
  assert.ok(plan.hasSequentialScan('leads'));
});
