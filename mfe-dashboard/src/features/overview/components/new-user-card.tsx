import { useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { isOnboardingPutOff, putOffOnboarding } from '../onboarding-later.ts';

/** Leads a new user to the onboarding; put off once, it stays away on this device. */
export function NewUserCard() {
  const { id } = useUser();
  const { isNewUser, profile } = useSession();
  const [putOff, setPutOff] = useState(() => isOnboardingPutOff(id));
  // The profile says it from the first frame on; the session's own question is answered later, and would move the page.
  const isNew =
    isNewUser ||
    profile?.status === 'pending' ||
    (roleOf(profile) === 'user' && profile?.onboarded === false);
  if (!isNew || putOff) return null;
  const later = () => {
    putOffOnboarding(id);
    setPutOff(true);
  };
  return (
    <section
      aria-labelledby="new-user"
      className="flex flex-col gap-3 rounded-md border border-l-4 border-copper bg-surface p-4 lg:flex-row lg:items-center lg:justify-between"
    >
      <div className="flex flex-col gap-1">
        <h2 id="new-user" className="text-lg">
          Tell us about your business
        </h2>
        <p className="max-w-measure">
          A few questions about you and your business, so that the first conversation starts at the right
          layer. You can stop and go on later.
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">
        <ButtonLink to={`${paths.onboarding}#start`}>Start onboarding</ButtonLink>
        <Button variant="quiet" onClick={later}>
          Not now
        </Button>
      </div>
    </section>
  );
}
