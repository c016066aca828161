import { generateRssFeed } from 'feedsmith';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { type Article, head, teamLabel } from '../content/articles/article.ts';
import { articles } from '../content/articles/articles.ts';
import { blogFeed, podcastFeed } from '../content/feeds.ts';
import { episodes } from '../content/podcast.ts';
import * as captiveInsurance from '../content/podcast/captive-insurance.ts';
import * as costRemediation from '../content/podcast/cost-remediation.ts';
import * as costSegregation from '../content/podcast/cost-segregation.ts';
import { chapterFiles, coverPath, lastOf, noonOf, podcastCover, podcastRss } from './podcast-feed.tsx';

/** Returns the articles as RSS 2.0, newest first. Each item has the text of the article's card and a link. */
function blogRss(articles: readonly Article[]): string {
  const newestFirst = [...articles].sort((a, b) => b.published.localeCompare(a.published));
  return generateRssFeed({
    title: blogFeed.title,
    link: brand.origin + paths.blog,
    description: head.description,
    language: 'en-us',
    lastBuildDate: noonOf(lastOf(articles.map(({ revised }) => revised))),
    atom: { links: [{ href: brand.origin + blogFeed.path, rel: 'self', type: 'application/rss+xml' }] },
    items: newestFirst.map(({ slug, title, excerpt, category, published, revised }) => {
      const link = brand.origin + paths.blogArticle(slug);
      return {
        title,
        link,
        guid: { value: link, isPermaLink: true },
        description: excerpt,
        categories: [{ name: category }],
        pubDate: noonOf(published),
        dc: { creators: [`${brand.shortName} ${teamLabel}`] },
        atom: { updated: noonOf(revised) },
      };
    }),
  });
}

const said = {
  'captive-insurance': captiveInsurance,
  'cost-remediation': costRemediation,
  'cost-segregation': costSegregation,
};

const feedEpisodes = brand.podcast.episodes.map((one) => ({
  ...one,
  episode: episodes[one.id],
  ...said[one.id],
}));

/** Files that the build writes to fixed paths. `files` in package.json names this module. */
export const files: Readonly<Record<string, string>> = {
  [blogFeed.path]: blogRss(articles),
  [podcastFeed.path]: podcastRss(feedEpisodes),
  ...chapterFiles(feedEpisodes),
};

/** Podcast directories require 1400 to 3000 px, as PNG or JPEG. */
const COVER_PIXELS = 1500;

/** Drawings that the build renders as square images, by path. */
export const pictures = { [coverPath]: { drawing: podcastCover, pixels: COVER_PIXELS } };
