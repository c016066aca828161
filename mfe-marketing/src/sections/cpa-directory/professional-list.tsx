import { startTransition, useEffect, useRef, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import type { DirectoryPerson } from '../../content/directory/professional.ts';
import { ProfessionalCard } from './professional-card.tsx';
import { LIST_END } from './registered-people.ts';

/** How many cards a step draws: a long directory costs no more at once than a short one. */
export const STEP = 12;

/**
 * Without scripts there are no steps: a line for each, with the way to the profile. It stands in the served page alone;
 * where scripts run, the browser takes it for text and makes no element of it.
 */
function EverybodyElse({ people }: { readonly people: readonly DirectoryPerson[] }) {
  return (
    <div className="mt-8 border-t border-edge pt-6">
      <h3 className="text-lg">More professionals</h3>
      {/* Thousands of them: what they have in common is said once. */}
      <ul className="mt-3 gap-x-8 sm:columns-2 lg:columns-3 [&_a]:text-primary [&_a]:underline [&>li]:break-inside-avoid [&>li]:py-2">
        {people.map(({ id, name, location }) => (
          <li key={id}>
            <a href={paths.cpaProfile(id)}>{name}</a>
            {`, ${location}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The cards of a directory, in steps; what the last step added takes the focus. */
export function ProfessionalList({ people }: { readonly people: readonly DirectoryPerson[] }) {
  const [steps, setSteps] = useState({ of: people, count: STEP });
  // Another list begins with its first step.
  const count = steps.of === people ? steps.count : STEP;
  const left = people.length - count;
  const added = useRef<string>(undefined);
  // A transition gives way to whatever the reader does meanwhile; the focus follows once the cards are there.
  const showMore = () => {
    added.current = people[count]?.id;
    startTransition(() => {
      setSteps({ of: people, count: count + STEP });
    });
  };
  useEffect(() => {
    if (added.current !== undefined) document.getElementById(`${added.current}-name`)?.focus();
    added.current = undefined;
  }, [count]);
  return (
    <>
      <ul aria-label="Certified professionals" className="mt-4 grid gap-6 lg:grid-cols-2">
        {people.slice(0, count).map((person) => (
          <ProfessionalCard key={person.id} person={person} />
        ))}
      </ul>
      <div id={LIST_END} />
      {left > 0 ? (
        <p className="mt-8 flex justify-center noscript:hidden">
          <Button variant="secondary" onClick={showMore}>
            Show {Math.min(STEP, left)} more
          </Button>
        </p>
      ) : null}
      {left > 0 ? (
        <noscript>
          <EverybodyElse people={people.slice(count)} />
        </noscript>
      ) : null}
    </>
  );
}
