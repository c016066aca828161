import { useLoaderData, useParams } from 'shared-ui/router';
import type { Professional, RegisteredPerson } from '../content/directory/professional.ts';
import { professionals } from '../content/directory/professionals.ts';
import { headOf } from '../content/heads/cpa-profile.ts';
import { PageContent } from '../page-content.tsx';
import { MissingProfile } from '../sections/cpa-profile/missing-profile.tsx';
import { personNode } from '../sections/cpa-profile/person-node.ts';
import { ProfileHead } from '../sections/cpa-profile/profile-head.tsx';
import { ProfileViews } from '../sections/cpa-profile/profile-views.tsx';
import { RegisteredProfile } from '../sections/cpa-profile/registered-profile.tsx';

export { missing, registeredHead } from '../content/heads/cpa-profile.ts';
export { personOfSlots } from '../content/directory/person-of-slots.ts';
export { RegisteredProfile };

const personAt = (at: string): Professional | undefined => professionals.find(({ id }) => id === at);

export function headAt(id: string) {
  const person = personAt(id);
  return person && headOf(person);
}

export function Component() {
  const person = personAt(useParams()['id'] ?? '');
  const { person: registered } = useLoaderData<{ person?: RegisteredPerson }>();
  if (!person) return registered ? <RegisteredProfile person={registered} /> : <MissingProfile />;
  return (
    <PageContent {...headOf(person)} about={{ '@type': 'ProfilePage', mainEntity: personNode(person) }}>
      <ProfileHead person={person} />
      <ProfileViews person={person} />
    </PageContent>
  );
}
