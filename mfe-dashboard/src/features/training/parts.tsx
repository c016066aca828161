import type { ReactNode } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { layerNames } from 'shared-contract/layer-names';
import { ButtonLink } from 'shared-ui/button';
import { Spinner } from 'shared-ui/spinner';
import { useMayTrain } from '../../lib/use-data-query.ts';
import { EmptyList, FailedQuery } from '../../ui/states.tsx';
import { dashboardPages } from '../../page-list.ts';
import { PageHead, RoleGate } from '../../ui/page-parts.tsx';
import { lessonWords } from './content/words.ts';
import { type ModuleOutline, studyMinutes } from './training-module.ts';

/**
 * For coaches, administrators, and users with a seat in a cohort. Others get an error and return to their dashboard.
 * Sends no request until the role is known. The database decides which progress it saves.
 */
export function TrainingGate({ children }: { readonly children: ReactNode }) {
  const { profile } = useSession();
  const { mayTrain, isKnown, query } = useMayTrain();
  if (profile !== null && !isKnown) return <Spinner label="Checking your access to the training" />;
  if (profile !== null && query.isError && !mayTrain)
    return <FailedQuery what="Your access to the training" query={query} />;
  return (
    <RoleGate
      roles={mayTrain ? ['user', 'coach', 'admin'] : ['coach', 'admin']}
      message="Access denied. Coach privileges required."
    >
      {children}
    </RoleGate>
  );
}

/** Formats a module's category and its layer of the program. */
export const subjectOf = ({ category, layer }: ModuleOutline): string =>
  layer === undefined ? category : `${category}, layer ${String(layer)} (${layerNames[layer - 1] ?? ''})`;

/** Shows the computed reading time, then the listed duration. */
export function StudyTime({ module: { id, duration } }: { readonly module: ModuleOutline }) {
  return (
    <span className="tabular-nums">
      {Math.round(studyMinutes(lessonWords[id]))} minutes of reading and questions{' '}
      <span className="text-sm text-muted">({duration} planned with the exercises)</span>
    </span>
  );
}

/** Shown if the address doesn't name a module. */
export function UnknownModule() {
  return (
    <>
      <PageHead title={dashboardPages.training.title} />
      <EmptyList title="There is no such module">
        <p>The address is mistyped, or the module has been renamed.</p>
        <ButtonLink variant="secondary" size="sm" to={dashboardPages.training.path}>
          Show all strategies
        </ButtonLink>
      </EmptyList>
    </>
  );
}

export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div className="flex items-center gap-2 text-sm">
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1 min-w-0 grow"
      >
        <rect width="100" height="4" className="fill-line" />
        <rect width={percent} height="4" className={percent === 100 ? 'fill-success' : 'fill-primary'} />
      </svg>
      <span aria-hidden="true" className="w-11 text-right text-muted tabular-nums">
        {percent}%
      </span>
    </div>
  );
}
