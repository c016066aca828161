import { Cover } from 'shared-ui/drawing';
import { classes } from '../../classes.ts';
import type { LibraryItem } from '../../content/papers/library.ts';

/** The first page of a paper; of one without a file, the drawing that would stand on it. */
export function PaperPicture({ item, className }: { item: LibraryItem; className?: string }) {
  const { paper, file } = item;
  const frame = classes('w-full rounded-sm border border-edge', className);
  return file === undefined ? (
    <Cover seed={paper.id} className={frame} />
  ) : (
    <img
      src={file.cover.src}
      width={file.cover.width}
      height={file.cover.height}
      alt={`First page of “${paper.title}”`}
      loading="lazy"
      decoding="async"
      className={classes('h-auto', frame)}
    />
  );
}
