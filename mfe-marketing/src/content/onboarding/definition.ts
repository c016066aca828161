import { cpaSteps } from './cpa-steps.ts';
import type { OnboardingStep } from './definition-types.ts';
import { business } from './owner-business.ts';
import { advisors, income } from './owner-figures.ts';
import { goals, property } from './owner-goals.ts';
import { papers } from './owner-papers.ts';
import { aboutYou } from './owner-you.ts';

const ownerSteps: readonly OnboardingStep[] = [aboutYou, business, advisors, income, property, goals, papers];

/** The onboarding, once: the wizard, its checks, the reading of the answers and the preview are made of this. */
export const onboardingSteps = { owner: ownerSteps, cpa: cpaSteps } as const;

export type OnboardingVariant = keyof typeof onboardingSteps;

/** Which onboarding an account gets, by what it registered as (`profiles.account_type`). */
export const variantOf = (accountType: string | undefined): OnboardingVariant =>
  accountType === 'cpa' ? 'cpa' : 'owner';

/** How long the steps take, as the pages say it. */
export const minutesOf = (steps: readonly OnboardingStep[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);
