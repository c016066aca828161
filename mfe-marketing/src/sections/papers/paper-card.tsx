import { formatDay } from 'shared-contract/format';
import { Badge } from 'shared-ui/badge';
import { Button, ButtonLink } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
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
import { CheckList } from '../common/details.tsx';

/** The number of pages is that of the PDF. */
function PaperFacts({ item }: { item: LibraryItem }) {
  const { paper, file } = item;
  return (
    <p className="flex flex-wrap gap-2">
      {paper.featured ? <Badge tone="copper">Featured</Badge> : null} <Badge>{paper.category}</Badge>{' '}
      {file ? <Badge className="tabular-nums">{file.pages} pages</Badge> : null}
    </p>
  );
}

function PaperByline({ paper: { review, revised } }: { paper: LibraryItem['paper'] }) {
  return (
    <p className="text-sm text-muted">
      Written by {review.author}. Reviewed by {review.reviewer}. Revised{' '}
      <time dateTime={revised}>{formatDay(revised)}</time>.
    </p>
  );
}

const kilobytes = (bytes: number) => `${String(Math.round(bytes / 1000))} KB`;

/** Links to the PDF in a new tab, or to the contact form with the paper as the topic. */
function PaperLink({ item, download, request }: { item: LibraryItem; download: string; request: string }) {
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
function PaperPicture({ item, className }: { item: LibraryItem; className?: string }) {
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

interface PaperPreviewProps {
  readonly item: LibraryItem;
  readonly library: Pick<Library, 'words' | 'included'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PaperPreview({ item, library, open, onClose }: PaperPreviewProps) {
  const { paper, file } = item;
  const { words, included } = library;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={paper.title}
      mfe="mfe-marketing"
      className="max-w-3xl"
    >
      <PaperFacts item={item} />
      <div className="grid gap-6 sm:grid-cols-[13rem_1fr] sm:gap-8">
        <PaperPicture item={item} className="max-sm:max-w-40" />
        <div className="grid content-start gap-3">
          {paper.preview.map((paragraph) => (
            <p key={paragraph} className="text-pretty">
              {paragraph}
            </p>
          ))}
          <PaperByline paper={paper} />
          <p className="text-sm text-muted">What changed: {paper.review.changes[0]?.text}</p>
          <p className="border-l-2 border-copper pl-4 text-muted">
            This is only a preview.{' '}
            {file
              ? `The full paper has ${String(file.pages)} pages, with its tables, examples and sources.`
              : 'We send the full paper, with its tables, examples and sources, on request.'}
          </p>
        </div>
      </div>
      <section aria-labelledby="preview-included" className="grid gap-2">
        <h3 id="preview-included" className="text-base font-semibold">
          {included.title}
        </h3>
        <div className="sm:[&_ul]:grid sm:[&_ul]:grid-cols-2 sm:[&_ul]:gap-x-8">
          <CheckList items={paper.benefits ?? included.items} />
        </div>
        {included.note === undefined ? null : <p className="text-muted">{included.note}</p>}
      </section>
      <div className="flex flex-wrap gap-3">
        <PaperLink item={item} download={words.downloadFull} request={words.requestFull} />
        <Button variant="secondary" onClick={onClose} className="max-sm:flex-1">
          Close Preview
        </Button>
      </div>
    </Dialog>
  );
}

interface PaperCardProps {
  readonly item: LibraryItem;
  readonly words: Library['words'];
  readonly onPreview: () => void;
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
            <Button variant="secondary" onClick={onPreview} className="max-sm:flex-1 noscript:hidden">
              Preview<VisuallyHidden> ({title})</VisuallyHidden>
            </Button>
          </div>
        </div>
      </article>
    </li>
  );
}
