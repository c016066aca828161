import { type ReactNode, useEffect, useState } from 'react';
import { officeZone } from 'shared-contract/firm';
import { formatHoursShort, type OpeningHours, openState } from 'shared-contract/hours';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Icon, type IconName } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { organization, questionsNode } from 'shared-ui/structured-data';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../classes.ts';
import {
  contactRest,
  type ContactSection,
  contactTop,
  type OfficeContact,
  head,
  message,
} from '../content/contact.ts';
import { ContactForm } from '../forms/contact.tsx';
import { PageContent, questionsIn } from '../page.tsx';
import { Heading, TitledSection, titleId } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { openingMessage, type OpeningMessage } from '../sections/opening-hours.ts';

const TICK_MS = 15_000;

/** Shows whether an office is open, by the visitor's clock. Reserves its space before hydration. */
function OpenNow({ hours }: { readonly hours: readonly OpeningHours[] }) {
  const [words, setWords] = useState<OpeningMessage>();
  useEffect(() => {
    const tick = () => {
      const now = new Date();
      setWords(openingMessage(openState(hours, now, officeZone), now));
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <div data-slot="open-now" data-wake="" className="min-h-20 sm:min-h-14 print:hidden noscript:hidden">
      {words ? (
        <>
          <p className="flex items-baseline gap-2 font-semibold">
            <span
              aria-hidden="true"
              className={classes('size-2.5 border', words.open ? 'border-success bg-success' : 'border-edge')}
            />
            {words.status}
          </p>
          <p className="text-sm text-muted">{words.own}</p>
        </>
      ) : null}
    </div>
  );
}

/** Formats "Mon-Fri 9AM-6PM EST". Only the first line shows the time zone. */
function Line({ days, hours, zone = '' }: { days: string; hours: string; zone?: string }) {
  return (
    <li className="grid grid-cols-[7.5rem_1fr] gap-4 border-b border-line py-3 tabular-nums sm:text-lg">
      <span className="text-muted first-letter:uppercase">{days}</span> <span>{hours + zone}</span>
    </li>
  );
}

/** The first word names the days. The rest applies to them: "weekends email only". */
function otherwiseOf({ otherwise }: OfficeContact) {
  const [days = '', ...rest] = otherwise.split(' ');
  return { days, hours: rest.join(' ') };
}

function DeskHours({ desk }: { desk: OfficeContact }) {
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

function HoursSection({ section }: { section: ContactSection<'hours'> }) {
  return (
    <TitledSection of={section} tone="surface">
      <ul className="mt-8 grid gap-12 md:grid-cols-2">
        {section.desks.map((desk) => (
          <DeskHours key={desk.id} desk={desk} />
        ))}
      </ul>
      <p className="mt-8 max-w-measure text-muted">{section.zone}</p>
    </TitledSection>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Way({ icon, label, note, children }: WayProps) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-t border-line py-4">
      <dt className="col-span-2 grid grid-cols-subgrid text-sm text-muted">
        <Icon name={icon} className="text-copper" />
        {label}
      </dt>
      <dd className="col-start-2 text-lg leading-snug wrap-anywhere">{children}</dd>
      <dd className="col-start-2 mt-1 text-sm text-muted">{note}</dd>
    </div>
  );
}

function Ways({ section: { labels, notes } }: { section: ContactSection<'message'> }) {
  return (
    <dl className="border-b border-line">
      <Way icon="phone" label={labels.phone} note={notes.phone}>
        <TextLink href={brand.phone.href} className="-my-2 inline-block py-2">
          {brand.phone.display}
        </TextLink>
      </Way>
      <Way icon="printer" label={labels.fax} note={notes.fax}>
        {brand.fax}
      </Way>
      <Way icon="mail" label={labels.email} note={notes.email}>
        <TextLink href={brand.email.href} className="-my-2 inline-block py-2">
          {brand.email.display}
        </TextLink>
      </Way>
      <Way icon="map-pin" label={labels.office} note={notes.office}>
        <address className="not-italic">
          {brand.address.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Way>
    </dl>
  );
}

function MessageSection({ section }: { section: ContactSection<'message'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)} className="pt-6 md:pt-8">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="rounded-md border border-edge bg-surface p-4 has-data-[slot=received]:self-start sm:p-8 lg:col-span-7 print:hidden noscript:self-start">
          <Heading of={section} className="mb-6" />
          <ContactForm />
        </div>
        <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-9">
          <Ways section={section} />
        </div>
      </div>
    </Section>
  );
}

export function Component() {
  return (
    <PageContent
      {...head}
      type="ContactPage"
      about={{ mainEntity: organization }}
      nodes={[questionsNode(paths.contact, questionsIn(contactRest))]}
    >
      <SectionList sections={contactTop} views={{}} />
      <MessageSection section={message} />
      <SectionList sections={contactRest} views={{ hours: HoursSection }} />
    </PageContent>
  );
}
