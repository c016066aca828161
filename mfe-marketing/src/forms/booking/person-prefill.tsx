import { useEffect, type RefObject } from 'react';
import { useSession } from 'shared-auth/session-provider';

/**
 * Proposes name, address and number of who is signed in where those fields are empty. They become the fields' defaults, so that
 * what is typed, before or after, and what a draft holds goes first. Rendered in the browser alone.
 */
export function PersonPrefill({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { user, profile } = useSession();
  const name = profile?.name;
  const email = user?.email;
  // What was given at registration.
  const given: unknown = user?.user_metadata['phone'];
  const phone = typeof given === 'string' ? given : undefined;
  useEffect(() => {
    for (const [field, value] of Object.entries({ name, email, phone })) {
      const input = area.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
      if (input && value && input.value === '') input.defaultValue = value;
    }
  }, [area, name, email, phone]);
  return null;
}
