import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { RoleBadge } from 'shared-ui/badge';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { ownPages } from '../../own-pages.ts';
import { ProfilePanel } from './components/profile-panel.tsx';
import { SecurityPanels } from './components/security/security-panels.tsx';
import { SignOutPanel } from './components/sign-out-panel.tsx';
import { ThemePanel } from './components/theme-panel.tsx';

export function Component() {
  const { profile, loading } = useSession();
  if (loading || !profile) return <Spinner label="Loading your settings" />;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <Seo
        title={ownPages.settings.title}
        description="Your name, the look of the site and the security of your account."
        path={ownPages.settings.path}
        noindex
      />
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl md:text-2xl">{ownPages.settings.title}</h1>
        <RoleBadge role={roleOf(profile)} />
      </header>
      <ProfilePanel key={profile.id} profile={profile} />
      <ThemePanel />
      <SecurityPanels />
      <SignOutPanel />
    </div>
  );
}
