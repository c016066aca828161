import { loadChunk } from 'shared-ui/chunks';

/** Validation is loaded when somebody begins to answer, not with the page. */
export const loadAssessmentSchema = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-schemas" */ './assessment-schema.ts')).then(
    (module) => module.assessmentSchema,
  );
