import { useState } from 'react';
import { Section } from 'shared-ui/layout';
import type { BookSection } from '../../content/book/section-types.ts';
import { BookingForm } from '../../forms/booking/booking-form.tsx';
import { Heading, titleId } from '../common/heading.tsx';

export function BookingSection({ section }: { section: BookSection<'booking'> }) {
  const [outcome, setOutcome] = useState<'booked' | 'pending'>();
  return (
    <Section id={section.id} labelledBy={titleId(section)} className={outcome ? '' : 'print:hidden'}>
      <Heading of={outcome ? { ...section, ...section[outcome] } : section} />
      <div className="mt-8">
        <BookingForm label={section.formLabel} onBooked={({ status }) => setOutcome(status)} />
      </div>
    </Section>
  );
}
