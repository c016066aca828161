import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { hasRole, type Role } from './roles.ts';
import { useSession } from './session-provider.tsx';

/** Shown if the role could not be checked. Source: product specification, document 3, section 6. */
const CHECK_FAILED = 'An error occurred';

export interface RequireRoleProps {
  readonly roles: readonly Role[];
  /** Message for other roles, such as 'Access denied'. */
  readonly message: string;
  /** Redirect target for other roles. */
  readonly fallback: string;
  /**
   * Shows the message and leaves the page: a toast and a navigation that replaces history. Called once per denial.
   * Without it, the component renders the message and a link to `fallback`.
   */
  readonly onRefuse?: (message: string, fallback: string) => void;
  readonly children: ReactNode;
}

/**
 * Renders its children only for the given roles. This is a convenience, not protection: the database decides which user
 * can read which data.
 */
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
