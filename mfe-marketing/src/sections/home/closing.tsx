import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { strategies } from 'shared-contract/strategies';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { Cover, PlanSymbol, StrategyRing } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { articles } from '../../content/articles/articles.ts';
import { claims } from '../../content/claims.ts';
import type { HomeSection } from '../../content/home/section-types.ts';
import { episodes } from '../../content/podcast.ts';
import { ApplicationForm } from '../../forms/application/form.tsx';
import { Details } from '../common/details.tsx';
import { ActionLink } from '../common/links.tsx';

type Post = HomeSection<'posts'>['posts'][number];

const latest = articles.toSorted((one, other) => other.published.localeCompare(one.published)).slice(0, 3);

function PostRow({ post }: { post: Post }) {
  return (
    <li>
      <article className="relative grid items-start gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[7rem_1fr_14rem] md:py-3">
        <Cover
          seed={post.id}
          className="hidden w-full border border-edge md:col-start-1 md:row-span-3 md:block"
        />
        <p className="flex flex-wrap gap-x-3 text-sm text-muted md:col-start-2">
          <span className="font-semibold text-copper">{post.category}</span>
          <time dateTime={post.date}>{formatDay(post.date)}</time>
          <span>{post.readTime}</span>
        </p>
        <h3 className="text-lg md:col-start-2 md:text-xl">{post.title}</h3>
        <p className="hidden text-muted md:col-start-2 md:block">{post.excerpt}</p>
        <p className="md:col-start-3 md:row-span-3 md:row-start-1 md:self-center md:justify-self-end">
          Leads to:{' '}
          <ActionLink action={post.leadsTo} className="font-semibold after:absolute after:inset-0" />
        </p>
      </article>
    </li>
  );
}

export function PostsSection({ section }: { section: HomeSection<'posts'> }) {
  return (
    <Section labelledBy="posts-title">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="posts-title" title={section.title} lead={section.lead} />
        <ButtonLink to={section.action.to} variant="secondary">
          {section.action.label}
        </ButtonLink>
      </div>
      <ul className="mt-6 border-t border-edge">
        {section.posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </ul>
      <h3 className="mt-6 text-lg">Latest articles</h3>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-3">
        {latest.map(({ slug, title }) => (
          <li key={slug} className="border-t border-line py-3">
            <TextLink to={paths.blogArticle(slug)} className="inline-block py-1">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function RingSection({ section }: { section: HomeSection<'ring'> }) {
  const stones = strategies.map(({ id, name }) => ({ id, label: section.shortNames[id] ?? name }));
  return (
    <Section id="strategies" tone="sheet" className="sheet-squares" labelledBy="ring-title">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-8 lg:col-span-5">
          <SectionHeading id="ring-title" title={section.title} lead={section.lead} />
          {/* Hides the ring's labels, because the list next to it names every stone. */}
          <StrategyRing
            items={stones}
            className="hidden md:block [&_text[text-anchor]]:hidden [&>ol]:hidden [&>svg]:my-0 [&>svg]:max-w-72"
          />
        </div>
        <ol className="grid grid-cols-2 content-start gap-x-4 border-t border-edge md:gap-x-8 lg:col-span-7">
          {strategies.map((strategy, index) => (
            <li key={strategy.id} className="border-b border-line has-open:col-span-2">
              <details className="group">
                <summary className="flex min-h-14 cursor-pointer items-center gap-2 py-2 md:min-h-16 md:gap-4">
                  <span aria-hidden="true" className="w-6 font-heading text-copper tabular-nums">
                    {index + 1}
                  </span>
                  <PlanSymbol strategy={strategy.id} className="hidden w-10 md:block" />
                  <h3 className="grow font-sans text-base leading-snug font-semibold tracking-normal">
                    {section.shortNames[strategy.id] ?? strategy.name}
                  </h3>
                  <Icon name="chevron-down" className="group-open:rotate-180" />
                </summary>
                <p className="max-w-measure pb-4 pl-8 text-muted">{strategy.summary}</p>
              </details>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const host = new URL(brand.podcast.hostUrl).host;

function EpisodeRow({ id, title, externalUrl }: (typeof brand.podcast.episodes)[number]) {
  const episode = episodes[id];
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_auto_15rem] md:items-baseline">
      <h3 className="text-lg">
        <TextLink to={episode.to}>{title}</TextLink>
      </h3>
      <p className="text-sm text-muted tabular-nums">
        <time dateTime={episode.published}>{formatDay(episode.published)}</time>, {episode.minutes} minutes,
        with {episode.guest}
      </p>
      <p className="md:text-right">
        <TextLink href={externalUrl} newTab>
          Listen on {host}
        </TextLink>
      </p>
    </li>
  );
}

export function PodcastSection({ section }: { section: HomeSection<'podcast'> }) {
  return (
    <Section labelledBy="podcast-title">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <SectionHeading id="podcast-title" title={section.title} />
        <p className="flex items-center gap-2">
          <Icon name="rss" className="text-copper" />
          <TextLink href={paths.podcast.feed}>{section.feedLabel}</TextLink>
        </p>
      </div>
      <ul className="mt-8 border-t border-edge">
        {brand.podcast.episodes.map((episode) => (
          <EpisodeRow key={episode.id} {...episode} />
        ))}
      </ul>
    </Section>
  );
}

function Certification({ title, text, facts, action }: HomeSection<'nextStep'>['certification']) {
  return (
    <div
      data-tone="sheet"
      className="nc-grid sheet-squares grid content-start gap-4 rounded-md bg-ground p-6 text-ink lg:col-span-6 lg:p-8"
    >
      <h3 className="text-lg md:text-xl">{title}</h3>
      <p>{text}</p>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-edge">
        {facts.map((fact) => (
          <div key={fact.term} className="grid gap-1 border-b border-line py-3">
            <dt className="text-sm text-muted">{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={action.to} className="justify-self-start">
        {action.label}
      </ButtonLink>
    </div>
  );
}

export function NextStepSection({ section }: { section: HomeSection<'nextStep'> }) {
  return (
    <Section id="next-step" tone="surface" labelledBy="next-step-title">
      <SectionHeading id="next-step-title" title={section.title} lead={section.lead} />
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-6 lg:col-span-6">
          <div className="grid gap-2">
            <h3 className="text-lg md:text-xl">{section.form.title}</h3>
            <p className="text-muted">{section.form.text}</p>
          </div>
          <Details label={section.form.open}>
            <div className="py-6">
              <ApplicationForm height={400} source="home-next-step" label={section.form.title} />
            </div>
          </Details>
        </div>
        <Certification {...section.certification} />
      </div>
    </Section>
  );
}

interface Row {
  readonly value: string;
  readonly label: string;
  readonly basis: string;
  readonly limits: string;
}

function FigureRow({ value, label, basis, limits }: Row) {
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="w-28 py-6 pr-4 text-left font-normal md:w-60">
        <span className="block font-heading text-xl leading-tight tabular-nums md:text-2xl">{value}</span>
        <span className="text-sm">{label}</span>
      </th>
      <td className="grid gap-3 py-6 md:grid-cols-2 md:gap-8">
        <p>{basis}</p>
        <p>{limits}</p>
      </td>
    </tr>
  );
}

/** Figures with their basis and limits, at the same size. */
export function NumbersSection({ section }: { section: HomeSection<'numbers'> }) {
  const rows: readonly Row[] = [
    ...section.claims.map((id) => ({
      ...claims[id],
      basis: `${claims[id].counts} ${claims[id].substantiation}`,
    })),
    ...section.program,
  ];
  return (
    <Section id="figures" labelledBy="numbers-title">
      <SectionHeading id="numbers-title" title={section.title} lead={section.lead} />
      <Details label={section.open} className="mt-8">
        <table className="w-full border-collapse border-t border-edge">
          <thead>
            <tr className="border-b border-edge text-left align-baseline text-sm text-muted">
              <th scope="col" className="py-3 pr-4 font-semibold">
                Figure
              </th>
              <th scope="col" className="grid gap-x-8 py-3 font-semibold md:grid-cols-2">
                <span>Record</span> <span>Limits</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FigureRow key={row.label} {...row} />
            ))}
          </tbody>
        </table>
      </Details>
    </Section>
  );
}
