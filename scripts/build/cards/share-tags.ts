import { CARD } from './card.ts';
import { articleIn } from './page-kinds.ts';
import type { PageNode } from './page-words.ts';

export interface SharedPage {
  /** Where its card lies, with the origin. */
  readonly card: string;
  /** What the card says, for those who do not see it. */
  readonly alt: string;
  readonly nodes: readonly PageNode[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const property = ([name, content]: readonly [string, string]) =>
  `<meta property="${name}" content="${escaped(content)}">`;

/** What an article says of itself, by the Open Graph vocabulary. */
function articleTags(nodes: readonly PageNode[]): (readonly [string, string])[] {
  const article = articleIn(nodes);
  if (article === undefined) return [['og:type', 'website']];
  const { author, datePublished, dateModified, articleSection } = article;
  return [
    ['og:type', 'article'],
    ['article:published_time', datePublished],
    ...(dateModified === undefined ? [] : [['article:modified_time', dateModified] as const]),
    // The vocabulary wants a page about the author; a name where there is none.
    ...(author === undefined ? [] : [['article:author', author.url ?? author.name] as const]),
    ...(articleSection === undefined ? [] : [['article:section', articleSection] as const]),
  ];
}

/** The tags that lead to a page's card, for its head. */
export function shareTags({ card, alt, nodes }: SharedPage): string {
  const author = articleIn(nodes)?.author?.name;
  return [
    ...[
      ...articleTags(nodes),
      ['og:image', card] as const,
      ['og:image:type', 'image/png'] as const,
      ['og:image:width', String(CARD.width)] as const,
      ['og:image:height', String(CARD.height)] as const,
      ['og:image:alt', alt] as const,
    ].map(property),
    '<meta name="twitter:card" content="summary_large_image">',
    author === undefined ? '' : `<meta name="author" content="${escaped(author)}">`,
  ].join('');
}
