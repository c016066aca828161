import type { ReactNode } from 'react';
import { RequireRole } from 'shared-auth/require-role';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useMayTrain } from '../../../lib/use-may-train.ts';

/**
 * For coaches, administrators and who has a seat in a cohort; others are told and sent to their dashboard. Nothing is asked
 * while the role is unknown. The database decides what is kept.
 */
export function TrainingGate({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { profile } = useSession();
  const { mayTrain, isKnown, query } = useMayTrain();
  if (profile !== null && !isKnown) return <Spinner label="Looking whether the training is open to you" />;
  if (profile !== null && query.isError && !mayTrain)
    return <FailedQuery what="Whether the training is open to you" query={query} />;
  return (
    <RequireRole
      roles={mayTrain ? ['user', 'coach', 'admin'] : ['coach', 'admin']}
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
