import { TextLink } from 'shared-ui/text-link';
import type { OutlineEntry } from './outline.ts';

interface ContentsProps {
  readonly outline: readonly OutlineEntry[];
  readonly isNumbered?: boolean;
}

function Entries({ outline, isNumbered = false }: ContentsProps) {
  return (
    <ol className="grid text-sm">
      {outline.map(({ id, title, number }) => (
        <li key={id} className={isNumbered ? 'grid grid-cols-[2rem_1fr] items-baseline' : 'grid'}>
          {isNumbered ? (
            <span aria-hidden="true" className="text-muted tabular-nums">
              {number}
            </span>
          ) : null}
          <TextLink href={`#${id}`} className="py-1 max-lg:py-2">
            {title}
          </TextLink>
        </li>
      ))}
    </ol>
  );
}

/** The table of contents: beside the text where there is room, folded above it where there is not. */
export function Contents(props: ContentsProps) {
  const { outline } = props;
  return (
    <nav aria-label="Contents" className="self-stretch lg:col-span-4 print:hidden">
      <details className="border border-edge bg-surface lg:hidden">
        <summary className="cursor-pointer px-4 py-3 font-semibold">
          Contents <span className="font-normal text-muted">({outline.length} sections)</span>
        </summary>
        <div className="border-t border-line px-4 py-2">
          <Entries {...props} />
        </div>
      </details>
      <div className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto pr-4 lg:block">
        <p className="mb-3 font-heading text-lg">Contents</p>
        <Entries {...props} />
      </div>
    </nav>
  );
}
