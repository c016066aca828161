import { cpaStepsOf } from './cpa-steps.ts';
import { business } from './owner-business.ts';
import { advisors, income } from './owner-figures.ts';
import { goals, property } from './owner-goals.ts';
import { papersOf } from './owner-papers.ts';
import { aboutYou } from './owner-you.ts';
import type { OnboardingStep } from './step-types.ts';

export type OnboardingVariant = 'owner' | 'cpa';

/**
 * The onboarding, once: the wizard, its checks, the reading of the answers and the preview are made of this.
 * @param firm its short name, for what somebody agrees to
 */
export const onboardingStepsOf = (firm: string): Record<OnboardingVariant, readonly OnboardingStep[]> => ({
  owner: [aboutYou, business, advisors, income, property, goals, papersOf(firm)],
  cpa: cpaStepsOf(firm),
});

/** Which onboarding an account gets, by what it registered as (`profiles.account_type`). */
export const variantOf = (accountType: string | null | undefined): OnboardingVariant =>
  accountType === 'cpa' ? 'cpa' : 'owner';
