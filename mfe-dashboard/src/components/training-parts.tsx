import { lazy, Suspense } from 'react';
import { loadChunk } from 'shared-ui/chunks';

/* What other pages show of the training. Its modules' outlines come with it, in a chunk of its own. */

const Progress = lazy(async () => {
  // A page that has it only beside its own loses nothing without it.
  const part = await loadChunk(
    () => import(/* webpackChunkName: "training-progress" */ '../features/training/progress-section.tsx'),
  ).catch(() => null);
  return { default: part?.ProgressSection ?? (() => null) };
});

/** How far one person is, for whoever may read it. */
export function TrainingOf({ person }: { readonly person: string }) {
  return (
    <Suspense fallback={null}>
      <Progress person={person} />
    </Suspense>
  );
}
