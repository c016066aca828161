import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { RowMark } from './live-page.ts';

/** What somebody else has done to a row since the list was read. */
export function RowMarkNote({ mark }: { mark: RowMark | undefined }) {
  if (mark === 'removed') return <span className="shrink-0 text-sm text-muted">Removed</span>;
  if (mark === 'moved')
    return (
      <span title="No longer in this order" className="shrink-0 self-center">
        <span aria-hidden="true" className="block size-2 rounded-full bg-copper" />
        <VisuallyHidden>No longer in this order</VisuallyHidden>
      </span>
    );
  return mark === 'changed' ? <VisuallyHidden>Changed just now</VisuallyHidden> : null;
}
