import { Section, SectionHeading } from 'shared-ui/layout';
import { Seo } from 'shared-ui/seo';
import { call, yourCall } from '../content/book/managed-call.ts';
import { ManagedCallSection } from '../sections/book/managed-call-section.tsx';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { titleId } from '../sections/common/heading.tsx';

/** The booking page at the link of a letter: one call, for whoever has the link. */
export function ManagedCallPage() {
  return (
    <>
      <Seo
        title={yourCall.eyebrow}
        description="The discovery call that you booked: its time, and how to confirm, move or cancel it."
        noindex
      />
      <Section id={yourCall.id} tone="sheet" className="sheet-squares" labelledBy={titleId(yourCall)}>
        <Breadcrumb page={yourCall.eyebrow} />
        <SectionHeading id={titleId(yourCall)} level={1} title={yourCall.title} lead={yourCall.lead} />
      </Section>
      <ManagedCallSection section={call} />
    </>
  );
}
