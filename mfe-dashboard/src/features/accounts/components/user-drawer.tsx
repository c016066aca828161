import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { RoleBadge } from 'shared-ui/badge';
import { TextLink } from 'shared-ui/text-link';
import { Facts } from '../../../components/facts.tsx';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { RecordDrawer } from '../../../components/record-drawer.tsx';
import { sectionAddress } from '../../../components/section.ts';
import { formatCalendarDay, formatInstant, formatMoment } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { ownPages } from '../../../own-pages.ts';
import { readUser, readUserFacts, type AccountFacts, type FullAccount } from '../data/read-user.ts';
import { nameOfAccount } from '../use-role-change.ts';
import { LevelSelect } from './level-select.tsx';
import { RoleActions } from './role-actions.tsx';
import type { AskedRole } from './role-dialog.tsx';
import { UserInvitations } from './user-invitations.tsx';

const statusWords = { active: 'Active', pending: 'Not onboarded yet', suspended: 'Suspended' } as const;
const figure = (value: number): string => value.toLocaleString('en-US');

const accountFacts = (account: FullAccount) => [
  { term: 'Email', value: <TextLink href={mailHref(account.email)}>{account.email}</TextLink> },
  {
    term: 'Phone',
    value: account.phone ? <TextLink href={phoneHref(account.phone)}>{account.phone}</TextLink> : 'None',
  },
  { term: 'Company', value: account.company ?? 'None' },
  { term: 'Registered as', value: account.account_type === 'cpa' ? 'CPA' : 'Client' },
  { term: 'Status', value: statusWords[account.status] },
  { term: 'Joined', value: formatInstant(account.created_at) },
  { term: 'Last change', value: formatInstant(account.updated_at) },
];

function holdings(id: string, role: string, facts: AccountFacts) {
  const coached = figure(facts.coachedClients);
  return [
    { term: 'Clients of their own', value: figure(facts.ownClients) },
    {
      term: 'Clients as coach',
      value:
        role === 'coach' || facts.coachedClients > 0 ? (
          <TextLink to={`${ownPages.clients.path}?coach=${id}`}>{coached}</TextLink>
        ) : (
          coached
        ),
    },
    {
      term: 'Leads assigned',
      value:
        facts.leads > 0 ? (
          <TextLink to={`${sectionAddress(ownPages.admin.path, 'leads')}&assigned=${id}`}>
            {figure(facts.leads)}
          </TextLink>
        ) : (
          '0'
        ),
    },
    { term: 'Stories', value: figure(facts.stories) },
    { term: 'Applications', value: figure(facts.applications) },
    { term: 'Calls to come', value: figure(facts.calls) },
  ];
}

const signInFacts = (facts: AccountFacts) => [
  { term: 'Last sign-in', value: facts.signedInAt ? formatMoment(facts.signedInAt) : 'Never' },
  { term: 'Open sessions', value: figure(facts.sessions) },
  { term: 'Two-factor authentication', value: facts.secondFactor ? 'On' : 'Off' },
];

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

function Holdings({ account }: { account: FullAccount }) {
  const { id, role } = account;
  const query = useDataQuery('user-facts', (client) => readUserFacts(client, id), { id });
  const facts = query.isPlaceholderData ? undefined : query.data;
  if (query.isError && !facts) return <FailedQuery what="The figures of the account" query={query} />;
  if (!facts) return <p className="min-h-96 text-muted">Counting…</p>;
  return (
    <>
      <Part title="Sign-in">
        <Facts facts={signInFacts(facts)} />
      </Part>
      <Part title="What is theirs">
        <Facts facts={holdings(id, role, facts)} />
      </Part>
      {facts.level === null ? null : (
        <Part title="Certification">
          <div className="flex flex-wrap items-center gap-3">
            <LevelSelect id={id} name={nameOfAccount(account)} level={facts.level} />
            <p className="text-muted">Certificate until {formatCalendarDay(facts.certifiedUntil)}</p>
          </div>
        </Part>
      )}
    </>
  );
}

interface Props {
  readonly id: string;
  readonly me: string;
  readonly admins: number | undefined;
  readonly closedAddress: string;
  readonly ask: (asked: AskedRole) => void;
}

/** One account over the list: who it is, how it is signed in to, and what belongs to it. */
export function UserDrawer({ id, me, admins, closedAddress, ask }: Props) {
  const query = useDataQuery('user', (client) => readUser(client, id), { id });
  return (
    <RecordDrawer
      what="The account"
      query={query}
      titleOf={nameOfAccount}
      closedAddress={closedAddress}
      absent="There is no account of this kind. It may have been deleted."
    >
      {(account) => (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <RoleBadge role={account.role} />
            <RoleActions {...{ account, me, admins, ask }} />
          </div>
          <Facts facts={accountFacts(account)} />
          <Holdings account={account} />
          <UserInvitations email={account.email} />
          <p className="border-t border-line pt-4">
            <TextLink to={`${sectionAddress(ownPages.admin.path, 'audit')}&actor=${id}`}>
              What {nameOfAccount(account)} did, in the audit log
            </TextLink>
          </p>
        </>
      )}
    </RecordDrawer>
  );
}
