import { Icon } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { parts, type PartId } from '../story.ts';

/** The five parts as a way through the page, each marked once something stands in it. */
export function StoryOutline({ isFilled }: { isFilled: (part: PartId) => boolean }) {
  return (
    <nav aria-label="Parts of the story" className="print:hidden">
      <ol className="relative flex gap-1 overflow-x-auto lg:sticky lg:top-16 lg:flex-col">
        {parts.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#part-${id}`}
              onClick={(event) => {
                // The address keeps what it asks for.
                event.preventDefault();
                const field = document.getElementById(`${id}-field`);
                document.getElementById(`part-${id}`)?.scrollIntoView({ block: 'start' });
                field?.focus({ preventScroll: true });
              }}
              className="flex min-h-control-sm items-center gap-1.5 rounded-md px-2 text-sm text-muted hover:bg-surface hover:text-ink pointer-coarse:min-h-11"
            >
              {isFilled(id) ? (
                <Icon name="circle-check" className="size-4 shrink-0 text-success" />
              ) : (
                <span aria-hidden="true" className="size-4 shrink-0 rounded-full border border-edge" />
              )}
              {label}
              <VisuallyHidden>{isFilled(id) ? ', written' : ', empty'}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
