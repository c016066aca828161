import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Cover } from 'shared-ui/drawing';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { articleActions, articleHead } from '../../content/articles/article-page.ts';
import { type Article, type ArticleSlug, teamLabel } from '../../content/articles/article.ts';
import { articles } from '../../content/articles/articles.ts';
import { reviews } from '../../content/articles/reviews.ts';
import { blogFeed } from '../../content/feeds.ts';
import { PageContent } from '../../page.tsx';
import { ArticleCard, articleNode } from '../../sections/article-card.tsx';
import { Actions } from '../../sections/common/call-to-action.tsx';
import { FeedAlternate, FeedLink } from '../../sections/common/links.tsx';
import { Heading, PlainHead, titleId } from '../../sections/common/heading.tsx';
import { TextWithContents } from '../../sections/prose/text-with-contents.tsx';
import { type Prose, proseText, readingMinutes } from '../../sections/prose/prose.tsx';
import { ReadingTools } from '../../sections/prose/reading-tools.tsx';

const heading = { id: 'related', title: 'Read next' };

function RelatedArticles({ slugs }: { readonly slugs: readonly ArticleSlug[] }) {
  const related = slugs.flatMap((slug) => articles.find((article) => article.slug === slug) ?? []);
  return (
    <Section tone="surface" labelledBy={titleId(heading)} className="print:hidden">
      <Heading of={heading} />
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        {related.map((article) => (
          <li key={article.slug} className="grid">
            <ArticleCard article={article} linkLabel="Read more" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Byline({ article, words }: { readonly article: Article; readonly words: number }) {
  const { author, reviewer } = reviews[article.slug];
  return (
    <div className="mt-5 grid grid-cols-[6rem_1fr] items-center gap-x-4 md:mt-6 md:grid-cols-[9rem_1fr] md:gap-x-6">
      <Cover seed={article.cover} className="w-full border border-edge" />
      <div className="grid gap-1 text-sm">
        <p className="font-semibold text-copper">{article.category}</p>
        <p>
          By {brand.shortName} {teamLabel}, {readingMinutes(words)} min read
        </p>
        <p>
          Written by {author}. Reviewed by {reviewer}.
        </p>
        <p className="text-muted">
          <time dateTime={article.published}>{formatDay(article.published)}</time>, revised{' '}
          <time dateTime={article.revised}>{formatDay(article.revised)}</time>
        </p>
      </div>
    </div>
  );
}

function ChangeLog({ slug }: { readonly slug: ArticleSlug }) {
  return (
    <details className="mt-10 border-t border-edge pt-6 text-sm text-muted">
      <summary className="cursor-pointer py-2 font-semibold">What changed in this article</summary>
      <ul className="mt-2 grid gap-2">
        {reviews[slug].changes.map(({ date, text }) => (
          <li key={date}>
            <time dateTime={date}>{formatDay(date)}</time>: {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Links to next steps, and the disclaimer. */
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

function ArticleView({ article, text: { Body, outline }, words }: ArticleViewProps) {
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
      <TextWithContents
        outline={outline}
        labelledBy={titleId(heading)}
        articleClass="[&_#sources~ul]:text-sm [&_#sources~ul]:text-muted"
      >
        <Body />
        <ChangeLog slug={article.slug} />
        <ReadingTools title={article.title} className="mt-12 border-t border-edge pt-6" />
        <p className="mt-4 flex flex-wrap gap-x-8 print:hidden">
          <TextLink to={paths.blog} className="inline-block py-2">
            Back to Blog
          </TextLink>
          <FeedLink feed={blogFeed} />
        </p>
      </TextWithContents>
      <RelatedArticles slugs={article.related} />
      <NextSteps article={article} />
    </>
  );
}

/** Builds the page component of an article. Call it once per article, outside rendering. */
export function articlePage(article: Article, content: Parameters<typeof proseText>[0], words: number) {
  const text = proseText(content);
  return () => (
    <PageContent {...articleHead(article)} nodes={[articleNode(article, words, reviews[article.slug])]}>
      <FeedAlternate feed={blogFeed} />
      <ArticleView article={article} text={text} words={words} />
    </PageContent>
  );
}
