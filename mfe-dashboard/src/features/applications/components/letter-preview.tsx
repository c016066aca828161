import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { previewLetter, type Decided } from '../data/decide-application.ts';

interface Props extends Decided {
  readonly id: string;
}

/** The letter as it would go, written by the function that sends it. */
export function LetterPreview({ id, decision, note, place }: Props) {
  const settled = useSettled(note, 500);
  const letter = useDataQuery(
    'letter-preview',
    (client) => previewLetter(client, id, { decision, note: settled, place }),
    {
      id,
      decision,
      settled,
      place,
    },
  );
  return (
    <section aria-label="The letter" aria-busy={letter.isFetching} className="flex min-h-72 flex-col gap-2">
      <h3 className="text-base">The letter</h3>
      {letter.isError && !letter.data ? <FailedQuery what="The letter" query={letter} /> : null}
      {letter.data ? (
        <div className="rounded-md border border-line bg-ground p-4 text-sm wrap-anywhere">
          <p className="text-muted">To {letter.data.to}</p>
          <p className="mb-3 font-semibold">{letter.data.subject}</p>
          <p
            className="max-h-96 max-w-[66ch] overflow-y-auto whitespace-pre-line"
            tabIndex={0}
            role="region"
            aria-label="Its words"
          >
            {letter.data.text}
          </p>
        </div>
      ) : null}
      {letter.isPending ? (
        <p role="status" className="text-sm text-muted">
          Writing the letter
        </p>
      ) : null}
    </section>
  );
}
