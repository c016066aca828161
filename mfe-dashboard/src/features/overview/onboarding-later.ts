import { onboardingLaterPrefix } from 'shared-contract/stored-keys';

const key = (userId: string) => onboardingLaterPrefix + userId;

/** Whether this user put off the onboarding on this device. */
export function isOnboardingPutOff(userId: string): boolean {
  try {
    return localStorage.getItem(key(userId)) !== null;
  } catch {
    return false;
  }
}

/** Remembers that this user wants to be asked no more on this device. Closed storage costs only the memory. */
export function putOffOnboarding(userId: string): void {
  try {
    localStorage.setItem(key(userId), new Date().toISOString());
  } catch {
    return;
  }
}
