import { formatHoursShort } from 'shared-contract/hours';
import { brand } from 'shared-ui/brand';
import { Section } from 'shared-ui/layout';
import type { ContactSection, Desk } from '../../content/contact/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';
import { OpenNow } from './open-now.tsx';

/** "Mon-Fri 9AM-6PM EST": the zone stands on the first line and holds for all. */
function Line({ days, hours, zone = '' }: { days: string; hours: string; zone?: string }) {
  return (
    <li className="grid grid-cols-[7.5rem_1fr] gap-4 border-b border-line py-3 tabular-nums sm:text-lg">
      <span className="text-muted first-letter:uppercase">{days}</span> <span>{hours + zone}</span>
    </li>
  );
}

/** The first word names the days, the rest what holds: "weekends email only". */
function otherwiseOf({ otherwise }: Desk) {
  const [days = '', ...rest] = otherwise.split(' ');
  return { days, hours: rest.join(' ') };
}

function DeskHours({ desk }: { desk: Desk }) {
  const hours = brand.hours[desk.id];
  return (
    <li className="grid content-start gap-4 border-t-2 border-copper pt-6">
      <div className="grid gap-1">
        <h3 className="text-xl">{desk.name}</h3>
        <p className="text-muted">{desk.text}</p>
      </div>
      <ul aria-label={`Hours of ${desk.name.toLowerCase()}`} className="border-t border-edge">
        {hours.map((opening, index) => {
          const line = formatHoursShort(opening);
          return <Line key={line.days} {...line} zone={index === 0 ? ' EST' : ''} />;
        })}
        <Line {...otherwiseOf(desk)} />
      </ul>
      <OpenNow hours={hours} />
    </li>
  );
}

export function HoursSection({ section }: { section: ContactSection<'hours'> }) {
  return (
    <Section id={section.id} tone="surface" labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8 grid gap-12 md:grid-cols-2">
        {section.desks.map((desk) => (
          <DeskHours key={desk.id} desk={desk} />
        ))}
      </ul>
      <p className="mt-8 max-w-measure text-muted">{section.zone}</p>
    </Section>
  );
}
