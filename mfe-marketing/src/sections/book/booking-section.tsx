import { useState } from 'react';
import { Section } from 'shared-ui/layout';
import type { BookSection } from '../../content/book/section-types.ts';
import { BookingForm } from '../../forms/booking/booking-form.tsx';
import { Heading, titleId } from '../common/heading.tsx';

export function BookingSection({ section }: { section: BookSection<'booking'> }) {
  const [isBooked, setBooked] = useState(false);
  return (
    <Section id={section.id} labelledBy={titleId(section)} className={isBooked ? '' : 'print:hidden'}>
      <Heading of={isBooked ? { ...section, ...section.booked } : section} />
      <div className="mt-8">
        <BookingForm label={section.formLabel} onBooked={() => setBooked(true)} />
      </div>
    </Section>
  );
}
