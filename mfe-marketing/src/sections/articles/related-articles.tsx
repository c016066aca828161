import { Section } from 'shared-ui/layout';
import { articles } from '../../content/articles/articles.ts';
import type { ArticleSlug } from '../../content/articles/article.ts';
import { Heading, titleId } from '../common/heading.tsx';
import { ArticleCard } from './article-card.tsx';

const heading = { id: 'related', title: 'Read next' };

/** The two articles nearest in subject. */
export function RelatedArticles({ slugs }: { readonly slugs: readonly ArticleSlug[] }) {
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
