import type { ReactNode } from 'react';
import { RequireRole } from 'shared-auth/require-role';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';

/** For coaches and administrators; others are told and sent to their dashboard. While the role is unknown nothing is asked. */
export function CoachesOnly({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { profile, profileError } = useSession();
  return (
    <>
      {profile === null && profileError === null ? <Spinner label="Loading your role" /> : null}
      <RequireRole
        roles={['coach', 'admin']}
        message="Access denied. Coach privileges required."
        fallback={paths.dashboard.index}
        onRefuse={(message, fallback) => {
          notify.error(message);
          void navigate(fallback, { replace: true });
        }}
      >
        {children}
      </RequireRole>
    </>
  );
}
