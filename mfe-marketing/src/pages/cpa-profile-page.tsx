import { useEffect, useState, type ComponentType } from 'react';
import { late, loadChunk } from 'shared-ui/late';
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import type { RegisteredPerson } from '../content/directory/professional.ts';
import type { PageHead } from '../late-page.tsx';
import { askRegister } from '../sections/cpa-directory/registered-people.ts';

const load = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-cpa-profile-rest" */ './cpa-profile-rest.tsx'));
const rest = late('page-cpa', load);

interface Unwritten {
  readonly title: string;
  readonly description: string;
  readonly path: undefined;
  /** Whom the register lists at this address; a served page does not know. */
  readonly person?: RegisteredPerson | undefined;
}

const isServing = typeof document === 'undefined';

/** Nobody, too, where the register does not answer: the address then says that nobody is found. */
const registeredAt = async (id: string): Promise<RegisteredPerson | undefined> =>
  (await askRegister(id).catch(() => [])).at(0);

/** The head of one person's page goes into the page with it, so that the first load carries nobody else's. */
export async function loader({ params }: LoaderFunctionArgs) {
  await rest.preload();
  const { headAt, missing } = await load();
  const id = params['id'] ?? '';
  const head = headAt(id);
  if (head !== undefined) return head;
  const person = isServing ? undefined : await registeredAt(id);
  return data({ ...missing, path: undefined, person }, { status: person === undefined ? 404 : 200 });
}

interface Shown {
  readonly id: string;
  readonly person: RegisteredPerson;
  readonly View: ComponentType<{ person: RegisteredPerson }>;
}

/** Who is at an address of which the served page knows nobody, once the register has answered. */
function useRegistered(id: string, head: PageHead | Unwritten): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  const isWritten = head.path !== undefined;
  const known = isWritten ? undefined : head.person;
  useEffect(() => {
    if (isWritten) return;
    let isCurrent = true;
    const look = async () => {
      const person = known ?? (await registeredAt(id));
      if (person === undefined) return;
      const { RegisteredProfile } = await load();
      if (isCurrent) setShown({ id, person, View: RegisteredProfile });
    };
    void look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, isWritten, known]);
  return shown?.id === id ? shown : undefined;
}

export function Component() {
  const head = useLoaderData<PageHead | Unwritten>();
  const { id = '' } = useParams();
  const registered = useRegistered(id, head);
  if (registered !== undefined) {
    const { person, View } = registered;
    return (
      <>
        <Seo
          title={person.name}
          description={`${person.name}, ${person.title} of ${person.firm} in ${person.location}.`}
          noindex
        />
        <View person={person} />
      </>
    );
  }
  return (
    <>
      <Seo
        title={head.title}
        description={head.description}
        path={head.path}
        noindex={head.path === undefined}
      />
      <rest.Component key={id} />
    </>
  );
}
