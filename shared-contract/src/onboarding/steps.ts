import { cpaStepsOf } from './cpa.ts';
import { aboutYou, business, papersOf } from './owner.ts';
import { advisors, goals, income, property } from './owner-plans.ts';
import type { OnboardingStep } from './step-types.ts';

export type OnboardingVariant = 'owner' | 'cpa';

/**
 * Returns the onboarding steps by variant. The wizard, its checks, the display of answers, and the preview all use
 * them.
 * @param firm the firm's short name, for the consent texts
 */
export const onboardingStepsOf = (firm: string): Record<OnboardingVariant, readonly OnboardingStep[]> => ({
  owner: [aboutYou, business, advisors, income, property, goals, papersOf(firm)],
  cpa: cpaStepsOf(firm),
});

/** Returns the onboarding variant for an account type (`profiles.account_type`). */
export const variantOf = (accountType: string | null | undefined): OnboardingVariant =>
  accountType === 'cpa' ? 'cpa' : 'owner';
