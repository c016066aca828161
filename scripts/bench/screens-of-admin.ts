import { readSiteHealth } from '../../mfe-dashboard/src/features/site-health/data/read-site-health.ts';
import { auditList } from 'shared-contract/lists/audit';
import { coachesList } from 'shared-contract/lists/coaches';
import { invitationsList } from 'shared-contract/lists/invitations';
import { USUAL_SIZE, type ListDefinition, type ListQuery } from 'shared-contract/lists/list';
import { managedClientsList } from 'shared-contract/lists/managed-clients';
import { usersList } from 'shared-contract/lists/users';
import {
  listInvitations,
  listInvitationsOf,
  readInvitation,
} from '../../mfe-dashboard/src/features/accounts/data/invitations.ts';
import { listCoachAccounts } from '../../mfe-dashboard/src/features/accounts/data/list-coaches.ts';
import { listUsers } from '../../mfe-dashboard/src/features/accounts/data/list-users.ts';
import {
  countAdmins,
  countClients,
  readUser,
  readUserFacts,
} from '../../mfe-dashboard/src/features/accounts/data/read-user.ts';
import { listManagedClients } from '../../mfe-dashboard/src/features/assignments/data/list-managed-clients.ts';
import {
  listActors,
  listAudit,
  readAuditEntry,
} from '../../mfe-dashboard/src/features/audit/data/list-audit.ts';
import type { Screen } from './screens.ts';

/** The administrator of the demo data. */
const ADMIN = '00000000-0000-4000-8000-000000000001';
const query = (list: ListDefinition, more: Partial<ListQuery> = {}): ListQuery => ({
  ...{ q: '', filters: {}, sort: list.usualSort, page: 1, size: USUAL_SIZE },
  ...more,
});

type Client = Parameters<Screen['ask']>[0]['client'];
type Listing = (client: Client, asked: ListQuery, me: string) => Promise<{ rows: readonly unknown[] }>;
const page = (name: string, operation: Listing, list: ListDefinition, more?: Partial<ListQuery>): Screen => ({
  who: 'admin',
  name,
  operation,
  ask: async ({ client, userId }) =>
    Math.max(1, (await operation(client, query(list, more), userId)).rows.length),
});
const one = <Answer>(
  name: string,
  operation: (client: Client, of: string) => Promise<Answer>,
  of: string,
): Screen => ({
  who: 'admin',
  name,
  operation,
  ask: async ({ client }) => {
    await operation(client, of);
    return 1;
  },
});

/** What the administration asks. */
export const adminScreens: readonly Screen[] = [
  page('users', listUsers, usersList),
  page('users, search', listUsers, usersList, { q: 'haddad' }),
  page('coaches', listCoachAccounts, coachesList),
  page('clients with their people', listManagedClients, managedClientsList),
  page('invitations', listInvitations, invitationsList),
  page('audit log', listAudit, auditList),
  page('audit log, of one kind', listAudit, auditList, { filters: { action: ['export'] } }),
  one('user in the drawer', readUser, ADMIN),
  one('user, figures', readUserFacts, ADMIN),
  one('user, invitations', listInvitationsOf, 'admin@example.com'),
  one('clients of a coach, counted', countClients, ADMIN),
  one('administrators, counted', countAdmins, ADMIN),
  one('invitation that is gone', readInvitation, '00000000-0000-4000-8000-00000000ffff'),
  one('audit log, one entry', readAuditEntry, '1'),
  one('audit log, people', listActors, ADMIN),
  {
    who: 'admin',
    name: 'errors and speed, 7 days',
    operation: readSiteHealth,
    ask: async ({ client }) => {
      await readSiteHealth(client, 7 * 24);
      return 1;
    },
  },
];
