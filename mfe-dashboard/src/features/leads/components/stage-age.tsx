import { formatMoment } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { stageAge } from '../lead-words.ts';

const MINUTE_MS = 60_000;
const looks = { no: 'text-muted', long: 'text-warning', 'too long': 'text-danger' };

/** For how long a lead has been in its stage: from a week on it waits, and a word says so beside the color. */
export function StageAge({ since, status }: { readonly since: string; readonly status: string }) {
  const now = useNow(MINUTE_MS);
  const { text, waits } = stageAge(since, status, now);
  return (
    <time dateTime={since} title={formatMoment(since)} className={`whitespace-nowrap ${looks[waits]}`}>
      {text}
      {waits === 'no' ? '' : ' waiting'}
    </time>
  );
}
