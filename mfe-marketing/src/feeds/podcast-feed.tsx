import { generateRssFeed } from 'feedsmith';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { v5 as nameBased } from 'uuid';
import { podcastFeed } from '../content/feeds.ts';
import { type Episode, type EpisodeNotes, podcastSummary, type Transcript } from '../content/podcast.ts';

const [BLUEPRINT, VELLUM, COPPER] = ['#12395b', '#f4f6f3', '#f0a868'];
const COURSES = 9;
const JOINT = 1;
const HEIGHT = 6;
const WIDTH = 64;
const [LEFT, FOOT] = [22, 81];

/** Returns the widths of a course's blocks. Odd courses are offset by half a block. */
const blocksOf = (course: number) => {
  const block = (WIDTH - 2 * JOINT) / 3;
  const half = (block - JOINT) / 2;
  return course % 2 === 0 ? [block, block, block] : [half, block, block, half];
};

function courseOf(course: number): string {
  const y = FOOT - course * (HEIGHT + JOINT) - HEIGHT;
  let x = LEFT;
  return blocksOf(course)
    .map((width) => {
      const path = `M${x.toFixed(2)} ${String(y)}h${width.toFixed(2)}v${String(HEIGHT)}h-${width.toFixed(2)}z`;
      x += width + JOINT;
      return path;
    })
    .join('');
}

const lines = Array.from({ length: 24 }, (_, index) => (index + 1) * 4);
const grid = lines.map((at) => `M0 ${String(at)}h100M${String(at)} 0v100`).join('');
const top = FOOT - COURSES * (HEIGHT + JOINT) + JOINT;

/** Path of the cover as PNG, for podcast directories. */
export const coverPath = '/podcast/cover.png';

/** The podcast's cover: nine courses on a blueprint, the ninth in copper. It has no text, so it needs no font. */
export const podcastCover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<path fill="${BLUEPRINT}" d="M0 0h100v100H0z"/>
<path d="${grid}" stroke="${VELLUM}" stroke-opacity=".1" stroke-width=".12"/>
<path d="M14 ${String(top)}V${String(FOOT)}M12 ${String(top)}h4M12 ${String(FOOT)}h4M8 ${String(FOOT + 2)}h84" stroke="${VELLUM}" stroke-width=".5"/>
<path fill="${VELLUM}" d="${Array.from({ length: COURSES - 1 }, (_, course) => courseOf(course)).join('')}"/>
<path fill="${COPPER}" d="${courseOf(COURSES - 1)}"/>
</svg>`;

interface EpisodeTextProps {
  readonly episode: Episode;
  readonly notes: EpisodeNotes;
  /** Address of the episode's page. */
  readonly page: string;
  /** Address at the podcast's host. */
  readonly externalUrl: string;
}

/** Description of an episode for podcast apps, with links to listen and read. */
function EpisodeText({ episode, notes, page, externalUrl }: EpisodeTextProps) {
  return (
    <>
      {notes.summary.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {notes.keyTopics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <p>
        {episode.recording ? null : (
          <>
            This feed carries no recording of the episode:{' '}
            <a href={externalUrl}>listen at the podcast’s host</a>.{' '}
          </>
        )}
        <a href={page}>Read the whole edited transcript</a>.
      </p>
    </>
  );
}

/** Returns noon UTC, which is the same date in every time zone of the firm's readers. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const lastOf = (days: readonly string[]): string => [...days].sort().at(-1) ?? '';

export interface FeedEpisode {
  readonly id: string;
  readonly title: string;
  readonly externalUrl: string;
  readonly episode: Episode;
  readonly notes: EpisodeNotes;
  readonly transcript: Transcript;
}

/** The namespace from which the podcast standard derives the ids of feeds. */
const PODCAST_NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';
const HTML = 'text/html';

const address = (path: string) => brand.origin + path;
const chaptersPath = (id: string) => `/podcast/${id}/chapters.json`;

/** Returns the recording and its chapters, if the site plays the episode. */
function recordingOf({ id, episode: { recording } }: FeedEpisode) {
  if (recording === undefined) return {};
  return {
    // The size in bytes is unknown, which 0 states.
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

/** Returns the podcast as RSS 2.0 with the namespaces that podcast apps read, newest first. */
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
  // Directories require `false`, but the library writes the older `no`.
  return rss.replaceAll('<itunes:explicit>no</', '<itunes:explicit>false</');
}

/** Returns the chapter files of the recordings in the format of the podcast namespace, by path. */
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
