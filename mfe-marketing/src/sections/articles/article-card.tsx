import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { Cover } from 'shared-ui/drawing';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../../classes.ts';
import type { Article } from '../../content/articles/article.ts';
import { articleWords } from '../../content/articles/words.ts';
import { readingMinutes } from '../prose/prose-text.ts';

interface ArticleCardProps {
  readonly article: Article;
  /** What its link says; the title names it for those who only hear links. */
  readonly linkLabel: string;
  /** Beside its picture instead of below it, where there is room. */
  readonly isWide?: boolean;
  readonly className?: string;
}

/** An article in a list: picture, category, date, reading time, title and what it is about. */
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
