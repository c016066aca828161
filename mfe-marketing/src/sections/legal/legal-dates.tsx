import { formatDay } from 'shared-contract/format';
import type { LegalHead } from '../../content/legal/legal-document.ts';
import { useToday } from 'shared-ui/hooks';

function Day({ term, date }: { readonly term: string; readonly date: string }) {
  return (
    <div className="grid content-start gap-1 py-4 pr-4">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="tabular-nums">
        <time dateTime={date}>{formatDay(date)}</time>
      </dd>
    </div>
  );
}

/** The day of reading, as the two dates of the document, and below it what was really changed and when. */
export function LegalDates({ revisions }: Pick<LegalHead, 'revisions'>) {
  const today = useToday(revisions[0].date);
  return (
    <div data-wake="" className="mt-8 border-t border-edge">
      <dl className="grid sm:grid-cols-3">
        <Day term="Last updated" date={today} />
        <Day term="Effective" date={today} />
        <Day term="Text last revised" date={revisions[0].date} />
      </dl>
      <p className="max-w-measure text-sm text-pretty text-muted">
        The first two dates are the day you read this: the text below is in force on it.
      </p>
      <h2 className="mt-6 text-lg">Changes to the text</h2>
      <ul className="mt-2 grid gap-1 text-sm">
        {revisions.map(({ date, changed }) => (
          <li key={date}>
            <time dateTime={date} className="font-semibold tabular-nums">
              {formatDay(date)}
            </time>
            {`: ${changed}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
