import { type ReactNode, useState } from 'react';
import { type Role, roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { onboardingLaterPrefix } from 'shared-contract/stored-keys';
import { Button, ButtonLink } from 'shared-ui/button';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { displayName, emailLocalPart } from '../../lib/names.ts';
import { tryStorage } from '../../lib/browser.ts';
import { dashboardPages } from '../../page-list.ts';
import { AdminOverview } from './admin-overview.tsx';
import { CoachOverview } from './coach-overview.tsx';
import { UserOverview } from './user-overview.tsx';

/** Prompts a new user to start the onboarding, until they dismiss it on this device. */
function NewUserCard() {
  const key = onboardingLaterPrefix + useUser().id;
  const { isNewUser, profile } = useSession();
  const [putOff, setPutOff] = useState(() => Boolean(tryStorage(() => localStorage.getItem(key))));
  // Also check the profile, which is available on the first render. The session's flag arrives later and would shift
  // the page.
  const isNew =
    isNewUser ||
    profile?.status === 'pending' ||
    (roleOf(profile) === 'user' && profile?.onboarded === false);
  if (!isNew || putOff) return null;
  const later = () => {
    // Without storage, the card appears again on the next visit.
    tryStorage(() => localStorage.setItem(key, new Date().toISOString()));
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
          layer. You can stop and continue later.
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

const views: Record<Role, { View: () => ReactNode; lead: string }> = {
  user: { View: UserOverview, lead: 'Your clients, your resources and the stories you have told.' },
  coach: { View: CoachOverview, lead: 'Your clients and their stories, as of today.' },
  admin: { View: AdminOverview, lead: 'Leads, applications, and calls that need an answer.' },
};

export function Component() {
  const user = useUser();
  const { profile, loading } = useSession();
  if (loading || !profile) return <Spinner label="Loading your dashboard" />;
  const role = roleOf(profile);
  const { View, lead } = views[role];
  const name = role === 'user' ? emailLocalPart(user.email) || 'User' : displayName(profile, user.email);
  return (
    <div className="flex max-w-[105rem] flex-col gap-4">
      <Seo
        title={dashboardPages.overview.title}
        description={lead}
        path={dashboardPages.overview.path}
        noindex
      />
      <header>
        <h1 className="text-xl leading-tight wrap-anywhere">Welcome, {name}</h1>
        <p className="text-sm text-muted">{lead}</p>
      </header>
      <NewUserCard />
      <View />
    </div>
  );
}
