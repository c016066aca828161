import type { RefObject } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { useProposals } from 'shared-ui/field';

/** Proposes name, address and number of who is signed in where those fields are empty. Rendered in the browser alone. */
export function PersonPrefill({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { user, profile } = useSession();
  // What was given at registration.
  const phone: unknown = user?.user_metadata['phone'];
  useProposals(area, {
    name: profile?.name,
    email: user?.email,
    phone: typeof phone === 'string' ? phone : undefined,
  });
  return null;
}
