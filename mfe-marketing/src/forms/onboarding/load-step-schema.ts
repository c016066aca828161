import type { FormSchema } from 'shared-ui/form';
import type { OnboardingStep } from '../../content/onboarding/definition-types.ts';
import type { StepAnswers } from './answers.ts';

/** The checks are loaded with the first step that is filled in. */
export const loadStepSchema = (step: OnboardingStep): Promise<FormSchema<StepAnswers>> =>
  import(/* webpackChunkName: "marketing-onboarding-schema" */ './step-schema.ts').then(({ stepSchema }) =>
    stepSchema(step),
  );
