import { type ComponentProps, type ReactNode, useId } from 'react';
import { formatDollars } from 'shared-contract/format';
import { TextLink } from 'shared-ui/text-link';
import type { Unit } from '../training-module.ts';
import { headingId, useReading } from './load-lesson.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 });
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

const written: Record<Unit, (value: number) => string> = {
  percent: (value) => percent.format(value),
  number: (value) => number.format(value),
  years: (value) => (value === 1 ? '1 year' : `${number.format(value)} years`),
};
const writtenAs = (value: number, unit?: Unit) => (unit ? written[unit] : formatDollars)(value);

const cell = 'px-3 py-2 align-top first:pl-0 last:pr-0';
const figure = `${cell} text-right tabular-nums whitespace-nowrap`;

function ExampleTable() {
  const { title, inputs, columns = ['Amount'], result } = useReading().lesson.module.example;
  const id = useId();
  const span = columns.length;
  return (
    <div
      role="region"
      aria-labelledby={id}
      tabIndex={0}
      className="mt-6 overflow-x-auto rounded-md border border-edge bg-surface px-4 print:overflow-visible"
    >
      <table className="w-full [&_tbody_tr]:border-t [&_tbody_tr]:border-line">
        <caption id={id} className="py-3 text-left">
          <span className="block text-sm font-semibold text-copper">Worked example</span>
          <span className="font-semibold">{title}</span>
        </caption>
        <tbody className="text-muted">
          {inputs.map(({ label, value, unit, source }) => (
            <tr key={label}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {label}
                {source ? <span className="block text-sm">{source}</span> : null}
              </th>
              <td colSpan={span} className={figure}>
                {writtenAs(value, unit)}
              </td>
            </tr>
          ))}
        </tbody>
        {span > 1 ? (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col" className={`${cell} pt-4 text-right align-bottom font-semibold`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody className="border-t-2 border-edge">
          {result.map(({ label, value, unit, how, isTotal }) => (
            <tr key={label} className={isTotal ? 'font-semibold' : undefined}>
              <th scope="row" className={`${cell} text-left ${isTotal ? 'font-semibold' : 'font-normal'}`}>
                {label}
                {how ? <span className="block text-sm font-normal text-muted">{how}</span> : null}
              </th>
              {[value].flat().map((one, index, all) => (
                <td key={columns[index]} colSpan={all.length === 1 ? span : 1} className={figure}>
                  {writtenAs(one, unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** All sections are in the DOM for print. Only the current one is visible on screen. */
function LessonSection({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { lesson, current } = useReading();
  const title = lesson.module.sections.find((section) => section.id === id)?.title;
  if (title === undefined) throw new Error(`${lesson.module.id} has no section ${id}.`);
  return (
    <section
      data-section={id}
      aria-labelledby={headingId(id)}
      className={id === current ? 'print:mt-8' : 'hidden print:mt-8 print:block'}
    >
      <h2 id={headingId(id)} tabIndex={-1} className="text-xl leading-tight outline-offset-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface Held {
  readonly children?: ReactNode;
}

function Figure() {
  const { Figure: Drawing } = useReading().lesson;
  return (
    <figure className="mt-6 break-inside-avoid rounded-md border border-line bg-surface p-4">
      <Drawing />
    </figure>
  );
}

/** The label is one of `calloutLabels` in the build's Markdown plugin. */
const Callout = ({ children, ...props }: Held & { readonly 'data-callout'?: string }) => (
  <div className="mt-6 break-inside-avoid border-l-4 border-copper bg-surface px-4 py-3 [&>p:first-of-type]:mt-1">
    <p className="text-sm font-semibold text-copper">{props['data-callout']}</p>
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

interface CellProps extends Held {
  readonly align?: 'left' | 'right' | 'center';
}
const cellStyles = ({ align }: CellProps) =>
  `px-3 py-2 first:pl-0 last:pr-0 ${align === 'right' ? 'text-right tabular-nums' : 'text-left'}`;

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

/** Maps the elements and component names of a lesson's MDX to components. */
export const lessonElements = {
  Section: LessonSection,
  Example: ExampleTable,
  ...{ Figure, Compare, Side, Steps },
  p: ({ children }: Held) => <p className="orphans-3 widows-3 mt-4">{children}</p>,
  strong: ({ children }: Held) => <strong className="font-semibold">{children}</strong>,
  h3: ({ children }: Held) => <h3 className="mt-8 break-after-avoid text-lg">{children}</h3>,
  ul: ({ children }: Held) => (
    <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-copper">{children}</ul>
  ),
  ol: ({ children }: Held) => (
    <ol className="mt-4 grid list-decimal gap-2 pl-6 marker:text-copper marker:tabular-nums">{children}</ol>
  ),
  li: ({ children }: Held) => <li className="break-inside-avoid pl-1 [&>p:first-child]:mt-0">{children}</li>,
  a: ({ href = '', children }: ComponentProps<'a'>) => (
    <TextLink {...(href.startsWith('/') ? { to: href } : { href })}>{children}</TextLink>
  ),
  aside: Callout,
  table: Table,
  th: (props: CellProps) => (
    <th scope="col" className={`${cellStyles(props)} align-bottom font-semibold`}>
      {props.children}
    </th>
  ),
  td: (props: CellProps) => <td className={`${cellStyles(props)} align-top`}>{props.children}</td>,
};
