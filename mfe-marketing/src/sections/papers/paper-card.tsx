import { Button } from 'shared-ui/button';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';
import { BENEFITS_ON_CARD, type Library, type LibraryItem } from '../../content/papers/library.ts';
import { CheckList } from '../common/check-list.tsx';
import { PaperFacts } from './paper-facts.tsx';
import { PaperLink } from './paper-link.tsx';
import { PaperPicture } from './paper-picture.tsx';

interface PaperCardProps {
  readonly item: LibraryItem;
  readonly words: Library['words'];
  readonly onPreview: () => void;
}

/** A paper in its library: its first page beside what it holds. A featured one takes the whole row. */
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
