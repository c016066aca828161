import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { hasRole, type Role } from './roles.ts';
import { useSession } from './session-provider.tsx';

/** Shown when the role could not be checked. Source: product specification, document 3, section 6. */
const CHECK_FAILED = 'An error occurred';

export interface RequireRoleProps {
  readonly roles: readonly Role[];
  /** What others are told, such as 'Access denied'. */
  readonly message: string;
  /** Address that others are sent to. */
  readonly fallback: string;
  /**
   * Tells and sends them: a toast and a navigation that replaces history. Called once per refusal.
   * Without it the message stands in place, with a link to `fallback`.
   */
  readonly onRefuse?: (message: string, fallback: string) => void;
  readonly children: ReactNode;
}

/** Renders its children for some roles only. Convenience, not protection: the database decides who reads what. */
export function RequireRole({ roles, message, fallback, onRefuse, children }: RequireRoleProps) {
  const { profile, profileError } = useSession();
  const allowed = hasRole(profile, ...roles);
  const failed = !profile && profileError !== null;
  const refused = !allowed && (profile !== null || failed);
  const words = failed ? CHECK_FAILED : message;

  const tell = useEffectEvent(() => onRefuse?.(words, fallback));
  useEffect(() => {
    if (refused) tell();
  }, [refused]);

  if (allowed) return children;
  if (!refused || onRefuse) return null;
  return (
    <p role="alert" data-slot="role-refused">
      {words} <a href={fallback}>Back to your dashboard</a>
    </p>
  );
}
