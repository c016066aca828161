import { Section } from 'shared-ui/layout';
import { useSearchParams } from 'shared-ui/router';
import type { BookSection } from '../../content/book/section-types.ts';
import { ManagedCall } from '../../forms/booking/managed-call.tsx';

/** The call of the token in the address. */
export function ManagedCallSection({ section }: { section: BookSection<'managedCall'> }) {
  const [search] = useSearchParams();
  const token = search.get('manage') ?? '';
  return (
    <Section id={section.id} aria-label={section.title} className="min-h-150 pt-6 md:pt-8">
      <ManagedCall key={token} token={token} />
    </Section>
  );
}
