import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import { Claim } from 'shared-ui/claim';
import { Icon, type IconName } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import { Portrait } from 'shared-ui/portrait';
import { QuestionList } from 'shared-ui/question-list';
import { Seo } from 'shared-ui/seo';
import { organization, pageNodes, questionsNode, StructuredData } from 'shared-ui/structured-data';
import { TextLink } from 'shared-ui/text-link';
import { head, hero } from '../content/hero.ts';
import { layerName } from '../content/layers.ts';
import { benefits } from '../content/benefits.ts';
import { changedGame, closing, questions, testimonials } from '../content/overview.ts';
import { useCohorts } from '../lib/cohorts.ts';
import { ApplyLinks } from '../sections/parts.tsx';
import { Hero, LayerSchedule, ProgramDetails } from '../sections/overview.tsx';

const cell = 'border-line block border-t py-2 md:table-cell md:px-4 md:py-4 md:first:pl-0';

function ChangedGame() {
  return (
    <Section labelledBy="changed-game">
      <SectionHeading
        id="changed-game"
        eyebrow={changedGame.eyebrow}
        title={changedGame.title}
        lead={changedGame.lead}
      />
      {/* Explicit roles, because `display: block` on phones removes the table semantics. */}
      <table role="table" className="mt-12 block w-full border-collapse text-start md:table">
        <caption className="sr-only">Four changes in the law, and the layer that works with each</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row">
            {['What', 'Before', 'Now', 'Worked on in'].map((heading) => (
              <th
                key={heading}
                role="columnheader"
                scope="col"
                className="py-2 text-start text-sm font-semibold text-muted md:px-4 md:first:pl-0"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {changedGame.changes.map((change) => (
            <tr key={change.topic} role="row" className="mb-6 block border-b border-line md:table-row">
              <th
                role="rowheader"
                scope="row"
                className={`${cell} text-start font-heading text-lg font-semibold`}
              >
                {change.topic}
              </th>
              <td role="cell" className={`${cell} text-muted`}>
                <span className="font-semibold md:hidden">Before: </span>
                {change.was}
              </td>
              <td role="cell" className={cell}>
                <span className="font-semibold md:hidden">Now: </span>
                {change.now}
              </td>
              <td role="cell" className={`${cell} text-copper`}>
                Layer {change.layer}, {layerName(change.layer)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-muted">Source: {changedGame.source}</p>
    </Section>
  );
}

type BenefitIcon = (typeof benefits.items)[number]['icon'];

const icons: Record<BenefitIcon, IconName> = {
  badge: 'award',
  templates: 'file',
  access: 'book',
  tools: 'calculator',
  directory: 'search',
  referral: 'handshake',
};

function Benefits() {
  return (
    <Section tone="surface" labelledBy="benefits">
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="flex flex-col gap-8 lg:col-span-5">
          <SectionHeading id="benefits" title={benefits.title} lead={benefits.lead} />
          <Claim disclosure={benefits.retainer.disclosure} className="border-l-2 border-copper pl-4">
            <p className="font-semibold">{benefits.retainer.claim}</p>
          </Claim>
        </div>
        <ul className="grid gap-8 sm:grid-cols-2 lg:col-span-7">
          {benefits.items.map((benefit) => (
            <li key={benefit.title} className="flex flex-col gap-2 border-t border-line pt-4">
              <Icon name={icons[benefit.icon]} className="text-copper" />
              <h3 className="text-lg">{benefit.title}</h3>
              <p className="text-muted">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Testimonials() {
  return (
    <Section tone="surface" labelledBy="graduates">
      <SectionHeading id="graduates" title={testimonials.title} />
      <ul className="mt-12 grid gap-8 lg:grid-cols-3">
        {testimonials.items.map(({ id, name, portrait, title, quote, disclosure }) => (
          <li key={id}>
            <figure className="grid h-full content-start gap-4 border-t border-line pt-6">
              <figcaption className="grid grid-cols-[5rem_1fr] items-end gap-4">
                <Portrait id={id} name={name} features={portrait} />
                <span className="grid">
                  <span className="font-semibold">{name}</span>
                  <span className="text-muted">{title}</span>
                </span>
              </figcaption>
              <Claim isStory disclosure={disclosure}>
                <blockquote className="font-heading text-pretty">
                  <p>“{quote}”</p>
                </blockquote>
              </Claim>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Questions() {
  return (
    <Section tone="surface" labelledBy="questions">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <SectionHeading id="questions" title={questions.title} className="lg:col-span-5" />
        <QuestionList
          name="questions"
          // Print shows every answer.
          className="lg:col-span-7 print:[&_details::details-content]:[content-visibility:visible]"
          items={questions.items.map(({ question, answer }) => ({
            question,
            answer: answer.map((paragraph) => (
              <p key={paragraph} className="mb-3 last:mb-0">
                {paragraph}
              </p>
            )),
          }))}
        />
      </div>
    </Section>
  );
}

function Closing() {
  return (
    <Section tone="sheet" labelledBy="apply">
      <div className="flex flex-col gap-8">
        <SectionHeading id="apply" title={closing.title} lead={closing.lead} />
        <ApplyLinks />
        <p>
          Written applications are reviewed within {programme.reviewHours} hours on business days.{' '}
          {programme.seatsPerCohort} seats per cohort.{' '}
          <TextLink to={paths.cppsApply}>Apply in writing</TextLink>
        </p>
      </div>
    </Section>
  );
}

const course = {
  '@type': 'Course',
  // Same id as on the pricing page, which has the price and the dates.
  '@id': `${brand.origin}${paths.pricing}#course`,
  name: hero.page,
  description: head.description,
  provider: { '@id': organization['@id'] },
};

const nodes = [
  ...pageNodes({ ...head, title: hero.page }, { mainEntity: course }),
  organization,
  questionsNode(paths.cpps, questions.items),
];

export function Component() {
  const { cohorts, today } = useCohorts();
  return (
    <>
      <Seo {...head} />
      <StructuredData nodes={nodes} />
      <Hero next={cohorts[0]} today={today} />
      <ChangedGame />
      <Benefits />
      <LayerSchedule />
      <Testimonials />
      <ProgramDetails cohorts={cohorts} />
      <Questions />
      <Closing />
    </>
  );
}
