import { callsList } from 'shared-contract/lists/calls';
import { clientsList } from 'shared-contract/lists/clients';
import { readListAddress } from 'shared-contract/lists/list-address';
import { USUAL_SIZE, type ListDefinition, type ListQuery } from 'shared-contract/lists/list';
import { leadsList } from 'shared-contract/lists/leads';
import { onboardingList } from 'shared-contract/lists/onboarding';
import { storiesList } from 'shared-contract/lists/stories';
import { subscribersList } from 'shared-contract/lists/subscribers';
import { listApplications } from '../../mfe-dashboard/src/features/applications/data/list-applications.ts';
import { listCohorts as listWantedCohorts } from '../../mfe-dashboard/src/features/applications/data/list-cohorts.ts';
import { listDecisions } from '../../mfe-dashboard/src/features/applications/data/list-decisions.ts';
import { listWaiting } from '../../mfe-dashboard/src/features/applications/data/list-waiting.ts';
import { readApplication } from '../../mfe-dashboard/src/features/applications/data/read-application.ts';
import { readFigures } from '../../mfe-dashboard/src/features/applications/data/read-figures.ts';
import { queueFrom } from '../../mfe-dashboard/src/features/applications/model.ts';
import { listCalls } from '../../mfe-dashboard/src/features/calls/data/list-calls.ts';
import { listHosts } from '../../mfe-dashboard/src/features/calls/data/list-hosts.ts';
import { readCall } from '../../mfe-dashboard/src/features/calls/data/read-call.ts';
import { readEntry } from '../../mfe-dashboard/src/features/certificate/data/directory-entry.ts';
import { readCertificate } from '../../mfe-dashboard/src/features/certificate/data/read-certificate.ts';
import { listViews } from '../../mfe-dashboard/src/features/views/data/saved-views.ts';
import { listClientDeadlines } from '../../mfe-dashboard/src/features/clients/data/client-deadlines.ts';
import { listClientEvents } from '../../mfe-dashboard/src/features/clients/data/client-events.ts';
import { listClients } from '../../mfe-dashboard/src/features/clients/data/list-clients.ts';
import { listCoaches } from '../../mfe-dashboard/src/features/clients/data/list-coaches.ts';
import {
  readClientAnswers,
  readClientIntake,
} from '../../mfe-dashboard/src/features/clients/data/client-intake.ts';
import { readClient } from '../../mfe-dashboard/src/features/clients/data/read-client.ts';
import { listClientProjections } from '../../mfe-dashboard/src/features/clients/data/list-client-projections.ts';
import { readClientFigures } from '../../mfe-dashboard/src/features/clients/data/read-client-figures.ts';
import { listCohorts } from '../../mfe-dashboard/src/features/cohorts/data/list-cohorts.ts';
import { listParticipants } from '../../mfe-dashboard/src/features/cohorts/data/list-participants.ts';
import { listAssignees } from '../../mfe-dashboard/src/features/leads/data/list-assignees.ts';
import { countLeads, listLeads } from '../../mfe-dashboard/src/features/leads/data/list-leads.ts';
import { listLeadEvents } from '../../mfe-dashboard/src/features/leads/data/lead-events.ts';
import { readBoard, readStage } from '../../mfe-dashboard/src/features/leads/data/read-board.ts';
import { readLead } from '../../mfe-dashboard/src/features/leads/data/read-lead.ts';
import { listNotifications } from '../../mfe-dashboard/src/features/notifications/data/list-notifications.ts';
import { listLevels } from '../../mfe-dashboard/src/features/resources/data/levels.ts';
import {
  listOnboardingPeople,
  readOnboardingAnswers,
} from '../../mfe-dashboard/src/features/onboarding-answers/data/onboarding-people.ts';
import {
  listSubscribers,
  readSubscriber,
} from '../../mfe-dashboard/src/features/subscribers/data/subscribers.ts';
import { listResources } from '../../mfe-dashboard/src/features/resources/data/list-resources.ts';
import { listSecurityEvents } from '../../mfe-dashboard/src/features/settings/data/list-security-events.ts';
import { listSessions } from '../../mfe-dashboard/src/features/settings/data/sessions.ts';
import { readProjection } from '../../mfe-dashboard/src/features/projections/data/projections.ts';
import { readReviewTimes } from '../../mfe-dashboard/src/features/reviews/data/reviews.ts';
import { readAdminOverview } from '../../mfe-dashboard/src/features/overview/data/read-admin-overview.ts';
import { readCoachOverview } from '../../mfe-dashboard/src/features/overview/data/read-coach-overview.ts';
import { readUserOverview } from '../../mfe-dashboard/src/features/overview/data/read-user-overview.ts';
import { listClientStories } from '../../mfe-dashboard/src/features/clients/data/list-client-stories.ts';
import { listStories } from '../../mfe-dashboard/src/features/stories/data/list-stories.ts';
import { readStory } from '../../mfe-dashboard/src/features/stories/data/read-story.ts';
import { readStoryChoices } from '../../mfe-dashboard/src/features/stories/data/story-choices.ts';
import { listStoryComments } from '../../mfe-dashboard/src/features/stories/data/story-comments.ts';
import { listStoryPeople } from '../../mfe-dashboard/src/features/stories/data/story-presence.ts';
import { listStoryShares } from '../../mfe-dashboard/src/features/stories/data/story-shares.ts';
import { readAnalytics } from '../../mfe-dashboard/src/features/analytics/data/read-analytics.ts';
import { readSystemFigures } from '../../mfe-dashboard/src/features/analytics/data/read-system-figures.ts';
import { readDataSummary } from '../../mfe-dashboard/src/features/settings/data/read-data-summary.ts';
import {
  readOwnData,
  readOwnRecords,
} from '../../mfe-dashboard/src/features/settings/data/export-own-data.ts';
import { readPreferences } from '../../mfe-dashboard/src/features/settings/data/preferences.ts';
import { readMember } from '../../mfe-dashboard/src/features/profile/data/read-member.ts';
import { readCertification } from '../../mfe-dashboard/src/features/coach/data/read-certification.ts';
import { readCoachPage } from '../../mfe-dashboard/src/features/coach/data/read-coach-page.ts';
import { listProgress } from '../../mfe-dashboard/src/features/training/data/list-progress.ts';
import { listTrainingPeople } from '../../mfe-dashboard/src/features/training/data/list-training-people.ts';
import type { Who } from './bench-backend.ts';
import { adminScreens } from './screens-of-admin.ts';

/*
 * What the screens ask, person by person: the dashboard's own operations.
 */
type Client = Parameters<typeof listClients>[0];
interface Asking {
  readonly client: Client;
  readonly userId: string;
  /** How many leads, and how many clients, there are. */
  readonly size: number;
}
export interface Screen {
  readonly who: Who;
  readonly name: string;
  /** What the dashboard calls; null for what it has no screen for. */
  readonly operation: unknown;
  /** Sends what the screen sends; answers with the number of rows and figures that came. */
  readonly ask: (asking: Asking) => Promise<number>;
}

/** A screen that calls an operation, and how it does. */
function screen<Operation>(
  who: Who,
  name: string,
  operation: Operation,
  ask: (operation: Operation, asking: Asking) => Promise<number>,
): Screen {
  return { who, name, operation, ask: (asking) => ask(operation, asking) };
}

/** A family name that every hundred-and-tenth row or so has. */
const SOUGHT = 'haddad';
const lastFull = (size: number, perPage: number): number => Math.min(400, Math.floor(size / perPage));

const clients = (who: Who, name: string, asked: (size: number) => Partial<ListQuery> = () => ({})) =>
  screen(who, name, listClients, async (list, { client, userId, size }) => {
    const all: ListQuery = { q: '', filters: {}, sort: clientsList.usualSort, page: 1, size: USUAL_SIZE };
    return (await list(client, { ...all, ...asked(size) }, userId)).rows.length;
  });
const search = () => ({ q: SOUGHT });
const drawer = (who: Who) =>
  screen(who, 'clients, one in the drawer', readClient, async (read, { client }) => {
    await read(client, SOME_CLIENT);
    return 1;
  });
const SOME_CLIENT = '00000000-0000-4000-9001-000000000010';
const history = (who: Who): Screen[] => [
  screen(
    who,
    'clients, activity of one',
    listClientEvents,
    async (list, { client }) => (await list(client, SOME_CLIENT)).length,
  ),
  screen(
    who,
    'clients, deadlines of one',
    listClientDeadlines,
    async (list, { client }) => (await list(client, SOME_CLIENT)).length,
  ),
];
const tiles = (who: Who, name: string) =>
  screen(who, name, readClientFigures, async (read, { client }) => Object.keys(await read(client)).length);
const bell = (who: Who) =>
  screen(
    who,
    'bell',
    listNotifications,
    async (list, { client, userId }) => (await list(client, userId)).length,
  );
const security = (who: Who): Screen[] => [
  screen(
    who,
    'settings, security log',
    listSecurityEvents,
    async (list, { client, userId }) => (await list(client, userId, 10)).events.length,
  ),
  screen(who, 'settings, sessions', listSessions, async (list, { client }) => (await list(client)).length),
];
/** What comes of a question that is one object: its keys. */
const keysOf = (found: object | null): number => Object.keys(found ?? { none: 0 }).length;
const ownData = (who: Who): Screen[] => [
  screen(who, 'settings, preferences', readPreferences, async (read, { client, userId }) =>
    keysOf(await read(client, userId)),
  ),
  screen(who, 'settings, data summary', readDataSummary, async (read, { client }) => {
    await read(client);
    return 1;
  }),
  screen(who, 'settings, export', readOwnData, async (read, { client, userId }) =>
    keysOf(await read(client, userId)),
  ),
  screen(who, 'settings, tables', readOwnRecords, async (read, { client, userId }) =>
    keysOf(await read(client, userId)),
  ),
  screen(who, 'profile', readMember, async (read, { client }) => {
    await read(client, null);
    return 1;
  }),
];
const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const analytics: readonly Screen[] = [
  ...([90, 365] as const).map((days) =>
    screen('admin', `analytics, ${String(days)} days`, readAnalytics, async (read, { client }) =>
      keysOf(await read(client, { from: day(days), to: day(0) })),
    ),
  ),
  screen('admin', 'analytics, accounts and storage', readSystemFigures, async (read, { client }) =>
    keysOf(await read(client)),
  ),
];

const leads = (who: Who, name: string, asked: (size: number) => Partial<ListQuery> = () => ({})) =>
  screen(who, name, listLeads, async (list, { client, userId, size }) => {
    const all: ListQuery = { q: '', filters: {}, sort: leadsList.usualSort, page: 1, size: USUAL_SIZE };
    return (await list(client, { ...all, ...asked(size) }, userId)).rows.length;
  });
const SOME_LEAD = '00000000-0000-4000-9003-000000000012';
/** A card of the board that others follow. */
const SOME_CARD = { id: SOME_LEAD, status: 'new', stage_since: '2020-01-01T00:00:00Z' } as const;
const everything = { q: '', filters: {} };
const ofLeads = (who: Who): Screen[] => [
  screen(who, 'leads, how many', countLeads, async (count, { client }) => {
    await count(client);
    return 1;
  }),
  screen(who, 'leads, board', readBoard, async (read, { client }) => keysOf(await read(client, everything))),
  screen(who, 'leads, board of a search', readBoard, async (read, { client }) =>
    keysOf(await read(client, { q: SOUGHT, filters: {} })),
  ),
  screen(who, 'leads, more of a column', readStage, async (read, { client }) =>
    keysOf(await read(client, everything, SOME_CARD, 20)),
  ),
  screen(who, 'leads, one in the drawer', readLead, async (read, { client }) => {
    await read(client, SOME_LEAD);
    return 1;
  }),
  screen(who, 'leads, history of one', listLeadEvents, async (list, { client }) => {
    await list(client, SOME_LEAD);
    return 1;
  }),
  screen(
    who,
    'leads, who follows them up',
    listAssignees,
    async (list, { client }) => (await list(client)).length,
  ),
];

/** A screen that asks for one thing or a few, which may be none. */
const some = <Operation>(
  who: Who,
  name: string,
  operation: Operation,
  ask: (operation: Operation, asking: Asking) => Promise<unknown>,
) =>
  screen(who, name, operation, async (called, asking) => {
    const answer = await ask(called, asking);
    return Array.isArray(answer) ? Math.max(1, answer.length) : 1;
  });

/** An id that nothing has: what finding nothing costs. */
const NOBODY = '00000000-0000-4000-8000-00000000ffff';
const queue = (address: string) => queueFrom(new URLSearchParams(address));

const applications: readonly Screen[] = [
  some('admin', 'applications, queue', listApplications, (list, { client }) => list(client, queue(''))),
  some('admin', 'applications, overdue', listApplications, (list, { client }) =>
    list(client, queue('due=overdue')),
  ),
  some('admin', 'applications, search', listApplications, (list, { client }) =>
    list(client, queue(`status=all&q=${SOUGHT}`)),
  ),
  some('admin', 'applications, counters', readFigures, (read, { client }) => read(client)),
  some('admin', 'applications, counters of a search', readFigures, (read, { client }) =>
    read(client, queue(`q=${SOUGHT}`)),
  ),
  some('admin', 'applications, cohorts wanted', listWantedCohorts, (list, { client }) => list(client)),
  some('admin', 'applications, decisions on hold', listDecisions, (list, { client }) => list(client)),
  some('admin', 'applications, waiting list', listWaiting, (list, { client }) => list(client)),
  some('admin', 'application that is gone', readApplication, (read, { client }) => read(client, NOBODY)),
  some('admin', 'cohorts', listCohorts, (list, { client }) => list(client)),
  some('admin', 'cohort, participants', listParticipants, (list, { client }) => list(client, NOBODY)),
  some('coach', 'client, tax projections', listClientProjections, (list, { client }) =>
    list(client, SOME_CLIENT),
  ),
  some('coach', 'client, intake form', readClientIntake, (read, { client }) => read(client, SOME_CLIENT)),
  some('coach', 'client, answers', readClientAnswers, (read, { client, userId }) => read(client, userId)),
  some('coach', 'projection that is gone', readProjection, (read, { client }) => read(client, NOBODY)),
  some('admin', 'review, free times', readReviewTimes, (read, { client }) => read(client, SOME_CLIENT)),
  some('coach', 'certificate', readCertificate, (read, { client, userId }) => read(client, userId)),
  some('coach', 'directory entry', readEntry, (read, { client, userId }) => read(client, userId)),
];

/** The demo's first story: published, with a link in no data but somebody's own. */
const SOME_STORY = '00000000-0000-4000-8002-000000000001';
const everyStory: ListQuery = { q: '', filters: {}, sort: storiesList.usualSort, page: 1, size: USUAL_SIZE };
const stories: readonly Screen[] = [
  some('admin', 'stories', listStories, async (list, { client, userId }) => [
    ...(await list(client, everyStory, userId)).rows,
  ]),
  some('coach', 'stories, choices', readStoryChoices, (read, { client }) => read(client)),
  some('coach', 'story', readStory, (read, { client }) => read(client, SOME_STORY)),
  some('coach', 'story, comments', listStoryComments, (list, { client }) => list(client, SOME_STORY)),
  some('coach', 'story, people', listStoryPeople, (list, { client }) => list(client, SOME_STORY)),
  some('coach', 'story, links', listStoryShares, (list, { client }) => list(client, SOME_STORY)),
  some('coach', 'clients, stories of one', listClientStories, (list, { client }) =>
    list(client, SOME_CLIENT),
  ),
];

const asOpened = (list: ListDefinition, address = ''): ListQuery =>
  readListAddress(list, new URLSearchParams(address)).query;
const desk: readonly Screen[] = [
  some('admin', 'calls', listCalls, async (list, { client, userId }) => [
    ...(await list(client, asOpened(callsList), userId)).rows,
  ]),
  some('admin', 'calls, search', listCalls, async (list, { client, userId }) => [
    ...(await list(client, asOpened(callsList, `when=all&q=${SOUGHT}`), userId)).rows,
  ]),
  some('coach', 'own calls', listCalls, async (list, { client, userId }) => [
    ...(await list(client, asOpened(callsList), userId)).rows,
  ]),
  some('admin', 'calls, hosts', listHosts, (list, { client }) => list(client)),
  some('admin', 'call that is gone', readCall, (read, { client }) => read(client, NOBODY)),
  some('admin', 'subscribers', listSubscribers, async (list, { client, userId }) => [
    ...(await list(client, asOpened(subscribersList), userId)).rows,
  ]),
  some('admin', 'subscriber that is gone', readSubscriber, (read, { client }) => read(client, NOBODY)),
  some('admin', 'onboarding answers', listOnboardingPeople, async (list, { client, userId }) => [
    ...(await list(client, asOpened(onboardingList), userId)).rows,
  ]),
  some('coach', 'onboarding answers of nobody', readOnboardingAnswers, (read, { client }) =>
    read(client, NOBODY),
  ),
];

export const screens: readonly Screen[] = [
  ...desk,
  ...applications,
  ...stories,
  ...adminScreens,
  leads('admin', 'leads, page 1'),
  leads('admin', 'leads, page 400', (size) => ({ page: lastFull(size, USUAL_SIZE) })),
  leads('admin', 'leads, filter', () => ({ filters: { status: ['new'] } })),
  leads('admin', 'leads, by time in the stage', () => ({ sort: { column: 'stage', descending: false } })),
  leads('admin', 'leads, search', search),
  ...ofLeads('admin'),
  clients('admin', 'clients, page 1'),
  clients('admin', 'clients, page 400', (size) => ({ page: lastFull(size, USUAL_SIZE) })),
  clients('admin', 'clients, search', search),
  bell('admin'),
  tiles('admin', 'clients, tiles'),
  drawer('admin'),
  some('admin', 'resources, levels of certificate holders', listLevels, (list, { client }) => list(client)),
  ...history('admin'),
  screen(
    'admin',
    'clients, names of coaches',
    listCoaches,
    async (list, { client }) => (await list(client)).length,
  ),
  screen('admin', 'clients, saved views', listViews, async (list, { client }) =>
    Math.max(1, (await list(client, clientsList.name)).length),
  ),
  some('admin', 'overview', readAdminOverview, (read, { client }) => read(client)),
  ...analytics,
  clients('coach', 'own clients, page 1'),
  clients('coach', 'own clients, search', search),
  bell('coach'),
  tiles('coach', 'own clients, tiles'),
  some('coach', 'overview', readCoachOverview, (read, { client }) => read(client)),
  some('coach', 'coach’s page', readCoachPage, (read, { client }) => read(client)),
  some('coach', 'coach’s certification', readCertification, (read, { client }) => read(client)),
  clients('client', 'own clients, page 1'),
  bell('client'),
  ...security('client'),
  ...ownData('client'),
  tiles('client', 'own clients, tiles'),
  some('client', 'overview', readUserOverview, (read, { client }) => read(client)),
  some('coach', 'training, own progress', listProgress, (list, { client, userId }) => list(client, userId)),
  some('admin', 'training, people', listTrainingPeople, (list, { client }) => list(client, null)),
  screen('client', 'resources', listResources, async (list, { client }) => (await list(client)).files.length),
];
