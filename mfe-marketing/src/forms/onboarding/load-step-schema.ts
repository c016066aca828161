import { dataMessage } from 'shared-auth/error-words';
import { loadChunk } from 'shared-ui/chunks';
import type { FormSchema } from 'shared-ui/form';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import type { StepAnswers } from './answers.ts';

const load = () => loadChunk(() => import(/* webpackChunkName: "marketing-schemas" */ './step-schema.ts'));

const NOT_CHECKED =
  'This step could not be checked, but nothing is lost: what you typed is kept on this device.';

/**
 * The checks of a step, loaded when somebody begins to fill in the first one.
 * @throws (rejects) an Error with words for the person when they cannot be loaded
 */
export const loadStepSchema = (step: OnboardingStep): Promise<FormSchema<StepAnswers>> =>
  load().then(
    ({ stepSchema }) => stepSchema(step),
    (error: unknown) => {
      throw new Error(dataMessage(error, { what: NOT_CHECKED }), { cause: error });
    },
  );
