import { type ComponentProps, type ComponentType, isValidElement, type ReactNode, useId } from 'react';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../../classes.ts';

export interface OutlineEntry {
  readonly number: number;
  readonly title: string;
  readonly id: string;
}

export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((part: ReactNode) => textOf(part)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function* headingsIn(node: ReactNode): Generator<string> {
  if (Array.isArray(node)) {
    for (const part of node as ReactNode[]) yield* headingsIn(part);
  } else if (isValidElement<{ children?: ReactNode }>(node)) {
    if (node.type === 'h2') yield textOf(node.props.children);
    else yield* headingsIn(node.props.children);
  }
}

/** Reads the sections from the rendered text, so that titles exist only in the MDX. */
function outlineOf(content: ReactNode): readonly OutlineEntry[] {
  return [...headingsIn(content)].map((title, index) => ({ number: index + 1, title, id: idOf(title) }));
}

export const Paragraph = ({ children }: ComponentProps<'p'>) => (
  <p className="orphans-3 widows-3 mt-4">{children}</p>
);

export const Strong = ({ children }: ComponentProps<'strong'>) => (
  <strong className="font-semibold">{children}</strong>
);

const Subtitle = ({ children }: ComponentProps<'h3'>) => (
  <h3 className="mt-8 break-after-avoid text-lg">{children}</h3>
);

const List = ({ children }: ComponentProps<'ul'>) => (
  <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-copper">{children}</ul>
);

const Steps = ({ children }: ComponentProps<'ol'>) => (
  <ol className="mt-4 grid list-decimal gap-2 pl-6 marker:text-copper marker:tabular-nums">{children}</ol>
);

const Item = ({ children }: ComponentProps<'li'>) => (
  <li className="break-inside-avoid pl-1 [&>p:first-child]:mt-0">{children}</li>
);

/** A cite of law, which the build links. Colored as the text, because a sentence can have several. */
export function Cite({ href, children }: ComponentProps<'a'>) {
  return (
    <a href={href} className="underline decoration-edge underline-offset-4 hover:decoration-current">
      {children}
    </a>
  );
}

function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('https:')) return <Cite href={href}>{children}</Cite>;
  return <TextLink {...(href.startsWith('/') ? { to: href } : { href })}>{children}</TextLink>;
}

type Align = 'left' | 'right' | 'center';
interface CellProps {
  readonly align?: Align;
  readonly children?: ReactNode;
}

const cell = ({ align }: CellProps) =>
  classes('px-3 py-2 first:pl-0 last:pr-0', align === 'right' ? 'text-right tabular-nums' : 'text-left');

const HeadCell = (props: CellProps) => (
  <th scope="col" className={classes(cell(props), 'align-bottom font-semibold')}>
    {props.children}
  </th>
);
const Cell = (props: CellProps) => <td className={classes(cell(props), 'align-top')}>{props.children}</td>;

/** Scrolls horizontally if it is wider than the screen. Focusable, so that keyboard users can scroll it. */
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

function Callout({ children, ...props }: ComponentProps<'aside'> & { readonly 'data-callout'?: string }) {
  const label = props['data-callout'];
  return (
    <div
      role="note"
      aria-label={label}
      data-slot="callout"
      className="mt-6 grid break-inside-avoid gap-x-6 gap-y-2 border border-edge bg-surface px-4 py-5 md:grid-cols-[7rem_1fr] md:px-6"
    >
      <p aria-hidden="true" className="font-semibold text-copper">
        {label}
      </p>
      <div className="min-w-0 [&>*:first-child]:mt-0">{children}</div>
    </div>
  );
}

const Title = ({ children }: ComponentProps<'h2'>) => (
  <h2
    id={idOf(textOf(children))}
    className="mt-12 scroll-mt-24 break-after-avoid text-xl first:mt-0 md:text-2xl"
  >
    {children}
  </h2>
);

const proseElements = {
  h2: Title,
  h3: Subtitle,
  p: Paragraph,
  ul: List,
  ol: Steps,
  li: Item,
  a: ProseLink,
  strong: Strong,
  table: Table,
  th: HeadCell,
  td: Cell,
  aside: Callout,
};

/** Component that the build compiles from MDX. */
type ProseContent = (props: { components?: object }) => ReactNode;

export interface Prose {
  readonly Body: ComponentType;
  readonly outline: readonly OutlineEntry[];
}

/**
 * Reads the outline of a text and binds its elements. Call it once per text, outside rendering.
 * @param elementsFor for other elements than those of an article
 */
export function proseText(
  content: ProseContent,
  elementsFor: (outline: readonly OutlineEntry[]) => object = () => proseElements,
): Prose {
  const outline = outlineOf(content({}));
  const components = elementsFor(outline);
  return { outline, Body: () => content({ components }) };
}

/** Reading speed in words per minute, for text with figures. */
const PACE = 220;

/** In full minutes, at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / PACE));
