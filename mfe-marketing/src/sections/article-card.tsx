import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Cover } from 'shared-ui/drawing';
import { organization, type SchemaNode } from 'shared-ui/structured-data';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../classes.ts';
import { type Article, teamLabel } from '../content/articles/article.ts';
import { articleWords } from '../content/articles/words.ts';
import type { Review } from '../content/review.ts';
import { readingMinutes } from './prose/prose.tsx';

interface ArticleCardProps {
  readonly article: Article;
  /** Label of its link. The accessible name adds the title, for screen reader users who list links. */
  readonly linkLabel: string;
  /** Shows the text next to the image instead of below it, if there is room. */
  readonly isWide?: boolean;
  readonly className?: string;
}

export function ArticleCard({ article, linkLabel, isWide = false, className }: ArticleCardProps) {
  const { slug, cover, title, category, published, excerpt } = article;
  return (
    <article
      className={classes(
        'relative grid content-start border border-edge bg-surface',
        isWide && 'lg:grid-cols-2 lg:gap-x-4',
        className,
      )}
    >
      <div data-tone="sheet" className="grid items-center bg-ground">
        <Cover seed={cover} className="w-full" />
      </div>
      <div className="grid content-start gap-2 px-5 py-5 md:px-6">
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span className="font-semibold text-copper">{category}</span>
          <time dateTime={published}>{formatDay(published)}</time>
          <span>{readingMinutes(articleWords[slug])} min read</span>
        </p>
        <h3 className={isWide ? 'text-xl md:text-2xl' : 'text-lg'}>{title}</h3>
        <p className="text-muted">{excerpt}</p>
        <p>
          <TextLink
            to={paths.blogArticle(slug)}
            aria-label={`${linkLabel}: ${title}`}
            className="inline-block py-2 font-semibold after:absolute after:inset-0"
          >
            {linkLabel}
          </TextLink>
        </p>
      </div>
    </article>
  );
}

const addressOf = (slug: Article['slug']) => brand.origin + paths.blogArticle(slug);

/** Structured data of an article in the list. */
export const articleCardNode = ({ slug, title, excerpt, category, published }: Article): SchemaNode => ({
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  articleSection: category,
  datePublished: published,
  url: addressOf(slug),
});

/** Structured data of an article. The text and the dates must match the page. */
export function articleNode(
  { slug, title, excerpt, category, published, revised }: Article,
  words: number,
  { author, reviewer }: Review,
): SchemaNode {
  const url = addressOf(slug);
  const person = (signatory: Review['author']): SchemaNode => ({
    '@type': 'Person',
    name: signatory,
    url: brand.origin + paths.team,
  });
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description: excerpt,
    articleSection: category,
    wordCount: words,
    datePublished: published,
    dateModified: revised,
    inLanguage: 'en-US',
    author: [
      { '@type': 'Organization', name: `${brand.shortName} ${teamLabel}`, url: brand.origin + paths.team },
      person(author),
    ],
    editor: person(reviewer),
    publisher: {
      '@type': 'Organization',
      '@id': organization['@id'],
      name: brand.name,
      url: organization.url,
    },
    mainEntityOfPage: { '@id': `${url}#page` },
  };
}
