import { useUser } from 'shared-auth/session-provider';
import { isUuid } from 'shared-contract/uuid';
import { ButtonLink } from 'shared-ui/button';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../components/failed-query.tsx';
import { PageHead } from '../components/page-head.tsx';
import { CoachEditor } from '../features/profile/components/coach-editor.tsx';
import { MessageForm } from '../features/profile/components/message-form.tsx';
import { PeopleList } from '../features/profile/components/people-list.tsx';
import { PersonCard } from '../features/profile/components/person-card.tsx';
import { readMember } from '../features/profile/data/read-member.ts';
import { displayName } from '../lib/display-name.ts';
import { useDataQuery } from '../lib/use-data-query.ts';
import { ownPages } from '../own-pages.ts';

/** A person as the people they work with see them: oneself, or whoever the address names. */
export function Component() {
  const { id } = useUser();
  const [address] = useSearchParams();
  const asked = address.get('person');
  const person = asked === null || asked === id ? null : asked;
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
        title={ownPages.profile.title}
        description="Name, role and picture, as the people that somebody works with here see them."
        path={ownPages.profile.path}
        noindex
      />
      <PageHead title={ownPages.profile.title}>
        {isSelf ? (
          <ButtonLink size="sm" variant="secondary" to={ownPages.settings.path}>
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
      {member === null ? <p>This is nobody you work with here.</p> : null}
      {member ? <PersonCard member={member} /> : null}
      {member?.people && (member.role !== 'admin' || member.people.length > 0) ? (
        <PeopleList people={member.people} />
      ) : null}
      {member && isSelf && member.role !== 'user' ? <CoachEditor key={id} words={member.coach} /> : null}
      {member?.mayMessage ? (
        <MessageForm key={member.id} person={member.id} name={displayName(member, member.email)} />
      ) : null}
      {member && !isSelf && !member.mayMessage ? (
        <p className="text-muted">{displayName(member, member.email)} takes no messages here.</p>
      ) : null}
    </div>
  );
}
