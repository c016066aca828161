import { useEffect, useState } from 'react';
import { SLOTS_ID } from 'shared-contract/page-slots';
import { late, loadChunk } from 'shared-ui/late';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import type { RegisteredPerson } from '../content/directory/professional.ts';
import type { PageHead } from '../page-content.tsx';
import { askRegister } from '../sections/cpa-directory/registered-people.ts';

const load = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-cpa-profile-rest" */ './cpa-profile-rest.tsx'));
const rest = late('page-cpa', load);

interface Unwritten {
  readonly title: string;
  readonly description: string;
  readonly path: undefined;
  /** Whom the register lists at this address. */
  readonly person?: RegisteredPerson | undefined;
}

const isServing = typeof document === 'undefined';

/** Nobody, too, where the register does not answer: the address then says that nobody is found. */
const registeredAt = async (id: string): Promise<RegisteredPerson | undefined> =>
  (await askRegister(id).catch(() => [])).at(0);

/** The head of one person's page goes into the page with it, so that the first load carries nobody else's. */
export async function loader({ params }: LoaderFunctionArgs) {
  await rest.preload();
  const { headAt, missing, registeredHead, personOfSlots } = await load();
  const id = params['id'] ?? '';
  const head = headAt(id);
  if (head !== undefined) return head;
  const rendered = id === SLOTS_ID ? personOfSlots : undefined;
  const person = isServing ? rendered : await registeredAt(id);
  return person === undefined
    ? data({ ...missing, path: undefined }, { status: 404 })
    : { ...registeredHead(person), path: undefined, person };
}

interface Shown {
  readonly id: string;
  readonly person: RegisteredPerson;
  readonly module: Awaited<ReturnType<typeof load>>;
}

/** Who is at an address at which nobody was served: the edge may not have been told, or not in time. */
function useRegistered(id: string, isMissing: boolean): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    const look = async () => {
      const person = await registeredAt(id);
      if (person === undefined) return;
      const module = await load();
      if (isCurrent) setShown({ id, person, module });
    };
    void look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, isMissing]);
  return shown?.id === id ? shown : undefined;
}

export function Component() {
  const head = useLoaderData<PageHead | Unwritten>();
  const { id = '' } = useParams();
  const isWritten = head.path !== undefined;
  const registered = useRegistered(id, !isWritten && head.person === undefined);
  if (registered !== undefined) {
    const { person, module } = registered;
    return (
      <>
        <Seo {...module.registeredHead(person)} noindex />
        <module.RegisteredProfile person={person} />
      </>
    );
  }
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} noindex={!isWritten} />
      <rest.Component key={id} />
    </>
  );
}
