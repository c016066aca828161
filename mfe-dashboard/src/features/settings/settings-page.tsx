import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { RoleBadge } from 'shared-ui/badge';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { ProfilePanel } from './components/profile-panel.tsx';
import { SignOutPanel } from './components/sign-out-panel.tsx';
import { ThemePanel } from './components/theme-panel.tsx';

export function Component() {
  const { profile, loading } = useSession();
  if (loading || !profile) return <Spinner label="Loading your settings" />;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <Seo
        title="Settings"
        description="Your name, the look of the site and your session."
        path={paths.dashboard.settings}
        noindex
      />
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl md:text-2xl">Settings</h1>
        <RoleBadge role={roleOf(profile)} />
      </header>
      <ProfilePanel key={profile.id} profile={profile} />
      <ThemePanel />
      <SignOutPanel />
    </div>
  );
}
