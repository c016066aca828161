import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { requestPath, type LibraryItem } from '../../content/papers/library.ts';

interface PaperLinkProps {
  readonly item: LibraryItem;
  readonly download: string;
  readonly request: string;
}

const kilobytes = (bytes: number) => `${String(Math.round(bytes / 1000))} KB`;

/** To the PDF in a new tab, or to the contact form with the paper as its topic. */
export function PaperLink({ item, download, request }: PaperLinkProps) {
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
