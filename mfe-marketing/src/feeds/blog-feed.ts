import { generateRssFeed } from 'feedsmith';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { teamLabel, type Article } from '../content/articles/article.ts';
import { head } from '../content/heads/blog.ts';
import { blogFeed } from '../content/heads/feeds.ts';
import { lastOf, noonOf } from './day.ts';

/** The articles as RSS 2.0, newest first: what a card of each says, and where it is read. */
export function blogRss(articles: readonly Article[]): string {
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
