import { CARD } from './card-drawing.ts';
import { articleIn } from './page-kinds.ts';
import type { PageNode } from './page-words.ts';

export interface SharedPage {
  /** URL of the card, with the origin. */
  readonly card: string;
  readonly alt: string;
  readonly nodes: readonly PageNode[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const property = ([name, content]: readonly [string, string]) =>
  `<meta property="${name}" content="${escaped(content)}">`;

/** Returns Open Graph tags for the page's type and, for an article, its author and dates. */
function articleTags(nodes: readonly PageNode[]): (readonly [string, string])[] {
  const article = articleIn(nodes);
  if (article === undefined) return [['og:type', 'website']];
  const { author: [author] = [], datePublished, dateModified, articleSection } = article;
  return [
    ['og:type', 'article'],
    ['article:published_time', datePublished],
    ...(dateModified === undefined ? [] : [['article:modified_time', dateModified] as const]),
    // Open Graph expects a page about the author. Without one, use the name.
    ...(author === undefined ? [] : [['article:author', author.url ?? author.name] as const]),
    ...(articleSection === undefined ? [] : [['article:section', articleSection] as const]),
  ];
}

/** Returns the head tags that refer to a page's card. */
export function shareTags({ card, alt, nodes }: SharedPage): string {
  const author = articleIn(nodes)?.author?.[0]?.name;
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

const BLOCK = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs;

/** Nodes that search engines show with a picture. */
const PICTURED = /^(?:Article|BlogPosting|NewsArticle|PodcastEpisode|\w*Event)$/;

function withPicture(node: PageNode, url: string): PageNode {
  const id = node['@id'];
  if (typeof id === 'string' && id.endsWith('#page'))
    return { ...node, primaryImageOfPage: { '@type': 'ImageObject', url, ...CARD } };
  return PICTURED.test(String(node['@type'])) && node['image'] === undefined ? { ...node, image: url } : node;
}

/**
 * Adds the card as the page's picture to its structured data. The page can't do it, because the card is made from the
 * page. After hydration, `StructuredData` leaves the served block unchanged.
 */
export function withImage(html: string, url: string): string {
  return html.replaceAll(BLOCK, (_, start: string, text: string, end: string) => {
    const data = JSON.parse(text) as { readonly '@graph': readonly PageNode[] };
    const graph = data['@graph'].map((node) => withPicture(node, url));
    return start + JSON.stringify({ ...data, '@graph': graph }).replaceAll('<', '\\u003c') + end;
  });
}
