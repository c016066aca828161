import { clsx } from 'clsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Pair {
  readonly term: string;
  /** If missing, a blank line to write on. */
  readonly value?: string | undefined;
}

export interface PlanSheetLine {
  /** The strategy, or other text in that position. */
  readonly title: string;
  /** Short description of the change. */
  readonly text: string;
  /** Result at the end of the line: `$66,198`. A blank if missing. */
  readonly result?: string | undefined;
  /** Law, cost, risk, and deadline. */
  readonly details: readonly Pair[];
  /** Margin note by the person who checked the line. */
  readonly mark?: string;
}

export interface PlanSheetProps {
  /** Kind of document: `Plan sheet`. */
  title: string;
  /** The plan's client and year. */
  subject: string;
  lines: readonly PlanSheetLine[];
  /** The tested strategies that were left out, with the reason. */
  leftOut?: string | undefined;
  /** Totals below the lines. The first is the most important. */
  totals: readonly Pair[];
  /** The title block: drawn by, checked by, number. */
  titleBlock: readonly Pair[];
  /** Hides the details of each line on narrow screens. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** A value, or a blank line to write on. */
function Written({ value }: { value: string | undefined }) {
  if (value !== undefined) return value;
  return (
    <span className="ui:inline-block ui:w-full ui:min-w-16 ui:border-b ui:border-edge">
      <VisuallyHidden>to be filled in</VisuallyHidden>
      {'\u00a0'}
    </span>
  );
}

function Line({ line, number, compact }: { line: PlanSheetLine; number: number; compact: boolean }) {
  return (
    <li className="ui:grid ui:grid-cols-[1.25rem_1fr_auto] ui:items-baseline ui:gap-x-3 ui:border-b ui:border-line ui:py-3">
      <span aria-hidden="true" className="ui:font-heading ui:text-copper ui:tabular-nums">
        {number}
      </span>
      <span className="ui:font-semibold">{line.title}</span>
      <span className="ui:text-right ui:font-heading ui:tabular-nums">
        <Written value={line.result} />
      </span>
      <span className="ui:col-span-2 ui:col-start-2">{line.text}</span>
      <dl
        className={clsx(
          'ui:col-span-2 ui:col-start-2 ui:mt-1 ui:grid ui:gap-x-4 ui:gap-y-0.5 ui:text-muted ui:sm:grid-cols-2',
          compact && 'ui:max-lg:hidden',
        )}
      >
        {line.details.map(({ term, value }) => (
          <div key={term} className="ui:grid ui:grid-cols-[2.25rem_1fr] ui:gap-x-2">
            <dt>{term}</dt>
            <dd className="ui:text-ink">
              <Written value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {line.mark ? (
        <span className="ui:col-span-2 ui:col-start-2 ui:mt-1 ui:border-l-2 ui:border-copper ui:pl-3 ui:text-copper">
          {line.mark}
        </span>
      ) : null}
    </li>
  );
}

/**
 * A page of a plan that looks like a real one: numbered lines with their law, cost, risk, and deadline, the strategies
 * left out, the totals, and a title block with its author and reviewer. It is text instead of an image, so that it can
 * be read aloud and printed. Put figures that promise something in a `Claim` with their disclosure.
 */
export function PlanSheet({
  title,
  subject,
  lines,
  leftOut,
  totals,
  titleBlock,
  compact = false,
  className,
}: PlanSheetProps) {
  return (
    <div
      data-slot="plan-sheet"
      className={clsx(
        'ui:break-inside-avoid ui:border ui:border-edge ui:bg-surface ui:p-1.5 ui:text-sm ui:text-ink',
        className,
      )}
    >
      <figure className="ui:border ui:border-edge">
        <figcaption className="ui:flex ui:flex-wrap ui:items-baseline ui:justify-between ui:gap-x-4 ui:border-b ui:border-edge ui:px-4 ui:py-2.5">
          <span className="ui:font-heading ui:text-base">{title}</span>
          <span className="ui:text-muted">{subject}</span>
        </figcaption>
        <ol className="ui:px-4">
          {lines.map((line, index) => (
            <Line key={line.title} line={line} number={index + 1} compact={compact} />
          ))}
        </ol>
        {leftOut ? (
          <p className="ui:px-4 ui:py-2.5">
            <span className="ui:font-semibold">Left out. </span>
            {leftOut}
          </p>
        ) : null}
        <dl className="ui:grid ui:grid-cols-3 ui:border-y ui:border-edge">
          {totals.map(({ term, value }) => (
            <div
              key={term}
              className="ui:flex ui:flex-col ui:justify-between ui:gap-1 ui:border-l ui:border-edge ui:px-2.5 ui:py-2.5 ui:first:border-l-0 ui:sm:px-4"
            >
              <dt className="ui:leading-tight ui:text-muted">{term}</dt>
              <dd className="ui:font-heading ui:text-base ui:leading-none ui:tabular-nums ui:sm:text-lg">
                <Written value={value} />
              </dd>
            </div>
          ))}
        </dl>
        <dl className="ui:flex ui:flex-wrap ui:gap-x-6 ui:gap-y-0.5 ui:px-4 ui:py-2.5">
          {titleBlock.map(({ term, value }) => (
            <div key={term} className="ui:flex ui:gap-x-2">
              <dt className="ui:text-muted">{term}</dt>
              <dd>
                <Written value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </figure>
    </div>
  );
}
