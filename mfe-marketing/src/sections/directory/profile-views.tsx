import type { ComponentType } from 'react';
import { mailHref } from 'shared-contract/contact-href';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { Claim } from 'shared-ui/claim';
import { Container, Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';
import type { FullProfile, Professional } from '../../content/directory/professional.ts';
import { directoryNote } from '../../content/directory/professionals.ts';
import { profiles } from '../../content/directory/profiles.ts';
import { BadgeList, CheckList } from '../common/details.tsx';
import { PlainSection } from '../common/heading.tsx';
import { Tabs } from '../common/tabs.tsx';

function Facts({ title, items, className }: { title: string; items: readonly string[]; className?: string }) {
  if (items.length === 0) return null;
  return (
    <div className={classes('grid content-start gap-3', className)}>
      <h3 className="text-lg">{title}</h3>
      <CheckList items={items} />
    </div>
  );
}

function Overview({ person, profile }: ViewProps) {
  const paragraphs = (profile.fullBio === '' ? person.bio : profile.fullBio).split(/\n\s*\n/);
  return (
    <Section labelledBy="overview-title">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid max-w-measure content-start gap-4 lg:col-span-7">
          <h2 id="overview-title" className="text-xl md:text-2xl">
            About {person.name}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Facts title="Certifications" items={profile.certifications} className="mt-4" />
        </div>
        <div className="grid content-start gap-8 lg:col-span-5">
          <div className="grid content-start gap-3">
            <h3 className="text-lg">Specializations</h3>
            <BadgeList items={person.specializations} />
          </div>
          <Facts title="Achievements" items={profile.achievements} />
        </div>
      </div>
    </Section>
  );
}

type Study = ViewProps['profile']['caseStudies'][number];

const partsOf = ({ challenge, solution, result }: Study) => [
  { term: 'Challenge', text: challenge },
  { term: 'Solution', text: solution },
  { term: 'Result', text: result },
];

function CaseStudies({ person, profile }: ViewProps) {
  return (
    <PlainSection name="case-studies" title={`Cases of ${person.name}`}>
      {profile.caseStudies.map((study, index) => (
        <article
          key={study.title}
          aria-labelledby={`case-${String(index)}`}
          className="mt-8 border-t border-edge pt-6 md:mt-12"
        >
          <h3 id={`case-${String(index)}`} className="text-lg md:text-xl">
            {study.title}
          </h3>
          <p className="mt-1 text-muted">{study.industry}</p>
          <Claim isStory disclosure={study.disclosure} className="mt-6 max-w-none gap-6">
            <dl className="grid gap-6 lg:grid-cols-3 lg:gap-8">
              {partsOf(study).map(({ term, text }) => (
                <div key={term} className="grid content-start gap-2">
                  <dt className="font-semibold text-copper">{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-6 border-l-2 border-copper pl-4 font-semibold tabular-nums">{study.savings}</p>
          </Claim>
        </article>
      ))}
    </PlainSection>
  );
}

/** Each quote has its disclosure next to it. */
function Quotes({ person, profile }: ViewProps) {
  return (
    <PlainSection name="testimonials" title={`What clients say about ${person.name}`}>
      <ul className="mt-8 grid gap-8 lg:gap-12">
        {profile.testimonials.map(({ client, company, text, savings, disclosure }) => (
          <li key={client} className="border-t border-edge pt-6">
            <figure className="grid gap-4 lg:grid-cols-12 lg:gap-12">
              <figcaption className="lg:col-span-3">
                <span className="block font-semibold">{client}</span>
                <span className="text-muted">{company}</span>
              </figcaption>
              <Claim isStory disclosure={disclosure} className="max-w-measure gap-4 lg:col-span-9">
                <blockquote className="font-heading text-lg text-pretty">“{text}”</blockquote>
                {savings === undefined ? null : (
                  <p className="mt-4 border-l-2 border-copper pl-4 font-semibold tabular-nums">{savings}</p>
                )}
              </Claim>
            </figure>
          </li>
        ))}
      </ul>
    </PlainSection>
  );
}

const formHref = (person: string, service: string) =>
  `${paths.contact}?${new URLSearchParams({ topic: `quote:${person}:${service}` }).toString()}`;

/** Each service has an email link, and a link to the contact form for visitors without an email app. */
function Services({ person, profile }: ViewProps) {
  return (
    <PlainSection name="services" title={`What ${person.name} offers`}>
      <ul className="mt-8 border-b border-edge">
        {profile.services.map(({ name, description, startingPrice }) => (
          <li
            key={name}
            className="grid gap-3 border-t border-edge py-6 md:grid-cols-[1fr_auto] md:items-center md:gap-x-12"
          >
            <div className="grid gap-2">
              <h3 className="text-lg md:text-xl">{name}</h3>
              <p className="max-w-measure">{description}</p>
              <p className="font-semibold tabular-nums">{startingPrice}</p>
            </div>
            <div className="grid justify-items-start gap-1 md:justify-items-end print:hidden">
              <ButtonLink
                href={`${mailHref(person.email)}?subject=${encodeURIComponent(`Inquiry about ${name}`)}`}
                variant="secondary"
              >
                Get Quote<VisuallyHidden> for {name}</VisuallyHidden>
              </ButtonLink>
              <TextLink to={formHref(person.name, name)} className="inline-flex min-h-11 items-center">
                Use the form<VisuallyHidden> for a quote for {name}</VisuallyHidden>
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </PlainSection>
  );
}

interface ViewProps {
  readonly person: Professional;
  readonly profile: FullProfile;
}

const none: FullProfile = {
  fullBio: '',
  achievements: [],
  certifications: [],
  services: [],
  testimonials: [],
  caseStudies: [],
};

const views: readonly {
  readonly id: string;
  readonly label: string;
  readonly View: ComponentType<ViewProps>;
  /** The part of the profile that it shows. */
  readonly part: 'services' | 'testimonials' | 'caseStudies';
}[] = [
  { id: 'services', label: 'Services', View: Services, part: 'services' },
  { id: 'testimonials', label: 'Testimonials', View: Quotes, part: 'testimonials' },
  { id: 'case-studies', label: 'Case Studies', View: CaseStudies, part: 'caseStudies' },
];

/** Omits views without content. With only one view, there is no tab bar. */
export function ProfileViews({ person }: { readonly person: Professional }) {
  const profile = (profiles as Readonly<Record<string, FullProfile>>)[person.id] ?? none;
  const overview = <Overview person={person} profile={profile} />;
  const filled = views.filter(({ part }) => profile[part].length > 0);
  return (
    <>
      {filled.length > 0 ? (
        <Tabs
          label={`About ${person.name}`}
          views={[
            { id: 'overview', label: 'Overview', content: overview },
            ...filled.map(({ id, label, View }) => ({
              id,
              label,
              content: <View person={person} profile={profile} />,
            })),
          ]}
        />
      ) : (
        overview
      )}
      <Container className="pb-10 md:pb-14">
        <p className="max-w-measure border-l-2 border-copper pl-4">{directoryNote}</p>
      </Container>
    </>
  );
}
