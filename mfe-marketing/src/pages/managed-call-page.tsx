import { Section } from 'shared-ui/layout';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import type { BookSection } from '../content/book.ts';
import { call, yourCall } from '../content/managed-call.ts';
import { ManagedCall } from '../forms/booking/managed-call.tsx';
import { PlainHead } from '../sections/common/heading.tsx';

function ManagedCallSection({ section }: { section: BookSection<'managedCall'> }) {
  const [search] = useSearchParams();
  const token = search.get('manage') ?? '';
  return (
    <Section id={section.id} aria-label={section.title} className="min-h-150 pt-6 md:pt-8">
      <ManagedCall key={token} token={token} />
    </Section>
  );
}

/** The booking page for an email's link. Anyone with the link can manage the call. */
export function ManagedCallPage() {
  return (
    <>
      <Seo
        title={yourCall.page}
        description="Your discovery call: its time, and how to confirm, move or cancel it."
        noindex
      />
      <PlainHead of={yourCall} />
      <ManagedCallSection section={call} />
    </>
  );
}
