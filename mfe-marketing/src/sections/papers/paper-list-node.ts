import { brand } from 'shared-ui/brand';
import type { SchemaNode } from 'shared-ui/structured-data';
import type { LibraryItem } from '../../content/papers/library.ts';

/** A library's papers for search engines: what its cards say. */
export const paperListNode = (items: readonly LibraryItem[]): SchemaNode => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ paper, file }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'DigitalDocument',
      name: paper.title,
      description: paper.description,
      genre: paper.category,
      ...(file && { url: brand.origin + file.file, encodingFormat: 'application/pdf' }),
    },
  })),
});
