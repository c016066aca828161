import { useEffect, useState } from 'react';
import { SLOTS_ID } from 'shared-contract/page-data';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { headOf, missing, personOfSlots, registeredHead } from '../content/directory/profiles.ts';
import type { Professional, RegisteredPerson } from '../content/directory/professional.ts';
import { professionals } from '../content/directory/professionals.ts';
import { PageContent } from '../page.tsx';
import { askRegister, personNode } from '../sections/directory/professional-card.tsx';
import { MissingProfile, ProfileHead, RegisteredProfile } from '../sections/directory/profile-head.tsx';
import { ProfileViews } from '../sections/directory/profile-views.tsx';

const isServing = typeof document === 'undefined';

const writtenAt = (at: string): Professional | undefined => professionals.find(({ id }) => id === at);

/** Returns undefined if the register fails, so that the address shows "not found". */
const registeredAt = async (id: string): Promise<RegisteredPerson | undefined> =>
  (await askRegister(id).catch(() => [])).at(0);

/** Loads the register's person for an address without a profile in the site's content. */
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

/**
 * Queries the register for an address that was served as "not found": the edge's copy may be outdated, or its query may
 * have timed out.
 */
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
