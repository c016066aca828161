import { mailHref } from 'shared-contract/contact-href';
import { paths } from 'shared-contract/paths';
import { LevelBadge } from 'shared-ui/badge';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { Cover } from 'shared-ui/drawing';
import { useHydrated } from 'shared-ui/hooks';
import { Icon } from 'shared-ui/icon';
import { Container, Section } from 'shared-ui/layout';
import { Portrait } from 'shared-ui/portrait';
import { TextLink } from 'shared-ui/text-link';
import {
  type DirectoryPerson,
  head as directory,
  type Professional,
  type RegisteredPerson,
} from '../../content/directory/professional.ts';
import { headOf, missing } from '../../content/directory/profiles.ts';
import { BadgeList } from '../common/details.tsx';
import { PlainHead } from '../common/heading.tsx';
import { callHref } from './professional-card.tsx';

function BackToDirectory() {
  return (
    <p className="print:hidden">
      <TextLink to={paths.cpaDirectory} className="inline-flex min-h-11 items-center gap-2">
        <Icon name="arrow-left" />
        Back to Directory
      </TextLink>
    </p>
  );
}

function NameAndFirm({ person: { name, title, firm, location } }: { person: DirectoryPerson }) {
  return (
    <>
      <h1 id="profile-title" className="text-xl sm:text-2xl md:text-3xl">
        {name}
      </h1>
      <p className="md:text-lg">
        {title}, <span className="font-semibold">{firm}</span>
      </p>
      <p className="flex items-start gap-2 text-muted">
        <Icon name="map-pin" className="mt-0.5 text-copper" />
        {location}
      </p>
    </>
  );
}

const statsOf = ({ rating, yearsExperience, clientsSaved }: Professional) => [
  { term: 'Rating', value: `${rating.toFixed(1)} of 5` },
  { term: 'Experience', value: `${String(yearsExperience)} years` },
  { term: 'Clients', value: String(clientsSaved) },
];

function Contact({ person: { email, phone, website, linkedIn } }: { person: Professional }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={mailHref(email)} className="max-sm:grow">
        <Icon name="mail" />
        Email
      </ButtonLink>
      <ButtonLink href={callHref(phone)} variant="secondary" className="max-sm:grow">
        <Icon name="phone" />
        Call
      </ButtonLink>
      {website === undefined ? null : (
        <ButtonLink href={website} newTab variant="secondary" className="max-sm:grow">
          Visit Website
          <Icon name="external" />
        </ButtonLink>
      )}
      {linkedIn === undefined ? null : (
        <ButtonLink href={linkedIn} newTab variant="secondary" className="max-sm:grow">
          LinkedIn
          <Icon name="external" />
        </ButtonLink>
      )}
      <p className="hidden print:block">{[email, website].filter((way) => way !== undefined).join(', ')}</p>
    </div>
  );
}

export function ProfileHead({ person }: { readonly person: Professional }) {
  const { id, name, portrait, cppsLevel, phone } = person;
  return (
    <section
      id="profile"
      data-slot="section"
      aria-labelledby="profile-title"
      className="border-b border-edge bg-ground text-ink"
    >
      <Container className="pt-6 pb-8 md:pt-10 md:pb-12">
        <Breadcrumb page={name} parent={headOf(person).parent} />
        <BackToDirectory />
        <div
          aria-hidden="true"
          data-slot="cover"
          className="mt-2 flex aspect-3/1 items-center overflow-hidden rounded-md md:aspect-5/1 print:hidden"
        >
          <Cover seed={id} className="w-full shrink-0" />
        </div>
        <div className="mt-6 grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-6 sm:grid-cols-[10rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-6 lg:grid-cols-[12rem_1fr_16rem] lg:gap-x-8">
          <Portrait
            id={id}
            name={name}
            features={portrait}
            className="self-start sm:row-span-2 print:max-w-28"
          />
          <div className="grid content-start gap-2">
            <LevelBadge level={cppsLevel} className="justify-self-start" />
            <NameAndFirm person={person} />
            <p className="flex items-start gap-2 text-muted tabular-nums">
              <Icon name="phone" className="mt-0.5 text-copper" />
              {phone}
            </p>
          </div>
          <div className="max-sm:col-span-2">
            <Contact person={person} />
          </div>
          <dl className="col-span-2 grid grid-cols-3 content-start border-t border-edge pt-4 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:grid-cols-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6">
            {statsOf(person).map(({ term, value }) => (
              <div
                key={term}
                className="flex flex-col-reverse justify-end border-line lg:border-b lg:py-3 lg:last:border-b-0"
              >
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="font-heading text-lg leading-tight tabular-nums md:text-xl">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}

/** A person from the register: their own description, and a link that verifies the certificate. */
export function RegisteredProfile({ person }: { readonly person: RegisteredPerson }) {
  const { id, name, specializations, about, email, cohort, code } = person;
  const isHydrated = useHydrated();
  return (
    <Section data-wake="" labelledBy="profile-title" className="min-h-dvh pt-6 md:pt-8">
      <Breadcrumb page={name} parent={{ label: directory.title, to: directory.path }} />
      <BackToDirectory />
      <div className="mt-4 grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-6 border-b border-edge pb-8 sm:grid-cols-[10rem_1fr] sm:gap-x-6">
        {isHydrated ? (
          <Portrait id={id} name={name} className="self-start print:max-w-28" />
        ) : (
          // Reserves the portrait's space, because the edge has the person's data but can't draw.
          <div className="aspect-5/6 self-start rounded-md border border-edge print:max-w-28" />
        )}
        <div className="grid min-w-0 content-start gap-2 wrap-anywhere">
          <NameAndFirm person={person} />
          <p>
            CPPS, {cohort}. <TextLink to={paths.verifyCode(code)}>Check certificate {code}</TextLink>
          </p>
        </div>
        <div className="col-span-2">
          <ButtonLink href={mailHref(email)} className="max-sm:w-full print:hidden">
            <Icon name="mail" />
            Email
          </ButtonLink>
          <p className="hidden print:block">{email}</p>
        </div>
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid max-w-measure content-start gap-4 wrap-anywhere lg:col-span-7">
          <h2 className="text-xl md:text-2xl">About {name}</h2>
          {about.map((paragraph, index) => (
            <p key={index} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="grid content-start gap-3 lg:col-span-5">
          <h3 className="text-lg">Specializations</h3>
          <BadgeList items={specializations} />
        </div>
      </div>
      <p className="mt-10 max-w-measure border-l-2 border-copper pl-4">
        {name} wrote this text. The practice is independent of us; work and price are between it and you.
      </p>
    </Section>
  );
}

/** Page for an address without a profile. */
export function MissingProfile() {
  return (
    // As tall as the window, so that the footer doesn't move in view if the register does have the person.
    <div data-wake="" className="min-h-dvh">
      <PlainHead
        of={{
          id: 'missing',
          page: 'Certified CPAs',
          title: missing.title,
          lead: 'The requested CPA profile could not be found.',
        }}
        isRead
      >
        <ButtonLink to={paths.cpaDirectory} className="mt-8">
          Browse All CPAs
        </ButtonLink>
      </PlainHead>
    </div>
  );
}
