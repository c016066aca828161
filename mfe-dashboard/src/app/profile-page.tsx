import { useUser } from 'shared-auth/session-provider';
import { isUuid } from 'shared-contract/uuid';
import { ButtonLink } from 'shared-ui/button';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { CoachEditor, MessageForm, PeopleList, PersonCard } from '../features/profile/profile.tsx';
import { readMember } from '../features/profile/queries.ts';
import { displayName } from '../lib/names.ts';
import { useDataQuery } from '../lib/use-data-query.ts';
import { dashboardPages } from '../page-list.ts';
import { FailedQuery } from '../ui/states.tsx';
import { PageHead } from '../ui/page-parts.tsx';

export function Component() {
  const { id } = useUser();
  const [address] = useSearchParams();
  const requested = address.get('person');
  const person = requested === null || requested === id ? null : requested;
  const isSelf = person === null;
  const query = useDataQuery(
    'member-profile',
    async (client) => (isSelf || isUuid(person) ? readMember(client, person) : null),
    { person },
  );
  const member = query.isPlaceholderData ? undefined : query.data;
  return (
    <div className="flex max-w-[42rem] flex-col gap-4">
      <Seo
        title={dashboardPages.profile.title}
        description="The name, role, and picture that people you work with here see."
        path={dashboardPages.profile.path}
        noindex
      />
      <PageHead title={dashboardPages.profile.title}>
        {isSelf ? (
          <ButtonLink size="sm" variant="secondary" to={dashboardPages.settings.path}>
            Edit
          </ButtonLink>
        ) : null}
      </PageHead>
      {isSelf ? <p className="text-muted">As the people you work with here see you.</p> : null}
      {query.isError && !member ? <FailedQuery what="The profile" query={query} /> : null}
      {member === undefined && !query.isError ? (
        <div className="min-h-40 rounded-md border border-line bg-surface p-4">
          <Spinner label="Loading the profile" />
        </div>
      ) : null}
      {member === null ? <p>You don’t work with this person here.</p> : null}
      {member ? <PersonCard member={member} /> : null}
      {member?.people && (member.role !== 'admin' || member.people.length > 0) ? (
        <PeopleList people={member.people} />
      ) : null}
      {member && isSelf && member.role !== 'user' ? <CoachEditor key={id} profile={member.coach} /> : null}
      {member?.mayMessage ? (
        <MessageForm key={member.id} person={member.id} name={displayName(member, member.email)} />
      ) : null}
      {member && !isSelf && !member.mayMessage ? (
        <p className="text-muted">{displayName(member, member.email)} does not accept messages here.</p>
      ) : null}
    </div>
  );
}
