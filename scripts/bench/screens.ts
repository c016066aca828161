import { callsList } from 'shared-contract/lists/calls';
import { clientsList } from 'shared-contract/lists/clients';
import { readListAddress } from 'shared-contract/lists/list-address';
import { DEFAULT_PAGE_SIZE, type ListDefinition, type ListQuery } from 'shared-contract/lists/list';
import { auditList } from 'shared-contract/lists/audit';
import { coachesList, invitationsList, usersList } from 'shared-contract/lists/accounts';
import { managedClientsList } from 'shared-contract/lists/managed-clients';
import {
  countAdmins,
  countClients,
  listCoachAccounts,
  listInvitations,
  listInvitationsOf,
  listUsers,
  readInvitation,
  readUser,
  readUserFacts,
} from '../../mfe-dashboard/src/features/accounts/queries.ts';
import { listManagedClients } from '../../mfe-dashboard/src/features/assignments/queries.ts';
import { listActors, listAudit, readAuditEntry } from '../../mfe-dashboard/src/features/audit/queries.ts';
import { readSiteHealth } from '../../mfe-dashboard/src/features/site-health/queries.ts';
import { leadsList } from 'shared-contract/lists/leads';
import { onboardingList } from 'shared-contract/lists/onboarding';
import { storiesList } from 'shared-contract/lists/stories';
import { subscribersList } from 'shared-contract/lists/subscribers';
import {
  listApplications,
  listCohorts as listWantedCohorts,
  listDecisions,
  listWaiting,
  readApplication,
  readFigures,
} from '../../mfe-dashboard/src/features/applications/queries.ts';
import { queueFrom } from '../../mfe-dashboard/src/features/applications/model.ts';
import { listCalls, listHosts, readCall } from '../../mfe-dashboard/src/features/calls/queries.ts';
import { readCertificate, readEntry } from '../../mfe-dashboard/src/features/certificate/queries.ts';
import { listViews } from '../../mfe-dashboard/src/list/saved-views.ts';
import {
  listClientDeadlines,
  listClientEvents,
  listClientProjections,
  listClients,
  listClientStories,
  listCoaches,
  readClient,
  readClientAnswers,
  readClientFigures,
  readClientIntake,
} from '../../mfe-dashboard/src/features/clients/queries.ts';
import { listCohorts, listParticipants } from '../../mfe-dashboard/src/features/cohorts/queries.ts';
import {
  countLeads,
  listAssignees,
  listLeadEvents,
  listLeads,
  readBoard,
  readLead,
  readStage,
} from '../../mfe-dashboard/src/features/leads/queries.ts';
import { listNotifications } from '../../mfe-dashboard/src/features/notifications/queries.ts';
import { listLevels, listResources } from '../../mfe-dashboard/src/features/resources/queries.ts';
import {
  listOnboardingPeople,
  readOnboardingAnswers,
} from '../../mfe-dashboard/src/features/onboarding-answers/queries.ts';
import { listSubscribers, readSubscriber } from '../../mfe-dashboard/src/features/subscribers/queries.ts';
import {
  listSecurityEvents,
  listSessions,
  readDataSummary,
  readPreferences,
} from '../../mfe-dashboard/src/features/settings/queries.ts';
import { readProjection } from '../../mfe-dashboard/src/features/projections/queries.ts';
import { readReviewTimes } from '../../mfe-dashboard/src/features/reviews/queries.ts';
import {
  readAdminOverview,
  readCoachOverview,
  readUserOverview,
} from '../../mfe-dashboard/src/features/overview/queries.ts';
import {
  listStories,
  listStoryComments,
  listStoryPeople,
  listStoryShares,
  readStory,
  readStoryChoices,
} from '../../mfe-dashboard/src/features/stories/queries.ts';
import { readAnalytics, readSystemFigures } from '../../mfe-dashboard/src/features/analytics/queries.ts';
import { readOwnData, readOwnRecords } from '../../mfe-dashboard/src/features/settings/export-data.ts';
import { readMember } from '../../mfe-dashboard/src/features/profile/queries.ts';
import { readCertification, readCoachPage } from '../../mfe-dashboard/src/features/coach/queries.ts';
import { listProgress, listTrainingPeople } from '../../mfe-dashboard/src/features/training/queries.ts';
import type { Who } from './bench-backend.ts';

/* The queries of each user's screens, run by the dashboard's own operations. */
type Client = Parameters<typeof listClients>[0];
interface Asking {
  readonly client: Client;
  readonly userId: string;
  /** Number of leads, and also of clients. */
  readonly size: number;
}
export interface Screen {
  readonly who: Who;
  readonly name: string;
  /** The dashboard's operation. */
  readonly operation: unknown;
  /** Sends the screen's requests and returns the number of rows and figures received, at least 1. */
  readonly ask: (asking: Asking) => Promise<number>;
}

function countOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 1;
  const rows = Object.values(answer).find((value) => Array.isArray(value)) as unknown[] | undefined;
  const counted = Array.isArray(answer) ? answer : (rows ?? Object.keys(answer));
  return Math.max(1, counted.length);
}

function screen<Arguments extends unknown[]>(
  who: Who,
  name: string,
  operation: (...given: Arguments) => Promise<unknown>,
  given: (asking: Asking) => readonly [...Arguments],
): Screen {
  return { who, name, operation, ask: async (asking) => countOf(await operation(...given(asking))) };
}

/** A screen that one id, or nothing else, selects. */
const one = (
  who: Who,
  name: string,
  operation: (client: Client, id: string) => Promise<unknown>,
  id = '',
): Screen => screen(who, name, operation, ({ client }) => [client, id]);

/** A screen of the user's own data. */
const own = (
  who: Who,
  name: string,
  operation: (client: Client, userId: string) => Promise<unknown>,
): Screen => screen(who, name, operation, ({ client, userId }) => [client, userId]);

/** A list as its address opens it. */
const list = (
  who: Who,
  name: string,
  operation: (client: Client, query: ListQuery, userId: string) => Promise<unknown>,
  definition: ListDefinition,
  address: (size: number) => string = () => '',
): Screen =>
  screen(who, name, operation, ({ client, userId, size }) => [
    client,
    readListAddress(definition, new URLSearchParams(address(size))).query,
    userId,
  ]);

/** A family name in about every 110th row. */
const SOUGHT = 'haddad';
const search = () => `q=${SOUGHT}`;
const lastFullPage = (size: number) => `page=${String(Math.min(400, Math.floor(size / DEFAULT_PAGE_SIZE)))}`;

const SOME_CLIENT = '00000000-0000-4000-9001-000000000010';
const SOME_LEAD = '00000000-0000-4000-9003-000000000012';
/** The demo's first story. It is published, and the demo data has no share link for it. */
const SOME_STORY = '00000000-0000-4000-8002-000000000001';
const ADMIN = '00000000-0000-4000-8000-000000000001';
/** An id that doesn't exist, to measure an empty result. */
const NOBODY = '00000000-0000-4000-8000-00000000ffff';

/** A lead card with more cards after it on the board. */
const SOME_CARD = { id: SOME_LEAD, status: 'new', stage_since: '2020-01-01T00:00:00Z' } as const;
const everything = { q: '', filters: {} };
const sought = { q: SOUGHT, filters: {} };

const desk: readonly Screen[] = [
  list('admin', 'calls', listCalls, callsList),
  list('admin', 'calls, search', listCalls, callsList, () => `when=all&q=${SOUGHT}`),
  list('coach', 'own calls', listCalls, callsList),
  one('admin', 'calls, hosts', listHosts),
  one('admin', 'call that is gone', readCall, NOBODY),
  list('admin', 'subscribers', listSubscribers, subscribersList),
  one('admin', 'subscriber that is gone', readSubscriber, NOBODY),
  list('admin', 'onboarding answers', listOnboardingPeople, onboardingList),
  one('coach', 'onboarding answers of nobody', readOnboardingAnswers, NOBODY),
];

const queue = (address: string) => queueFrom(new URLSearchParams(address));
const applications: readonly Screen[] = [
  ...[
    ['queue', ''],
    ['overdue', 'due=overdue'],
    ['search', `status=all&q=${SOUGHT}`],
  ].map(([name = '', address = '']) =>
    screen('admin', `applications, ${name}`, listApplications, ({ client }) => [client, queue(address)]),
  ),
  screen('admin', 'applications, counters', readFigures, ({ client }) => [client]),
  screen('admin', 'applications, counters of a search', readFigures, ({ client }) => [
    client,
    queue(`q=${SOUGHT}`),
  ]),
  one('admin', 'applications, cohorts wanted', listWantedCohorts),
  one('admin', 'applications, decisions on hold', listDecisions),
  one('admin', 'applications, waiting list', listWaiting),
  one('admin', 'application that is gone', readApplication, NOBODY),
  one('admin', 'cohorts', listCohorts),
  one('admin', 'cohort, participants', listParticipants, NOBODY),
  one('coach', 'client, tax projections', listClientProjections, SOME_CLIENT),
  one('coach', 'client, intake form', readClientIntake, SOME_CLIENT),
  own('coach', 'client, answers', readClientAnswers),
  one('coach', 'projection that is gone', readProjection, NOBODY),
  one('admin', 'review, free times', readReviewTimes, SOME_CLIENT),
  own('coach', 'certificate', readCertificate),
  own('coach', 'directory entry', readEntry),
];

const stories: readonly Screen[] = [
  list('admin', 'stories', listStories, storiesList),
  one('coach', 'stories, choices', readStoryChoices),
  one('coach', 'story', readStory, SOME_STORY),
  one('coach', 'story, comments', listStoryComments, SOME_STORY),
  one('coach', 'story, people', listStoryPeople, SOME_STORY),
  one('coach', 'story, links', listStoryShares, SOME_STORY),
  one('coach', 'clients, stories of one', listClientStories, SOME_CLIENT),
];

const administration: readonly Screen[] = [
  list('admin', 'users', listUsers, usersList),
  list('admin', 'users, search', listUsers, usersList, search),
  list('admin', 'coaches', listCoachAccounts, coachesList),
  list('admin', 'clients with their people', listManagedClients, managedClientsList),
  list('admin', 'invitations', listInvitations, invitationsList),
  list('admin', 'audit log', listAudit, auditList),
  list('admin', 'audit log, of one kind', listAudit, auditList, () => 'action=export'),
  one('admin', 'user in the drawer', readUser, ADMIN),
  one('admin', 'user, figures', readUserFacts, ADMIN),
  one('admin', 'user, invitations', listInvitationsOf, 'admin@example.com'),
  one('admin', 'clients of a coach, counted', countClients, ADMIN),
  one('admin', 'administrators, counted', countAdmins),
  one('admin', 'invitation that is gone', readInvitation, NOBODY),
  one('admin', 'audit log, one entry', readAuditEntry, '1'),
  one('admin', 'audit log, people', listActors),
  screen('admin', 'errors and speed, 7 days', readSiteHealth, ({ client }) => [client, 7 * 24]),
];

const leads: readonly Screen[] = [
  list('admin', 'leads, page 1', listLeads, leadsList),
  list('admin', 'leads, page 400', listLeads, leadsList, lastFullPage),
  list('admin', 'leads, filter', listLeads, leadsList, () => 'status=new'),
  list('admin', 'leads, by time in the stage', listLeads, leadsList, () => 'sort=stage'),
  list('admin', 'leads, search', listLeads, leadsList, search),
  one('admin', 'leads, how many', countLeads),
  screen('admin', 'leads, board', readBoard, ({ client }) => [client, everything]),
  screen('admin', 'leads, board of a search', readBoard, ({ client }) => [client, sought]),
  screen('admin', 'leads, more of a column', readStage, ({ client }) => [client, everything, SOME_CARD, 20]),
  one('admin', 'leads, one in the drawer', readLead, SOME_LEAD),
  one('admin', 'leads, history of one', listLeadEvents, SOME_LEAD),
  one('admin', 'leads, who follows them up', listAssignees),
];

const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const analytics: readonly Screen[] = [
  ...[90, 365].map((days) =>
    screen('admin', `analytics, ${String(days)} days`, readAnalytics, ({ client }) => [
      client,
      { from: day(days), to: day(0) },
    ]),
  ),
  one('admin', 'analytics, accounts and storage', readSystemFigures),
];

export const screens: readonly Screen[] = [
  ...desk,
  ...applications,
  ...stories,
  ...administration,
  ...leads,
  list('admin', 'clients, page 1', listClients, clientsList),
  list('admin', 'clients, page 400', listClients, clientsList, lastFullPage),
  list('admin', 'clients, search', listClients, clientsList, search),
  own('admin', 'bell', listNotifications),
  one('admin', 'clients, tiles', readClientFigures),
  one('admin', 'clients, one in the drawer', readClient, SOME_CLIENT),
  one('admin', 'resources, levels of certificate holders', listLevels),
  one('admin', 'clients, activity of one', listClientEvents, SOME_CLIENT),
  one('admin', 'clients, deadlines of one', listClientDeadlines, SOME_CLIENT),
  one('admin', 'clients, names of coaches', listCoaches),
  one('admin', 'clients, saved views', listViews, clientsList.name),
  one('admin', 'overview', readAdminOverview),
  ...analytics,
  list('coach', 'own clients, page 1', listClients, clientsList),
  list('coach', 'own clients, search', listClients, clientsList, search),
  own('coach', 'bell', listNotifications),
  one('coach', 'own clients, tiles', readClientFigures),
  one('coach', 'overview', readCoachOverview),
  one('coach', 'coach’s page', readCoachPage),
  one('coach', 'coach’s certification', readCertification),
  list('client', 'own clients, page 1', listClients, clientsList),
  own('client', 'bell', listNotifications),
  screen('client', 'settings, security log', listSecurityEvents, ({ client, userId }) => [
    client,
    userId,
    10,
  ]),
  one('client', 'settings, sessions', listSessions),
  own('client', 'settings, preferences', readPreferences),
  one('client', 'settings, data summary', readDataSummary),
  own('client', 'settings, export', readOwnData),
  own('client', 'settings, tables', readOwnRecords),
  screen('client', 'profile', readMember, ({ client }) => [client, null]),
  one('client', 'own clients, tiles', readClientFigures),
  one('client', 'overview', readUserOverview),
  own('coach', 'training, own progress', listProgress),
  screen('admin', 'training, people', listTrainingPeople, ({ client }) => [client, null]),
  one('client', 'resources', listResources),
];
