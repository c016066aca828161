import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import { onboardingStepsOf } from 'shared-contract/onboarding/steps';
import { brand } from 'shared-ui/brand';

export { variantOf, type OnboardingVariant } from 'shared-contract/onboarding/steps';

export const onboardingSteps = onboardingStepsOf(brand.shortName);

/** Returns the total duration of the steps in minutes. */
export const minutesOf = (steps: readonly OnboardingStep[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);
