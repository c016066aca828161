import { roleLabel, roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { RoleBadge } from 'shared-ui/badge';
import { Avatar } from '../components/avatar.tsx';
import { displayName } from '../lib/display-name.ts';
import { SidebarNav } from './sidebar-nav.tsx';

/** Who is signed in, in which role, and the menu of that role. */
export function Sidebar({ className = '', onNavigate }: { className?: string; onNavigate?: () => void }) {
  const { user, profile } = useSession();
  const role = roleOf(profile);
  const name = displayName(profile, user?.email);
  return (
    <div className={`flex-col gap-4 p-3 ${className}`}>
      <div className="flex items-center gap-3 border-b border-line pb-4">
        <span className="size-10 shrink-0">
          <Avatar name={name} path={profile?.avatar_path} />
        </span>
        <div className="flex min-w-0 flex-col items-start gap-1">
          <p title={name} className="w-full truncate font-semibold">
            {name}
          </p>
          <RoleBadge role={role} label={roleLabel(role)} />
        </div>
      </div>
      <SidebarNav role={role} {...(onNavigate ? { onNavigate } : {})} />
    </div>
  );
}
