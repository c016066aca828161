import { mailHref } from 'shared-contract/contact-href';
import { paths } from 'shared-contract/paths';
import { LevelBadge } from 'shared-ui/badge';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { Cover } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { Portrait } from 'shared-ui/portrait';
import { TextLink } from 'shared-ui/text-link';
import type { Professional } from '../../content/directory/professional.ts';
import { headOf } from '../../content/heads/cpa-profile.ts';
import { callHref } from '../cpa-directory/professional-card.tsx';

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

/** Who it is: the cover, the person, what is counted, and how to reach them. */
export function ProfileHead({ person }: { readonly person: Professional }) {
  const { id, name, portrait, title, firm, location, cppsLevel, phone } = person;
  return (
    <section
      id="profile"
      data-slot="section"
      aria-labelledby="profile-title"
      className="border-b border-edge bg-ground text-ink"
    >
      <Container className="pt-6 pb-8 md:pt-10 md:pb-12">
        <Breadcrumb page={name} parent={headOf(person).parent} />
        <p className="print:hidden">
          <TextLink to={paths.cpaDirectory} className="inline-flex min-h-11 items-center gap-2">
            <Icon name="arrow-left" />
            Back to Directory
          </TextLink>
        </p>
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
