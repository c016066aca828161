import { Badge } from 'shared-ui/badge';
import type { LibraryItem } from '../../content/papers/library.ts';

/** Category and length of a paper, and whether it is featured. The pages were counted in the file. */
export function PaperFacts({ item }: { item: LibraryItem }) {
  const { paper, file } = item;
  return (
    <p className="flex flex-wrap gap-2">
      {paper.featured ? <Badge tone="copper">Featured</Badge> : null} <Badge>{paper.category}</Badge>{' '}
      {file ? <Badge className="tabular-nums">{file.pages} pages</Badge> : null}
    </p>
  );
}
