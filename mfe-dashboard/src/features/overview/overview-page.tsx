import type { ReactNode } from 'react';
import { roleOf } from 'shared-auth/roles';
import type { Role } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { displayName, emailLocalPart } from '../../lib/display-name.ts';
import { ownPages } from '../../own-pages.ts';
import { AdminOverview } from './components/admin-overview.tsx';
import { CoachOverview } from './components/coach-overview.tsx';
import { NewUserCard } from './components/new-user-card.tsx';
import { UserOverview } from './components/user-overview.tsx';

const views: Record<Role, { View: () => ReactNode; lead: string }> = {
  user: { View: UserOverview, lead: 'Your clients, your resources and the stories you have told.' },
  coach: { View: CoachOverview, lead: 'Your clients and their stories, as of today.' },
  admin: { View: AdminOverview, lead: 'Leads, applications and calls that wait for an answer.' },
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
      <Seo title={ownPages.overview.title} description={lead} path={ownPages.overview.path} noindex />
      <header>
        <h1 className="text-xl leading-tight wrap-anywhere">Welcome, {name}</h1>
        <p className="text-sm text-muted">{lead}</p>
      </header>
      <NewUserCard />
      <View />
    </div>
  );
}
