import type { ReactNode } from 'react';
import { RequireRole } from 'shared-auth/require-role';
import { paths } from 'shared-contract/paths';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';

/** For coaches and administrators; others are told and sent to their dashboard. The database decides what is read. */
export function CoachesOnly({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
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
  );
}
