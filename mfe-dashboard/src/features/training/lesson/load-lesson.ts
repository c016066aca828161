import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import type { ModuleId } from '../../../lib/training.ts';
import type { ModuleOutline, TrainingModule } from '../training-module.ts';

/** A module with its text and its figure. */
export interface Lesson {
  readonly module: TrainingModule;
  readonly Text: (props: {
    readonly components?: Readonly<Record<string, ComponentType<never>>>;
  }) => ReactNode;
  readonly Figure: ComponentType;
}

type LessonChunk = Omit<Lesson, 'module'> & Pick<TrainingModule, 'example' | 'quiz' | 'sources'>;

/** Each lesson is a separate chunk. */
const lessons: Readonly<Record<ModuleId, () => Promise<LessonChunk>>> = {
  'private-foundation': () =>
    loadChunk(
      () =>
        import(
          /* webpackChunkName: "training-private-foundation" */ '../content/private-foundation/lesson.tsx'
        ),
    ),
  '401k': () => loadChunk(() => import(/* webpackChunkName: "training-401k" */ '../content/401k/lesson.tsx')),
  pension: () =>
    loadChunk(() => import(/* webpackChunkName: "training-pension" */ '../content/pension/lesson.tsx')),
  'cost-segregation': () =>
    loadChunk(
      () =>
        import(/* webpackChunkName: "training-cost-segregation" */ '../content/cost-segregation/lesson.tsx'),
    ),
  'cost-remediation': () =>
    loadChunk(
      () =>
        import(/* webpackChunkName: "training-cost-remediation" */ '../content/cost-remediation/lesson.tsx'),
    ),
  'captive-insurance': () =>
    loadChunk(
      () =>
        import(
          /* webpackChunkName: "training-captive-insurance" */ '../content/captive-insurance/lesson.tsx'
        ),
    ),
  'tax-reduction-strategy': () =>
    loadChunk(
      () =>
        import(
          /* webpackChunkName: "training-tax-reduction-strategy" */ '../content/tax-reduction-strategy/lesson.tsx'
        ),
    ),
  'rd-erc': () =>
    loadChunk(() => import(/* webpackChunkName: "training-rd-erc" */ '../content/rd-erc/lesson.tsx')),
  'asset-protection': () =>
    loadChunk(
      () =>
        import(/* webpackChunkName: "training-asset-protection" */ '../content/asset-protection/lesson.tsx'),
    ),
  'legacy-estate-succession': () =>
    loadChunk(
      () =>
        import(
          /* webpackChunkName: "training-legacy-estate-succession" */ '../content/legacy-estate-succession/lesson.tsx'
        ),
    ),
};

export async function loadLesson(outline: ModuleOutline): Promise<Lesson> {
  const { Text, Figure, example, quiz, sources } = await lessons[outline.id]();
  return { module: { ...outline, example, quiz, sources }, Text, Figure };
}

interface Reading {
  readonly lesson: Lesson;
  /** The open section. Print shows all sections. */
  readonly current: string;
}

const context = createContext<Reading | null>(null);
export const ReadingProvider = context.Provider;

export function useReading(): Reading {
  const reading = useContext(context);
  if (!reading) throw new Error('A lesson’s component stands outside of a lesson.');
  return reading;
}

/** Element id of a section's heading, which receives focus. */
export const headingId = (section: string): string => `lesson-${section}`;
