import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Cover } from 'shared-ui/drawing';
import { Container, Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { articleActions } from '../../content/articles/actions.ts';
import { teamLabel, type Article } from '../../content/articles/article.ts';
import { blogFeed } from '../../content/heads/feeds.ts';
import { Actions } from '../common/actions.tsx';
import { FeedLink } from '../common/feed-link.tsx';
import { Heading, titleId } from '../common/heading.tsx';
import { PlainHead } from '../common/plain-head.tsx';
import { Contents } from '../prose/contents.tsx';
import type { Prose } from '../prose/prose-text.ts';
import { readingMinutes } from '../prose/prose-text.ts';
import { ReadingTools } from '../prose/reading-tools.tsx';
import { RelatedArticles } from './related-articles.tsx';

/** Category, author, dates and reading time: what a reader weighs before they begin. */
function Byline({ article, words }: { readonly article: Article; readonly words: number }) {
  return (
    <div className="mt-5 grid grid-cols-[6rem_1fr] items-center gap-x-4 md:mt-6 md:grid-cols-[9rem_1fr] md:gap-x-6">
      <Cover seed={article.cover} className="w-full border border-edge" />
      <div className="grid gap-1 text-sm">
        <p className="font-semibold text-copper">{article.category}</p>
        <p>
          By {brand.shortName} {teamLabel}, {readingMinutes(words)} min read
        </p>
        <p className="text-muted">
          <time dateTime={article.published}>{formatDay(article.published)}</time>, revised{' '}
          <time dateTime={article.revised}>{formatDay(article.revised)}</time>
        </p>
      </div>
    </div>
  );
}

/** The last word: what a reader can do now, and what the text is not. */
function NextSteps({ article }: { readonly article: Article }) {
  const heading = { id: 'next', title: 'Bring your own figures.' };
  return (
    <Section tone="sheet" className="sheet-squares" labelledBy={titleId(heading)}>
      <div className="grid items-end gap-8 lg:grid-cols-12">
        <div className="grid gap-4 lg:col-span-7">
          <Heading of={heading} />
          <p className="max-w-measure text-muted">
            This article is general information for the years it names, not advice on your case. A first call
            is free, and your own CPA is welcome on it.
          </p>
        </div>
        <Actions actions={articleActions[article.slug]} className="lg:col-span-5 lg:justify-end" />
      </div>
    </Section>
  );
}

interface ArticleViewProps {
  readonly article: Article;
  readonly text: Prose;
  readonly words: number;
}

/** An article: what it is, its contents beside it, the text, and where to go on. */
export function ArticleView({ article, text: { Body, outline }, words }: ArticleViewProps) {
  const heading = {
    id: 'article',
    page: article.category,
    parent: { label: 'Blog', to: paths.blog },
    title: article.title,
  };
  return (
    <>
      <PlainHead of={heading} isRead>
        <Byline article={article} words={words} />
      </PlainHead>
      <Container className="py-8 md:py-14 print:py-4">
        <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-12">
          <Contents outline={outline} />
          <article
            aria-labelledby={titleId(heading)}
            className="max-w-measure min-w-0 lg:col-span-8 print:max-w-none [&_#sources~ul]:text-sm [&_#sources~ul]:text-muted"
          >
            <Body />
            <ReadingTools title={article.title} className="mt-12 border-t border-edge pt-6" />
            <p className="mt-4 flex flex-wrap gap-x-8 print:hidden">
              <TextLink to={paths.blog} className="inline-block py-2">
                Back to Blog
              </TextLink>
              <FeedLink feed={blogFeed} />
            </p>
          </article>
        </div>
      </Container>
      <RelatedArticles slugs={article.related} />
      <NextSteps article={article} />
    </>
  );
}
