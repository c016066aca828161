import { mailHref } from 'shared-contract/contact-href';
import { AnswersByStep } from '../../../components/answers-by-step.tsx';
import { RecordDrawer } from '../../../components/record-drawer.tsx';
import { RecordNeighbours, type Neighbours } from '../../../components/record-neighbours.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readOnboardingAnswers } from '../data/onboarding-people.ts';
import { nameOf, typeOf } from './person-cells.tsx';

interface Props {
  readonly id: string;
  readonly neighbours: Neighbours;
  readonly closedAddress: string;
}

/** What one person answered, step by step. It is theirs to change, and nobody else's. */
export function PersonDrawer({ id, neighbours, closedAddress }: Props) {
  const query = useDataQuery('onboarding-person', (client) => readOnboardingAnswers(client, id), { id });
  return (
    <RecordDrawer
      what="The answers"
      query={query}
      titleOf={nameOf}
      descriptionOf={typeOf}
      closedAddress={closedAddress}
      absent="There are no answers of this person that you may read."
    >
      {(person) => (
        <>
          <div className="flex flex-wrap items-center gap-2">
            {person.email === '' ? null : (
              <a
                href={mailHref(person.email)}
                className="wrap-anywhere text-primary underline underline-offset-4"
              >
                {person.email}
              </a>
            )}
            <RecordNeighbours {...neighbours} />
          </div>
          <AnswersByStep found={person} heading="h3" />
        </>
      )}
    </RecordDrawer>
  );
}
