import type { Article } from '../../content/articles/article.ts';
import { articleHead } from '../../content/heads/articles.ts';
import { blogFeed } from '../../content/heads/feeds.ts';
import { PageContent } from '../../page-content.tsx';
import { articleNode } from '../../sections/articles/article-nodes.ts';
import { ArticleView } from '../../sections/articles/article-view.tsx';
import { FeedAlternate } from '../../sections/common/feed-link.tsx';
import { proseText } from '../../sections/prose/prose-text.ts';

/** The page of an article, made once of its record and its text. */
export function articlePage(article: Article, content: Parameters<typeof proseText>[0], words: number) {
  const text = proseText(content);
  return () => (
    <PageContent {...articleHead(article)} nodes={[articleNode(article, words)]}>
      <FeedAlternate feed={blogFeed} />
      <ArticleView article={article} text={text} words={words} />
    </PageContent>
  );
}
