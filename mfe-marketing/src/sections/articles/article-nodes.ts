import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { organization, type SchemaNode } from 'shared-ui/structured-data';
import { teamLabel, type Article } from '../../content/articles/article.ts';

const addressOf = (slug: Article['slug']) => brand.origin + paths.blogArticle(slug);

/** An article as its card in the list shows it. */
export const articleCardNode = ({ slug, title, excerpt, category, published }: Article): SchemaNode => ({
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  articleSection: category,
  datePublished: published,
  url: addressOf(slug),
});

/** The article as search engines read it: the same words and dates as the page shows. */
export function articleNode(
  { slug, title, excerpt, category, published, revised }: Article,
  words: number,
): SchemaNode {
  const url = addressOf(slug);
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
    author: {
      '@type': 'Organization',
      name: `${brand.shortName} ${teamLabel}`,
      url: brand.origin + paths.team,
    },
    publisher: {
      '@type': 'Organization',
      '@id': organization['@id'],
      name: brand.name,
      url: organization.url,
    },
    mainEntityOfPage: { '@id': `${url}#page` },
  };
}
