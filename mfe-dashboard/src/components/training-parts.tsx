import { lazy, Suspense } from 'react';
import { loadChunk } from 'shared-ui/late';
import { useMayTrain } from '../lib/use-may-train.ts';

/* What other pages show of the training. Its modules' names come with it, in a chunk of its own. */

const Line = lazy(async () => {
  // A page that has it only beside its own loses nothing without it.
  const part = await loadChunk(
    () => import(/* webpackChunkName: "training-line" */ '../features/training/training-line.tsx'),
  ).catch(() => null);
  return { default: part?.TrainingLine ?? (() => null) };
});

const Progress = lazy(async () => {
  const part = await loadChunk(
    () => import(/* webpackChunkName: "training-progress" */ '../features/training/progress-section.tsx'),
  ).catch(() => null);
  return { default: part?.ProgressSection ?? (() => null) };
});

/** Where somebody who trains goes on. */
export function TrainingLine() {
  const { mayTrain } = useMayTrain();
  return mayTrain ? (
    <Suspense fallback={<div className="min-h-12" />}>
      <Line />
    </Suspense>
  ) : null;
}

/** How far one person is, for whoever may read it. */
export function TrainingOf({ person }: { readonly person: string }) {
  return (
    <Suspense fallback={null}>
      <Progress person={person} />
    </Suspense>
  );
}
