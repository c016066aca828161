import type { ComponentType, ReactNode } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import type { ModuleId, TrainingModule } from './module-types.ts';

/** A module with its text and its figure: a chunk of its own. */
export interface Lesson {
  readonly module: TrainingModule;
  readonly Text: (props: {
    readonly components?: Readonly<Record<string, ComponentType<never>>>;
  }) => ReactNode;
  readonly Figure: ComponentType;
  readonly words: number;
}

const lessons: Readonly<Record<ModuleId, () => Promise<Lesson>>> = {
  'private-foundation': () =>
    loadChunk(
      () =>
        import(
          /* webpackChunkName: "training-private-foundation" */ './modules/private-foundation/lesson.ts'
        ),
    ),
  '401k': () => loadChunk(() => import(/* webpackChunkName: "training-401k" */ './modules/401k/lesson.ts')),
  pension: () =>
    loadChunk(() => import(/* webpackChunkName: "training-pension" */ './modules/pension/lesson.ts')),
  'cost-segregation': () =>
    loadChunk(
      () =>
        import(/* webpackChunkName: "training-cost-segregation" */ './modules/cost-segregation/lesson.ts'),
    ),
  'cost-remediation': () =>
    loadChunk(
      () =>
        import(/* webpackChunkName: "training-cost-remediation" */ './modules/cost-remediation/lesson.ts'),
    ),
  'captive-insurance': () =>
    loadChunk(
      () =>
        import(/* webpackChunkName: "training-captive-insurance" */ './modules/captive-insurance/lesson.ts'),
    ),
  'tax-reduction-strategy': () =>
    loadChunk(
      () =>
        import(
          /* webpackChunkName: "training-tax-reduction-strategy" */ './modules/tax-reduction-strategy/lesson.ts'
        ),
    ),
  'rd-erc': () =>
    loadChunk(() => import(/* webpackChunkName: "training-rd-erc" */ './modules/rd-erc/lesson.ts')),
  'asset-protection': () =>
    loadChunk(
      () =>
        import(/* webpackChunkName: "training-asset-protection" */ './modules/asset-protection/lesson.ts'),
    ),
  'legacy-estate-succession': () =>
    loadChunk(
      () =>
        import(
          /* webpackChunkName: "training-legacy-estate-succession" */ './modules/legacy-estate-succession/lesson.ts'
        ),
    ),
};

export const loadLesson = (id: ModuleId): Promise<Lesson> => lessons[id]();
