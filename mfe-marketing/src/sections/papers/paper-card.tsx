import { formatDay } from 'shared-contract/format';
import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { Cover } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';
import {
  BENEFITS_ON_CARD,
  type Library,
  type LibraryItem,
  requestPath,
} from '../../content/papers/library.ts';
import { FileButton } from '../../file-button.tsx';
import { CheckList } from '../common/details.tsx';

/** The number of pages is that of the PDF. */
export function PaperFacts({ item }: { item: LibraryItem }) {
  const { paper, file } = item;
  return (
    <p className="flex flex-wrap gap-2">
      {paper.featured ? <Badge tone="copper">Featured</Badge> : null} <Badge>{paper.category}</Badge>{' '}
      {file ? <Badge className="tabular-nums">{file.pages} pages</Badge> : null}
    </p>
  );
}

export function PaperByline({ paper: { review, revised } }: { paper: LibraryItem['paper'] }) {
  return (
    <p className="text-sm text-muted">
      Written by {review.author}. Reviewed by {review.reviewer}. Revised{' '}
      <time dateTime={revised}>{formatDay(revised)}</time>.
    </p>
  );
}

const kilobytes = (bytes: number) => `${String(Math.round(bytes / 1000))} KB`;

/** Links to the PDF in a new tab, or to the contact form with the paper as the topic. */
export function PaperLink({
  item,
  download,
  request,
}: {
  item: LibraryItem;
  download: string;
  request: string;
}) {
  const { paper, file } = item;
  if (file === undefined)
    return (
      <ButtonLink to={requestPath(paper)} className="max-sm:flex-1">
        {request}
        <VisuallyHidden> ({paper.title})</VisuallyHidden>
      </ButtonLink>
    );
  return (
    <ButtonLink href={file.file} newTab className="max-sm:flex-1">
      {download}
      <VisuallyHidden>{` (${paper.title}, PDF, ${kilobytes(file.bytes)})`}</VisuallyHidden>
      <Icon name="download" />
    </ButtonLink>
  );
}

/** Shows the first page, or a generated cover if there is no file. */
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

interface PaperCardProps {
  readonly item: LibraryItem;
  readonly words: Library['words'];
  /** Opens the preview. It rejects if the preview's code can't be loaded. */
  readonly onPreview: () => Promise<void>;
}

/** A featured paper fills the row. */
export function PaperCard({ item, words, onPreview }: PaperCardProps) {
  const { id, title, description, benefits, featured } = item.paper;
  return (
    <li
      className={classes('border-t border-edge pt-6 print:break-inside-avoid', featured && 'lg:col-span-2')}
    >
      <article
        aria-labelledby={`${id}-title`}
        className={classes(
          'grid grid-cols-[5.5rem_1fr] grid-rows-[auto_1fr] gap-4 sm:grid-cols-[11rem_1fr] sm:gap-x-8',
          featured && 'lg:grid-cols-[18rem_1fr] lg:gap-x-12',
        )}
      >
        <PaperPicture item={item} className="sm:row-span-2" />
        <div className="grid content-start gap-3">
          <PaperFacts item={item} />
          <h3 id={`${id}-title`} className={classes('text-lg text-balance', featured && 'md:text-xl')}>
            {title}
          </h3>
        </div>
        <div className="grid content-start gap-4 max-sm:col-span-2">
          <p className="max-w-measure text-pretty text-muted">{description}</p>
          <PaperByline paper={item.paper} />
          {benefits ? <CheckList items={benefits.slice(0, BENEFITS_ON_CARD)} /> : null}
          <div className="flex flex-wrap gap-3 print:hidden">
            <PaperLink item={item} download={words.download} request={words.request} />
            <FileButton
              save={onPreview}
              opensDialog
              otherwise="The preview could not be opened. Try again."
              boxClass="max-sm:flex-1 noscript:hidden"
            >
              Preview<VisuallyHidden> ({title})</VisuallyHidden>
            </FileButton>
          </div>
        </div>
      </article>
    </li>
  );
}
