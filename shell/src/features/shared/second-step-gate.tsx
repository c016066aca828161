import { useEffect, useState, type ComponentType } from 'react';
import { ChunkFailure } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { Spinner } from 'shared-ui/spinner';

type Step = ComponentType<{ readonly onGiven: () => void }>;

/** Loads and shows the second step of a sign-in. */
export function SecondStepGate({ onGiven = () => undefined }: { readonly onGiven?: () => void }) {
  const [part, setPart] = useState<{ Step: Step } | { error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadChunk(() => import(/* webpackChunkName: "session" */ './second-step.tsx')).then(
      ({ SecondStep }) => {
        if (isCurrent) setPart({ Step: SecondStep });
      },
      (error: unknown) => {
        if (isCurrent) setPart({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    // Reserves height for the step, so that the footer stays in position when it loads.
    <div className="min-h-80">
      {part === null ? <Spinner label="Loading the second step" /> : null}
      {part && 'error' in part ? (
        <ChunkFailure error={part.error} otherwise="This step did not load. Reload the page to continue." />
      ) : null}
      {part && 'Step' in part ? <part.Step onGiven={onGiven} /> : null}
    </div>
  );
}
