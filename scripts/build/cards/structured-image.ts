import { CARD } from './card.ts';
import type { PageNode } from './page-words.ts';

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
 * Names the card as the picture of a page in its structured data. The page cannot: the card is made of it. Where the
 * application takes the page over, `StructuredData` leaves the block as it was served.
 */
export function withImage(html: string, url: string): string {
  return html.replaceAll(BLOCK, (_, start: string, text: string, end: string) => {
    const data = JSON.parse(text) as { readonly '@graph': readonly PageNode[] };
    const graph = data['@graph'].map((node) => withPicture(node, url));
    return start + JSON.stringify({ ...data, '@graph': graph }).replaceAll('<', '\\u003c') + end;
  });
}
