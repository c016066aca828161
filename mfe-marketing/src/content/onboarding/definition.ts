import { onboardingStepsOf } from 'shared-contract/onboarding/steps';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import { brand } from 'shared-ui/brand';

export { variantOf, type OnboardingVariant } from 'shared-contract/onboarding/steps';

/** The onboarding of this firm. */
export const onboardingSteps = onboardingStepsOf(brand.shortName);

/** How long the steps take, as the pages say it. */
export const minutesOf = (steps: readonly OnboardingStep[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);
