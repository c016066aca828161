import { useEffect, type RefObject } from 'react';
import { useSession } from 'shared-auth/session-provider';

/**
 * Proposes values for fields that are empty. They become the fields' defaults, so that what is typed, before or after,
 * and what a draft holds goes first.
 */
export function usePrefill(area: RefObject<HTMLElement | null>, values: Readonly<Record<string, string>>) {
  const entries = JSON.stringify(values);
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(entries) as Record<string, string>)) {
      const field = area.current?.querySelector(`[name="${name}"]`);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isField && value !== '' && field.value === '') field.defaultValue = value;
    }
  }, [area, entries]);
}

/** Who is signed in is asked for their name and address as a proposal. Rendered in the browser alone. */
export function PersonPrefill({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { user, profile } = useSession();
  usePrefill(area, { name: profile?.name ?? '', email: user?.email ?? '' });
  return null;
}
