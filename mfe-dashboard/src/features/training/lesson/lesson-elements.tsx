import { useId, type ComponentProps, type ReactNode } from 'react';
import { TextLink } from 'shared-ui/text-link';
import { ExampleTable } from './example-table.tsx';
import { useReading } from './lesson-context.ts';
import { LessonSection } from './lesson-section.tsx';

interface Held {
  readonly children?: ReactNode;
}

function Figure({ caption }: { readonly caption?: string }) {
  const { Figure: Drawing } = useReading().lesson;
  return (
    <figure className="mt-6 break-inside-avoid rounded-md border border-line bg-surface p-4">
      <Drawing />
      {caption ? <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption> : null}
    </figure>
  );
}

interface BoxProps extends Held {
  readonly label?: string;
}

const Note = ({ label = 'Note', children }: BoxProps) => (
  <div className="mt-6 break-inside-avoid border-l-4 border-copper bg-surface px-4 py-3 [&>p:first-of-type]:mt-1">
    <p className="text-sm font-semibold text-copper">{label}</p>
    {children}
  </div>
);

const Compare = ({ children }: Held) => (
  <div className="mt-6 grid gap-3 sm:auto-cols-fr sm:grid-flow-col">{children}</div>
);

const Side = ({ title, children }: Held & { readonly title: string }) => (
  <section className="min-w-0 break-inside-avoid rounded-md border border-line bg-surface p-4">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
);

const Steps = ({ children }: Held) => (
  <div className="[&>ol]:mt-6 [&>ol]:gap-4 [&>ol]:border-l-2 [&>ol]:border-copper [&>ol]:pl-8">
    {children}
  </div>
);

type Align = 'left' | 'right' | 'center';
interface CellProps extends Held {
  readonly align?: Align;
}
const cell = ({ align }: CellProps) =>
  `px-3 py-2 first:pl-0 last:pr-0 ${align === 'right' ? 'text-right tabular-nums' : 'text-left'}`;

/** A table with its caption; one that is wider than the screen scrolls by itself, with the keyboard too. */
function Table({ children, ...props }: ComponentProps<'table'> & { readonly 'data-caption'?: string }) {
  const id = useId();
  return (
    <div
      role="region"
      aria-labelledby={id}
      tabIndex={0}
      className="mt-6 overflow-x-auto border-y border-edge print:overflow-visible"
    >
      <table className="w-full text-sm [&_tbody_tr]:border-t [&_tbody_tr]:border-line">
        <caption id={id} className="py-3 text-left font-semibold">
          {props['data-caption']}
        </caption>
        {children}
      </table>
    </div>
  );
}

/** How each element of a lesson is shown, and what its text calls by name. */
export const lessonElements = {
  Section: LessonSection,
  Example: ExampleTable,
  ...{ Figure, Note, Compare, Side, Steps },
  p: ({ children }: Held) => <p className="orphans-3 widows-3 mt-4">{children}</p>,
  strong: ({ children }: Held) => <strong className="font-semibold">{children}</strong>,
  h3: ({ children }: Held) => <h3 className="mt-8 break-after-avoid text-lg">{children}</h3>,
  h4: ({ children }: Held) => <h4 className="mt-6 break-after-avoid font-semibold">{children}</h4>,
  ul: ({ children }: Held) => (
    <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-copper">{children}</ul>
  ),
  ol: ({ children, start }: ComponentProps<'ol'>) => (
    <ol start={start} className="mt-4 grid list-decimal gap-2 pl-6 marker:text-copper marker:tabular-nums">
      {children}
    </ol>
  ),
  li: ({ children }: Held) => <li className="break-inside-avoid pl-1 [&>p:first-child]:mt-0">{children}</li>,
  a: ({ href = '', children }: ComponentProps<'a'>) => (
    <TextLink {...(href.startsWith('/') ? { to: href } : { href })}>{children}</TextLink>
  ),
  blockquote: ({ children }: Held) => (
    <blockquote className="mt-4 border-l-2 border-edge pl-4 text-muted">{children}</blockquote>
  ),
  aside: ({ children, ...props }: Held & { readonly 'data-callout'?: string }) => (
    <Note label={props['data-callout'] ?? 'Note'}>{children}</Note>
  ),
  table: Table,
  th: (props: CellProps) => (
    <th scope="col" className={`${cell(props)} align-bottom font-semibold`}>
      {props.children}
    </th>
  ),
  td: (props: CellProps) => <td className={`${cell(props)} align-top`}>{props.children}</td>,
};
