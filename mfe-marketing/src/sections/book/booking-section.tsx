import { useState } from 'react';
import { Section } from 'shared-ui/layout';
import type { BookSection } from '../../content/book/section-types.ts';
import { BookingForm } from '../../forms/booking/booking-form.tsx';
import { classes } from '../../classes.ts';
import { Heading, titleId } from '../common/heading.tsx';

export function BookingSection({ section }: { section: BookSection<'booking'> }) {
  const [outcome, setOutcome] = useState<'booked' | 'pending'>();
  return (
    <Section
      id={section.id}
      labelledBy={titleId(section)}
      className={classes('pt-6 md:pt-8', !outcome && 'print:hidden')}
    >
      {outcome ? (
        <Heading of={{ ...section, ...section[outcome] }} className="mb-6" />
      ) : (
        <h2 id={titleId(section)} className="sr-only">
          {section.title}
        </h2>
      )}
      <BookingForm label={section.formLabel} onBooked={({ status }) => setOutcome(status)} />
      {outcome ? null : <p className="mt-4 text-sm text-muted">{section.lead}</p>}
    </Section>
  );
}
