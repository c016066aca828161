import { generateRssFeed } from 'feedsmith';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { v5 as nameBased } from 'uuid';
import { podcastFeed } from '../content/heads/feeds.ts';
import { podcastSummary, type Episode } from '../content/podcast.ts';
import type { EpisodeNotes, Transcript } from '../content/podcast/transcript.ts';
import { lastOf, noonOf } from './day.ts';
import { EpisodeText } from './episode-text.tsx';
import { coverPath } from './podcast-cover.ts';

export interface FeedEpisode {
  readonly id: string;
  readonly title: string;
  readonly externalUrl: string;
  readonly episode: Episode;
  readonly notes: EpisodeNotes;
  readonly transcript: Transcript;
}

/** What the podcast namespace makes names of feeds from. */
const PODCAST_NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';
const HTML = 'text/html';

const address = (path: string) => brand.origin + path;
const chaptersPath = (id: string) => `/podcast/${id}/chapters.json`;

/** The recording and its chapters, for an episode that has one to play. */
function recordingOf({ id, episode: { recording } }: FeedEpisode) {
  if (recording === undefined) return {};
  return {
    // Nobody has counted its bytes: 0 says so.
    enclosures: [{ url: new URL(recording.src, brand.origin).href, type: recording.type, length: 0 }],
    chapters: { url: address(chaptersPath(id)), type: 'application/json+chapters' },
  };
}

function itemOf(one: FeedEpisode) {
  const { title, externalUrl, episode, notes, transcript } = one;
  const link = address(episode.to);
  const { chapters, ...recording } = recordingOf(one);
  const [host, guest] = transcript.speakers;
  return {
    title,
    link,
    guid: { value: link, isPermaLink: true },
    description: episode.summary,
    pubDate: noonOf(episode.published),
    ...recording,
    content: {
      encoded: renderToStaticMarkup(
        <EpisodeText episode={episode} notes={notes} page={link} externalUrl={externalUrl} />,
      ),
    },
    itunes: {
      title,
      duration: episode.minutes * 60,
      explicit: false,
      episodeType: 'full',
      author: brand.name,
    },
    podcast: {
      transcripts: [{ url: `${link}#transcript-title`, type: HTML, language: 'en' }],
      ...(chapters && { chapters }),
      persons: [
        { display: host, role: 'host', group: 'cast', href: address(paths.team) },
        { display: guest, role: 'guest', group: 'cast', href: `${link}#guest` },
      ],
    },
  };
}

/** The podcast as RSS 2.0 with the namespaces that apps for podcasts read, newest first. */
export function podcastRss(episodes: readonly FeedEpisode[]): string {
  const feed = address(podcastFeed.path);
  const newestFirst = [...episodes].sort((a, b) => b.episode.published.localeCompare(a.episode.published));
  const rss = generateRssFeed({
    title: podcastFeed.title,
    link: brand.podcast.hostUrl,
    description: podcastSummary,
    language: 'en-us',
    copyright: brand.name,
    lastBuildDate: noonOf(lastOf(episodes.map(({ episode }) => episode.published))),
    atom: { links: [{ href: feed, rel: 'self', type: 'application/rss+xml' }] },
    image: { url: address(coverPath), title: podcastFeed.title, link: brand.podcast.hostUrl },
    itunes: {
      author: brand.name,
      image: address(coverPath),
      type: 'episodic',
      explicit: false,
      categories: [{ text: 'Business', categories: [{ text: 'Investing' }] }],
    },
    podcast: {
      guid: nameBased(feed.replace(/^https?:\/\//, ''), PODCAST_NAMESPACE),
      locked: { value: true, owner: brand.email.display },
      medium: 'podcast',
    },
    items: newestFirst.map(itemOf),
  });
  // Directories ask for the words of today; the library writes those of before.
  return rss.replaceAll('<itunes:explicit>no</', '<itunes:explicit>false</');
}

/** The chapters of recordings, as the podcast namespace has them, by the paths at which they are served. */
export function chapterFiles(episodes: readonly FeedEpisode[]): Record<string, string> {
  return Object.fromEntries(
    episodes.flatMap(({ id, episode: { recording, to }, transcript }) => {
      if (recording === undefined) return [];
      const chapters = transcript.chapters.flatMap((chapter) => {
        const startTime = recording.chapters[chapter.id];
        return startTime === undefined
          ? []
          : [{ startTime, title: chapter.title, url: `${address(to)}#${chapter.id}` }];
      });
      return [[chaptersPath(id), JSON.stringify({ version: '1.2.0', chapters })]];
    }),
  );
}
