import { Section } from 'shared-ui/layout';
import type { BookSection } from '../../content/book/section-types.ts';
import { BookingForm } from '../../forms/booking/booking-form.tsx';
import { Heading, titleId } from '../common/heading.tsx';

export function BookingSection({ section }: { section: BookSection<'booking'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)} className="print:hidden">
      <Heading of={section} />
      <div className="mt-8">
        <BookingForm label={section.formLabel} />
      </div>
    </Section>
  );
}
