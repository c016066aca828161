import type { ReactNode } from 'react';
import { Container } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../../classes.ts';
import type { OutlineEntry } from './prose.tsx';

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

/** Next to the text on wide screens, and collapsed above it on narrow ones. */
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

interface TextWithContentsProps extends ContentsProps {
  readonly labelledBy: string;
  /** Vertical spacing. */
  readonly className?: string;
  readonly articleClass?: string;
  readonly children: ReactNode;
}

/** A long text and its contents. */
export function TextWithContents({
  labelledBy,
  className = 'py-8 md:py-14',
  articleClass,
  children,
  ...contents
}: TextWithContentsProps) {
  return (
    <Container className={classes(className, 'print:py-4')}>
      <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-12">
        <Contents {...contents} />
        <article
          aria-labelledby={labelledBy}
          className={classes('max-w-measure min-w-0 lg:col-span-8 print:max-w-none', articleClass)}
        >
          {children}
        </article>
      </div>
    </Container>
  );
}
