import type { ReactNode } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';
import { ownPages } from '../../own-pages.ts';

/** What coaches and administrators do; the database refuses everybody else. */
export function StaffOnly({ children }: { readonly children: ReactNode }) {
  if (roleOf(useSession().profile) !== 'user') return children;
  return (
    <Notice title="Access denied. Coach privileges required." className="max-w-160">
      <p>
        <TextLink to={ownPages.overview.path}>Go to your dashboard</TextLink>
      </p>
    </Notice>
  );
}
