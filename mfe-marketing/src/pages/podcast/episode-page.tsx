import { brand } from 'shared-ui/brand';
import { episodeHeads } from '../../content/heads/podcast.ts';
import { podcastFeed } from '../../content/heads/feeds.ts';
import { PageContent } from '../../page-content.tsx';
import { FeedAlternate } from '../../sections/common/feed-link.tsx';
import { EpisodeView, type EpisodeContent } from '../../sections/podcast/episode-view.tsx';

/** The page of an episode, made once of what is known of it. */
export function episodePage(content: EpisodeContent) {
  const { id, episode } = content;
  const head = episodeHeads[id];
  const node = {
    '@type': 'PodcastEpisode',
    '@id': `${brand.origin}${head.path}#episode`,
    name: head.title,
    description: episode.summary,
    url: brand.origin + head.path,
    datePublished: episode.published,
    timeRequired: `PT${String(episode.minutes)}M`,
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: brand.podcast.title,
      url: brand.podcast.hostUrl,
      webFeed: brand.origin + podcastFeed.path,
    },
    actor: { '@type': 'Person', name: episode.guest, jobTitle: episode.guestRole },
  } as const;
  return () => (
    <PageContent {...head} nodes={[node]}>
      <FeedAlternate feed={podcastFeed} />
      <EpisodeView {...content} />
    </PageContent>
  );
}
