import { useEffect, useState } from 'react';
import { SLOTS_ID } from 'shared-contract/page-slots';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { personOfSlots } from '../content/directory/person-of-slots.ts';
import type { Professional, RegisteredPerson } from '../content/directory/professional.ts';
import { professionals } from '../content/directory/professionals.ts';
import { headOf, missing, registeredHead } from '../content/heads/cpa-profile.ts';
import { PageContent } from '../page-content.tsx';
import { askRegister } from '../sections/cpa-directory/registered-people.ts';
import { MissingProfile } from '../sections/cpa-profile/missing-profile.tsx';
import { personNode } from '../sections/cpa-profile/person-node.ts';
import { ProfileHead } from '../sections/cpa-profile/profile-head.tsx';
import { ProfileViews } from '../sections/cpa-profile/profile-views.tsx';
import { RegisteredProfile } from '../sections/cpa-profile/registered-profile.tsx';

const isServing = typeof document === 'undefined';

const writtenAt = (at: string): Professional | undefined => professionals.find(({ id }) => id === at);

/** Nobody, too, where the register does not answer: the address then says that nobody is found. */
const registeredAt = async (id: string): Promise<RegisteredPerson | undefined> =>
  (await askRegister(id).catch(() => [])).at(0);

/** Whom the register lists at an address that the site itself has no profile for. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  if (writtenAt(id)) return null;
  const rendered = id === SLOTS_ID ? personOfSlots : undefined;
  const person = isServing ? rendered : await registeredAt(id);
  return person ?? data(null, { status: 404 });
}

interface Found {
  readonly id: string;
  readonly person: RegisteredPerson;
}

/** Who is at an address at which nobody was served: the edge may not have been told, or not in time. */
function useRegistered(id: string, isMissing: boolean): RegisteredPerson | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    void registeredAt(id).then((person) => {
      if (isCurrent && person) setFound({ id, person });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, isMissing]);
  return found?.id === id ? found.person : undefined;
}

export function Component() {
  const { id = '' } = useParams();
  const served = useLoaderData<RegisteredPerson | null>();
  const written = writtenAt(id);
  const asked = useRegistered(id, !written && !served);
  const registered = served ?? asked;
  if (written) {
    return (
      <PageContent
        key={id}
        {...headOf(written)}
        about={{ '@type': 'ProfilePage', mainEntity: personNode(written) }}
      >
        <ProfileHead person={written} />
        <ProfileViews person={written} />
      </PageContent>
    );
  }
  return (
    <>
      <Seo {...(registered ? registeredHead(registered) : missing)} noindex />
      {registered ? <RegisteredProfile key={id} person={registered} /> : <MissingProfile />}
    </>
  );
}
