import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Icon } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { HomeSection } from '../../content/home/section-types.ts';
import { episodes } from '../../content/podcast.ts';

const host = new URL(brand.podcast.hostUrl).host;

function EpisodeRow({ id, title, externalUrl }: (typeof brand.podcast.episodes)[number]) {
  const episode = episodes[id];
  return (
    <li className="grid gap-4 border-b border-line py-8 md:grid-cols-12 md:gap-8">
      <p className="flex flex-wrap gap-x-3 text-sm text-muted md:col-span-2 md:flex-col">
        <time dateTime={episode.published}>{formatDay(episode.published)}</time>
        <span className="tabular-nums">{episode.minutes} minutes</span>
      </p>
      <div className="grid content-start gap-2 md:col-span-7">
        <h3 className="text-lg md:text-xl">
          <TextLink to={episode.to}>{title}</TextLink>
        </h3>
        <p className="text-sm">
          With {episode.guest}, {episode.guestRole}
        </p>
        <p className="text-muted">{episode.summary}</p>
      </div>
      <p className="md:col-span-3 md:justify-self-end md:text-right">
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
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading
          id="podcast-title"
          eyebrow={section.eyebrow}
          title={section.title}
          lead={section.lead}
        />
        <p className="flex items-center gap-2">
          <Icon name="rss" className="text-copper" />
          <TextLink href={paths.podcast.feed}>{section.feedLabel}</TextLink>
        </p>
      </div>
      <ul className="mt-12 border-t border-edge">
        {brand.podcast.episodes.map((episode) => (
          <EpisodeRow key={episode.id} {...episode} />
        ))}
      </ul>
    </Section>
  );
}
