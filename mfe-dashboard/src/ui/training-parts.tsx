import { lazy, Suspense } from 'react';
import { loadChunk } from 'shared-ui/chunks';

/* The training data that other pages show. A separate chunk, because it includes the outlines of all modules. */

const Progress = lazy(async () => {
  // If loading fails, show nothing: the progress is secondary on these pages.
  const part = await loadChunk(
    () => import(/* webpackChunkName: "training-progress" */ '../features/training/person-progress.tsx'),
  ).catch(() => null);
  return { default: part?.PersonProgress ?? (() => null) };
});

export function TrainingOf({ person }: { readonly person: string }) {
  return (
    <Suspense fallback={null}>
      <Progress person={person} />
    </Suspense>
  );
}
