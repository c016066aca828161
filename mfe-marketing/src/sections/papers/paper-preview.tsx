import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import type { Library, LibraryItem } from '../../content/papers/library.ts';
import { CheckList } from '../common/details.tsx';
import { PaperByline, PaperFacts, PaperLink, PaperPicture } from './paper-card.tsx';

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
