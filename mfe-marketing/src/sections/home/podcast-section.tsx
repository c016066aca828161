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
