import { brand } from 'shared-ui/brand';
import { articles } from '../content/articles/articles.ts';
import { blogFeed, podcastFeed } from '../content/heads/feeds.ts';
import { episodes } from '../content/podcast.ts';
import { notes as captiveNotes } from '../content/podcast/captive-insurance-notes.ts';
import { transcript as captiveTranscript } from '../content/podcast/captive-insurance-transcript.ts';
import { notes as remediationNotes } from '../content/podcast/cost-remediation-notes.ts';
import { transcript as remediationTranscript } from '../content/podcast/cost-remediation-transcript.ts';
import { notes as segregationNotes } from '../content/podcast/cost-segregation-notes.ts';
import { transcript as segregationTranscript } from '../content/podcast/cost-segregation-transcript.ts';
import { blogRss } from './blog-feed.ts';
import { coverPath, podcastCover } from './podcast-cover.ts';
import { chapterFiles, podcastRss } from './podcast-feed.tsx';

const said = {
  'captive-insurance': { notes: captiveNotes, transcript: captiveTranscript },
  'cost-remediation': { notes: remediationNotes, transcript: remediationTranscript },
  'cost-segregation': { notes: segregationNotes, transcript: segregationTranscript },
};

const feedEpisodes = brand.podcast.episodes.map((one) => ({
  ...one,
  episode: episodes[one.id],
  ...said[one.id],
}));

/** What the build writes at fixed paths (`files` in package.json names this module). */
export const files: Readonly<Record<string, string>> = {
  [blogFeed.path]: blogRss(articles),
  [podcastFeed.path]: podcastRss(feedEpisodes),
  ...chapterFiles(feedEpisodes),
};

/** Directories of podcasts ask for 1400 to 3000 pixels, as PNG or JPEG. */
const COVER_PIXELS = 1500;

/** Drawings that are served as square pictures, by path. */
export const pictures = { [coverPath]: { drawing: podcastCover, pixels: COVER_PIXELS } };
