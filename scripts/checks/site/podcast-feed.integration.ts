import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '@scripts/core/files';
import { loadModule } from '@scripts/core/modules';
import { parseRssFeed } from 'feedsmith';

interface FeedModule {
  podcastRss(episodes: readonly object[]): string;
  chapterFiles(episodes: readonly object[]): Record<string, string>;
}

// Unlike all current episodes, the site itself plays this one.
const { podcastRss, chapterFiles } = loadModule(
  path.join(root, 'mfe-marketing/src/feeds/podcast-feed.tsx'),
) as unknown as FeedModule;
const episode = {
  id: 'sounds-good',
  title: 'Sounds <good> & right',
  externalUrl: 'https://podcasts.example/sounds-good',
  episode: {
    ...{
      to: '/podcast/sounds-good',
      published: '2026-10-20',
      minutes: 12,
      summary: 'Short.',
      description: '',
    },
    ...{ guest: 'Ann Lee', guestRole: 'actuary' },
    recording: {
      src: '/static/podcast/sounds-good.mp3',
      type: 'audio/mpeg',
      chapters: { start: 0, costs: 185 },
    },
  },
  notes: { summary: ['Half & half.'], keyTopics: ['One'], guestBio: [], authorities: [] },
  transcript: {
    speakers: ['Harlan Teague', 'Ann Lee'],
    chapters: [
      { id: 'start', title: 'Start', turns: [] },
      { id: 'costs', title: 'What it costs', turns: [] },
      { id: 'never-timed', title: 'Never timed', turns: [] },
    ],
  },
};
const older = { ...episode, id: 'older', episode: { ...episode.episode, published: '2026-01-20' } };

test('an episode with a recording carries it, and its chapters as a file of their own', () => {
  const item = parseRssFeed(podcastRss([older, episode])).items?.[0];
  assert.ok(item);
  assert.equal(item.title, episode.title);
  const [enclosure] = item.enclosures ?? [];
  assert.match(enclosure?.url ?? '', /^https:\/\/[^/]+\/static\/podcast\/sounds-good\.mp3$/);
  assert.equal(enclosure?.type, 'audio/mpeg');
  assert.doesNotMatch(item.content?.encoded ?? '', /no recording/);
  assert.match(item.content?.encoded ?? '', /<p>Half &amp; half\.<\/p>/);

  const files = chapterFiles([episode]);
  const [address = ''] = Object.keys(files);
  assert.ok(item.podcast?.chapters?.url?.endsWith(address));
  const { chapters } = JSON.parse(files[address] ?? '') as {
    chapters: { startTime: number; title: string }[];
  };
  assert.deepEqual(
    chapters.map(({ startTime, title }) => [startTime, title]),
    [
      [0, 'Start'],
      [185, 'What it costs'],
    ],
  );
});

test('the newest episode stands first, and the feed is as new as that', () => {
  const feed = parseRssFeed(podcastRss([older, episode]));
  assert.equal(feed.items?.length, 2);
  assert.match(feed.items[0]?.pubDate ?? '', /20 Oct 2026/);
  assert.match(feed.lastBuildDate ?? '', /20 Oct 2026/);
});
