import type { RefObject } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { useProposals } from 'shared-ui/field';

/** `Mary Ann Lee` is proposed as `Mary Ann` and `Lee`; one word alone as the first name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName: last };
}

/** Proposes who is signed in where those fields are empty. Rendered in the browser alone. */
export function ApplicantPrefill({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { user, profile } = useSession();
  // What was given at registration.
  const phone: unknown = user?.user_metadata['phone'];
  useProposals(area, {
    ...splitName(profile?.name ?? ''),
    email: user?.email,
    phone: typeof phone === 'string' ? phone : undefined,
  });
  return null;
}
